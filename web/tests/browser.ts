/** What jsdom lacks and a browser has. */
if (!window.matchMedia) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query, onchange: null }) as MediaQueryList
}
