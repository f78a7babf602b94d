/** The picture that stands for each game. */
import type { Component } from 'svelte'
import type { GameName } from '../app/router.svelte'
import BakongScene from './bakong/Scene.svelte'
import BanjooliScene from './banjooli-xeet/Scene.svelte'
import BeachScene from './bonobo-beach/Scene.svelte'
import BongoScene from './bongo/Scene.svelte'

export const SCENES: Record<GameName, Component> = {
  bongo: BongoScene,
  'bonobo-beach': BeachScene,
  bakong: BakongScene,
  'banjooli-xeet': BanjooliScene,
}
