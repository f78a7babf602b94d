/** Small sounds, made here: plucked tongues of a thumb piano and knocks on wood. */
import { settings } from './settings.svelte'

interface Pluck {
  /** Semitones above the lowest tongue. */
  tongue: number
  /** Seconds after the start. */
  at: number
  loud?: number
}

interface Knock {
  /** How bright the wood is, in hertz. */
  wood: number
  at: number
  loud?: number
}

interface Tune {
  plucks?: readonly Pluck[]
  knocks?: readonly Knock[]
}

const LOWEST = 261.6

export const TUNES = {
  tap: { knocks: [{ wood: 1400, at: 0, loud: 0.25 }] },
  put: { knocks: [{ wood: 700, at: 0, loud: 0.5 }] },
  dice: {
    knocks: [0, 0.06, 0.13, 0.17, 0.26, 0.31].map((at, i) => ({
      wood: 900 + 190 * ((i * 3) % 4),
      at,
      loud: 0.5 - i * 0.05,
    })),
  },
  turn: {
    plucks: [
      { tongue: 7, at: 0 },
      { tongue: 12, at: 0.14 },
    ],
  },
  gain: {
    plucks: [
      { tongue: 12, at: 0 },
      { tongue: 16, at: 0.07 },
    ],
  },
  loss: {
    plucks: [
      { tongue: 5, at: 0 },
      { tongue: 0, at: 0.16 },
    ],
  },
  win: { plucks: [0, 4, 7, 12, 16, 12, 19].map((tongue, i) => ({ tongue, at: i * 0.12 })) },
} satisfies Record<string, Tune>

export type TuneName = keyof typeof TUNES

let room: AudioContext | undefined

/** Plays a tune, unless the person wants silence or the browser has no sound. */
export function play(name: TuneName): void {
  if (!settings.loudness || typeof AudioContext === 'undefined') return
  // before the first touch browsers keep quiet, and complain
  if (navigator.userActivation?.hasBeenActive === false) return
  room ??= new AudioContext()
  if (room.state === 'suspended') void room.resume()
  const tune: Tune = TUNES[name]
  for (const note of tune.plucks ?? []) pluck(room, note)
  for (const note of tune.knocks ?? []) knock(room, note)
}

function pluck(room: AudioContext, { tongue, at, loud = 0.4 }: Pluck): void {
  const pitch = LOWEST * 2 ** (tongue / 12)
  ring(room, pitch, at, loud * 0.3, 0.9)
  ring(room, pitch * 5.4, at, loud * 0.06, 0.12)
}

function ring(room: AudioContext, pitch: number, at: number, loud: number, long: number): void {
  const tone = new OscillatorNode(room, { frequency: pitch, type: 'sine' })
  tone.connect(fading(room, at, loud, long)).connect(room.destination)
  tone.start(room.currentTime + at)
  tone.stop(room.currentTime + at + long)
}

function knock(room: AudioContext, { wood, at, loud = 0.4 }: Knock): void {
  const noise = new AudioBufferSourceNode(room, { buffer: rustle(room) })
  const body = new BiquadFilterNode(room, { type: 'bandpass', frequency: wood, Q: 6 })
  noise
    .connect(body)
    .connect(fading(room, at, loud, 0.09))
    .connect(room.destination)
  noise.start(room.currentTime + at)
  noise.stop(room.currentTime + at + 0.1)
}

function fading(room: AudioContext, at: number, loud: number, long: number): GainNode {
  const begin = room.currentTime + at
  const gain = new GainNode(room, { gain: 0 })
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(Math.min(1, loud * settings.loudness), begin + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long)
  return gain
}

let rustling: AudioBuffer | undefined

function rustle(room: AudioContext): AudioBuffer {
  if (rustling) return rustling
  rustling = room.createBuffer(1, room.sampleRate / 8, room.sampleRate)
  const samples = rustling.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return rustling
}
