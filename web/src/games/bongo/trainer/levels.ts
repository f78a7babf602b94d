/** What there is to train: levels of throws, and where they come from. */
export const LEVELS = ['basic', 'poachers', 'guards'] as const
export type Level = (typeof LEVELS)[number]

export const rollsOf = (level: Level) => `/api/trainer?level=${level}`

/** What is worth keeping for a while without a network. */
export const AHEAD = ['/api/readers', ...LEVELS.map(rollsOf)]
