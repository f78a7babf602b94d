/** Svelte as it comes, with runes everywhere. */
export default {
  compilerOptions: {
    runes: ({ filename }) => (filename.includes('node_modules') ? undefined : true),
  },
}
