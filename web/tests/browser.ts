/** What jsdom lacks and a browser has. */
if (typeof window !== 'undefined') {
  window.scrollTo = () => {}
  window.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query, onchange: null }) as MediaQueryList
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
