import type { Instrument } from '../score.ts'
import { blow } from './flute.ts'
import { MUSIC_BOX, pianoTimbre, strike } from './partials.ts'
import { type PluckTimbre, pluck } from './pluck.ts'

/** How an instrument makes a tone, and what becomes of it. */
interface Voice {
  /** The samples of a tone; `held` matters only to those that are blown. */
  readonly sound: (frequency: number, held: number, rate: number) => Float32Array
  /** Whether it sounds the same however long it is held, so that each pitch is made once. */
  readonly isStruck: boolean
  /** Seconds that it rings on after it is let go. */
  readonly release: number
  /** How far a long tone is bent to and fro, as a share of its frequency. */
  readonly vibrato: number
  /** Brings the instruments to the same loudness. */
  readonly level: number
}

const plucked = (timbre: PluckTimbre, release: number, vibrato: number, level: number): Voice => ({
  sound: (frequency, _held, rate) => pluck(timbre, frequency, rate),
  isStruck: true,
  release,
  vibrato,
  level,
})

/** The instruments by the names that scores use. */
export const VOICES: Readonly<Record<Instrument, Voice>> = {
  zheng: plucked({ brightness: 0.5, damping: 0.06, ring: 6.5, position: 0.13 }, 1.8, 0.004, 0.62),
  koto: plucked({ brightness: 0.55, damping: 0.09, ring: 5.2, position: 0.11 }, 1.6, 0.002, 0.62),
  gayageum: plucked({ brightness: 0.38, damping: 0.12, ring: 4.2, position: 0.2 }, 1.2, 0.005, 0.7),
  harp: plucked({ brightness: 0.3, damping: 0.12, ring: 5, position: 0.31 }, 1.6, 0, 0.7),
  piano: {
    sound: (frequency, _held, rate) => strike(pianoTimbre(frequency), frequency, rate),
    isStruck: true,
    release: 0.7,
    vibrato: 0,
    level: 0.5,
  },
  musicbox: {
    sound: (frequency, _held, rate) => strike(MUSIC_BOX, frequency, rate),
    isStruck: true,
    release: 2,
    vibrato: 0,
    level: 0.42,
  },
  flute: {
    sound: (frequency, held, rate) => blow(frequency, held, rate),
    isStruck: false,
    release: 0.2,
    vibrato: 0,
    level: 0.3,
  },
}
