/** Which screen stands at which place; all but the front page are loaded when somebody goes there. */
import type { Component } from 'svelte'
import Home from './home/Home.svelte'
import type { Route } from '../app/router.svelte'

export interface Shown {
  Screen: Component<Record<string, unknown>>
  given: Record<string, unknown>
}

type Loaded = { default: Component<never> }

export const SCREENS: Record<Exclude<Route['at'], 'home'>, () => Promise<Loaded>> = {
  table: () => import('./table/Table.svelte'),
  join: () => import('./join/Join.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  exercises: () => import('./exercises/Exercises.svelte'),
  daily: () => import('./daily/Daily.svelte'),
  mine: () => import('./mine/Mine.svelte'),
  trainer: () => import('./trainer/Trainer.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  review: () => import('./review/Review.svelte'),
  drawings: () => import('./drawings/Drawings.svelte'),
  lost: () => import('./lost/Lost.svelte'),
}

/** The screen of a route, and what the route tells it. */
export async function screenOf(route: Route): Promise<Shown> {
  const { at, ...given } = route
  const screen = at === 'home' ? await inNextTask(Home) : (await SCREENS[at]()).default
  return { Screen: screen as unknown as Shown['Screen'], given }
}

/** The head of the page is there before the front page is laid, and between them a touch is heard. */
const inNextTask = <Thing>(thing: Thing) => new Promise<Thing>((given) => setTimeout(() => given(thing)))
