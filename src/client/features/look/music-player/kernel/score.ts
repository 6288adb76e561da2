/** The instruments that scores are written for (`synth/instruments.ts`). */
export type Instrument = 'zheng' | 'koto' | 'gayageum' | 'harp' | 'piano' | 'musicbox' | 'flute'

/**
 * A voice of a score. A bar is a text of notes such as `d4/1.5 f#4+a4/.5 r/2`: pitches, then beats, which stay for what
 * follows; `@0.6` sets the velocity (0–1), `~` rolls a chord. With a `figure` a bar names the tones of a chord, which
 * the figure plays by their index; a bar that begins with `=` is notes again. A section may be another one's name.
 */
export interface ScorePart {
  readonly instrument: Instrument
  readonly gain: number
  /** -1 left, 1 right. */
  readonly pan: number
  readonly figure?: readonly number[]
  readonly sections: Readonly<Record<string, readonly string[] | string>>
}

/** A line of the lyrics, sung from a bar of a section on, with its English translation. */
export interface ScoreLyric {
  readonly section: string
  readonly bar: number
  readonly text: string
  readonly en: string
}

/** A piece as it is written down in `catalog/music/scores`. */
export interface Score {
  /** Beats in a minute. */
  readonly tempo: number
  /** Beats in a bar. */
  readonly metre: number
  /** The sections in the order in which they are played. */
  readonly order: string
  readonly parts: readonly ScorePart[]
  readonly lyrics?: readonly ScoreLyric[]
}

/** A written note: pitches as MIDI numbers, none for a rest; `at` and `beats` in beats of its bar. */
export interface WrittenNote {
  readonly pitches: readonly number[]
  readonly at: number
  readonly beats: number
  readonly velocity: number
  readonly isRolled: boolean
}

const STEPS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }
const PITCH = /^([a-g])(#?)([0-8])$/

/** The MIDI number of a pitch, 60 for `c4`. @throws Error if it is none */
export function midiOf(pitch: string): number {
  const [, step = '', sharp, octave] = PITCH.exec(pitch) ?? []
  const offset = STEPS[step]
  if (offset === undefined) throw new Error(`${pitch} is no pitch`)
  return 12 * (Number(octave) + 1) + offset + (sharp === '#' ? 1 : 0)
}

const DEFAULT_VELOCITY = 0.6

/**
 * Reads the bars of a section.
 * @param velocity until the first `@`
 * @throws Error for what is no note, and for a bar that is not as long as the metre
 */
export function readBars(
  bars: readonly string[],
  metre: number,
  figure?: readonly number[],
  velocity = DEFAULT_VELOCITY,
): readonly (readonly WrittenNote[])[] {
  let [loudness, beats] = [velocity, 1]
  return bars.map((bar) => {
    const isLiteral = figure === undefined || bar.startsWith('=')
    const notes = isLiteral ? readNotes(bar.replace(/^= ?/, '')) : readFigure(bar, figure)
    const length = notes.reduce((sum, note) => sum + note.beats, 0)
    if (Math.abs(length - metre) > 1e-6) throw new Error(`"${bar}" has ${length} beats`)
    return notes
  })

  function readNotes(text: string): readonly WrittenNote[] {
    let at = 0
    return text.split(' ').flatMap((token) => {
      if (token.startsWith('@')) {
        loudness = Number(token.slice(1))
        return []
      }
      const [pitches = '', length] = token.replace('~', '').split('/')
      beats = length === undefined ? beats : Number(length)
      const note = {
        pitches: pitches === 'r' ? [] : pitches.split('+').map(midiOf),
        at,
        beats,
        velocity: loudness,
        isRolled: token.endsWith('~'),
      }
      at += beats
      return [note]
    })
  }

  function readFigure(text: string, steps: readonly number[]): readonly WrittenNote[] {
    const tokens = text.split(' ')
    const [first = ''] = tokens
    if (first.startsWith('@')) loudness = Number(first.slice(1))
    const chord = (first.startsWith('@') ? tokens.slice(1) : tokens).map(midiOf)
    const each = metre / steps.length
    return steps.map((step, index) => {
      const pitch = chord[step]
      if (pitch === undefined) throw new Error(`"${text}" has no tone ${step}`)
      return { pitches: [pitch], at: index * each, beats: each, velocity: loudness, isRolled: false }
    })
  }
}

/** The sections in playing order, each with its first bar in the piece, and the number of all bars. */
export function playingOrder(score: Score): {
  readonly sections: readonly { readonly name: string; readonly firstBar: number }[]
  readonly bars: number
} {
  let bars = 0
  const sections = score.order.split(' ').map((name) => {
    const firstBar = bars
    bars += lengthOf(score, name)
    return { name, firstBar }
  })
  return { sections, bars }
}

/** The bars of a section in a part, none where it is silent. */
export function barsOf({ sections }: ScorePart, name: string): readonly string[] {
  const bars = sections[name]
  return typeof bars === 'string' ? barsOf({ sections } as ScorePart, bars) : (bars ?? [])
}

/** The bars of a section, in which parts may be silent but not of another length. @throws Error if one is */
function lengthOf({ parts }: Score, name: string): number {
  const lengths = new Set(parts.map((part) => barsOf(part, name).length).filter((length) => length > 0))
  const [length] = lengths
  if (length === undefined || lengths.size > 1)
    throw new Error(`section ${name} has ${[...lengths].join(' and ')} bars`)
  return length
}
