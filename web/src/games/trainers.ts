/** The trainers of the games that have one. */
import type { Component } from 'svelte'

const found = import.meta.glob<{ default: Component }>('./*/trainer/Trainer.svelte')

export const TRAINERS = Object.entries(found).map(([path, load]) => ({ game: path.split('/')[1]!, load }))
