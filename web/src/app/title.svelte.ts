/** What the page is called: its place, or what the screen there says, which may know the game. */

let named: (() => string | undefined) | undefined = $state.raw()

/** What a screen calls the page while it is there; to be called where a screen begins. */
export function titled(name: () => string | undefined): void {
  $effect(() => {
    named = name
    return () => {
      if (named === name) named = undefined
    }
  })
}

/** What the screen that is there calls the page. */
export const titleOfScreen = (): string | undefined => named?.()
