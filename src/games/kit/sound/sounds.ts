/** A note of a sound, as a synthesiser plays it. */
export interface Note {
  readonly wave: 'sine' | 'triangle' | 'square'
  /** Its frequency at its beginning and its end, in Hz. */
  readonly from: number
  readonly to: number
  /** When it begins after the first one, and how long it is heard, in ms. */
  readonly at: number
  readonly ms: number
  /** From 0 to 1. */
  readonly volume: number
}

const tone = (frequency: number, at: number, ms: number, volume = 0.14): Note => ({
  ...{ wave: 'triangle', from: frequency, to: frequency, at, ms, volume },
})

/** What is heard: few and quiet sounds, the same in all games. */
export const SOUNDS = {
  move: [{ wave: 'triangle', from: 300, to: 220, at: 0, ms: 55, volume: 0.16 }],
  gain: [{ wave: 'sine', from: 440, to: 660, at: 0, ms: 110, volume: 0.2 }],
  back: [{ wave: 'triangle', from: 220, to: 280, at: 0, ms: 60, volume: 0.12 }],
  won: [tone(523, 0, 160), tone(659, 110, 160), tone(784, 220, 160), tone(1047, 330, 420)],
  ended: [tone(392, 0, 200), tone(330, 160, 380)],
} satisfies Readonly<Record<string, readonly Note[]>>
export type Sound = keyof typeof SOUNDS
