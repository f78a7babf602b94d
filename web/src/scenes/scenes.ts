/** The picture that stands for each game. */
import type { Component } from 'svelte'
import type { GameName } from '../router.svelte'
import BakongScene from './BakongScene.svelte'
import BanjooliScene from './BanjooliScene.svelte'
import BeachScene from './BeachScene.svelte'
import BongoScene from './BongoScene.svelte'

export const SCENES: Record<GameName, Component> = {
  bongo: BongoScene,
  'bonobo-beach': BeachScene,
  bakong: BakongScene,
  'banjooli-xeet': BanjooliScene,
}
