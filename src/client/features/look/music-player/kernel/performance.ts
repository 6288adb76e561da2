import { seededRandom } from '../../../../lib/values/seeded.ts'
import { barsOf, type Instrument, playingOrder, readBars, type Score } from './score.ts'

/** A tone as it is played. */
export interface Tone {
  readonly instrument: Instrument
  /** In seconds from the beginning. */
  readonly at: number
  /** Seconds until it is let go; plucked and struck tones fade by themselves. */
  readonly held: number
  readonly midi: number
  /** 0–1, of the note and its part. */
  readonly gain: number
  /** -1 left, 1 right. */
  readonly pan: number
}

/** What the last bars slow down to, and over how many bars. */
const LAST_TEMPO = 0.62
const SLOWING_BARS = 2
/** Players are never exact: in seconds, and as a share of the velocity. */
const LOOSE_SECONDS = 0.012
const LOOSE_VELOCITY = 0.07
/** Between the tones of a rolled chord, in seconds. */
const ROLL_SECONDS = 0.07
/** The first beat of a bar is a little louder. */
const FIRST_BEAT = 1.08
/** How much a phrase of four bars swells towards its middle. */
const SWELL = 0.12
const PHRASE_BARS = 4
/** The last tones ring on. */
const LAST_RING_SECONDS = 3

/** Seconds from the beginning to a beat; the last bars slow down. */
export function secondsAt(score: Score, beat: number): number {
  const beats = playingOrder(score).bars * score.metre
  const slowFrom = beats - SLOWING_BARS * score.metre
  const perBeat = 60 / score.tempo
  if (beat <= slowFrom) return beat * perBeat
  // the tempo falls evenly, so that a beat lasts 1 / tempo: the sum is a logarithm
  const share = (1 - LAST_TEMPO) / (beats - slowFrom)
  return (slowFrom - Math.log(1 - share * (Math.min(beat, beats) - slowFrom)) / share) * perBeat
}

/** Seconds that a piece lasts. */
export const pieceSeconds = (score: Score): number =>
  secondsAt(score, playingOrder(score).bars * score.metre) + LAST_RING_SECONDS

/** A score as it is played: in time order, with small deviations that are the same at every performance. */
export function perform(score: Score): readonly Tone[] {
  const { sections, bars: allBars } = playingOrder(score)
  const tones = score.parts.flatMap((part, voice) => {
    const random = seededRandom(`${part.instrument} ${voice}`)
    const loose = (width: number) => (random() - 0.5) * 2 * width
    return sections.flatMap(({ name, firstBar }) =>
      readBars(barsOf(part, name), score.metre, part.figure).flatMap((notes, index) =>
        notes.flatMap(({ pitches, at, beats, velocity, isRolled }) => {
          const bar = firstBar + index
          const beat = bar * score.metre + at
          const begin = secondsAt(score, beat)
          const isLast = bar === allBars - 1
          const held = secondsAt(score, beat + beats) - begin + (isLast ? LAST_RING_SECONDS : 0)
          return pitches.map((midi, step): Tone => {
            const late = isRolled ? step * ROLL_SECONDS : loose(LOOSE_SECONDS)
            const swell =
              1 - SWELL + SWELL * Math.sin((Math.PI * ((bar % PHRASE_BARS) + at / score.metre)) / PHRASE_BARS)
            const accent = at === 0 ? FIRST_BEAT : 1
            return {
              instrument: part.instrument,
              at: Math.max(0, begin + late),
              held: Math.max(0.05, held - late),
              midi,
              gain: part.gain * velocity * swell * accent * (1 + loose(LOOSE_VELOCITY)),
              pan: part.pan,
            }
          })
        }),
      ),
    )
  })
  return tones.toSorted((one, other) => one.at - other.at)
}

/** A line of lyrics with the second from which it is sung, and its translation if there is one. */
export interface LyricLine {
  readonly at: number
  readonly text: string
  readonly translation?: string
}

/** The lyrics of a score, by time. */
export function scoreLyrics(score: Score): readonly LyricLine[] {
  const { sections } = playingOrder(score)
  return sections.flatMap(({ name, firstBar }) =>
    (score.lyrics ?? [])
      .filter(({ section }) => section === name)
      .map(({ bar, text, en }) => ({ at: secondsAt(score, (firstBar + bar) * score.metre), text, translation: en })),
  )
}
