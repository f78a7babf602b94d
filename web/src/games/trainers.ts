/** The trainers of the games that have one. */
import type { Component } from 'svelte'

const found = import.meta.glob<{ default: Component }>('./*/trainer/Trainer.svelte')

/** Answers of the server that make training possible without it. */
const ahead = import.meta.glob<string[]>('./*/trainer/levels.ts', { eager: true, import: 'AHEAD' })
export const AHEAD = Object.values(ahead).flat()

export const TRAINERS = Object.entries(found).map(([path, load]) => ({ game: path.split('/')[1]!, load }))
