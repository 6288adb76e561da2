import { mix, type Parameter, type Parameters } from './parameters.ts'

/** What a parameter does in the course of a motion: `moment:value` each, in ms since its beginning, eased from one to the next. */
export type Track = string

/** A movement of a figure. */
export interface Motion {
  /** Milliseconds. */
  readonly duration: number
  readonly tracks: Readonly<Partial<Record<Parameter, Track>>>
}

type Key = readonly [at: number, value: number]

/** Milliseconds in which a motion takes over from what was before, and gives back. */
const FADE_IN = 140
const FADE_OUT = 260

/** How much of a moment is the motion's, from 0 to 1. */
export function motionWeight({ duration }: Motion, at: number): number {
  if (at < 0 || at >= duration) return 0
  return ease(Math.min(1, at / FADE_IN, (duration - at) / FADE_OUT))
}

/** The parameters at a moment of a motion, which leaves those alone that it has no track for. */
export function withMotion(parameters: Parameters, motion: Motion, at: number): Parameters {
  const weight = motionWeight(motion, at)
  if (weight === 0) return parameters
  const moved: Partial<Record<Parameter, number>> = {}
  for (const [name, track] of Object.entries(motion.tracks) as [Parameter, Track][])
    moved[name] = mix(parameters[name], valueAt(keysOf(track), at), weight)
  return { ...parameters, ...moved }
}

const parsed = new Map<Track, readonly Key[]>()

function keysOf(track: Track): readonly Key[] {
  const known = parsed.get(track)
  if (known !== undefined) return known
  const keys = track.split(' ').map((key): Key => {
    const [at = 0, value = 0] = key.split(':').map(Number)
    return [at, value]
  })
  parsed.set(track, keys)
  return keys
}

/** The value between two keys; before the first and after the last it stays. */
function valueAt(keys: readonly Key[], at: number): number {
  const next = keys.findIndex(([moment]) => moment > at)
  const [from, to] = [keys[next < 0 ? keys.length - 1 : Math.max(0, next - 1)], keys[next]]
  if (from === undefined) return 0
  if (to === undefined || at <= from[0]) return from[1]
  return mix(from[1], to[1], ease((at - from[0]) / (to[0] - from[0])))
}

/** Slow at both ends. */
const ease = (share: number): number => share * share * (3 - 2 * share)

/** From a moment on back and forth between two values, `times` times, a period each; then at rest. */
export const toAndFro = (start: number, period: number, times: number, value: number, other = -value): Track =>
  [
    `${start}:0`,
    ...Array.from(
      { length: times * 2 },
      (_, step) => `${start + (step + 0.5) * (period / 2)}:${step % 2 === 0 ? value : other}`,
    ),
    `${start + (times + 0.5) * period}:0`,
  ].join(' ')

/** The same in each of so many beats. @param keys values by their moments in a beat */
export const beats = (period: number, times: number, keys: Readonly<Record<number, number>>): Track =>
  [
    '0:0',
    ...Array.from({ length: times }, (_, beat) =>
      Object.entries(keys)
        .map(([at, value]) => `${beat * period + Number(at)}:${value}`)
        .join(' '),
    ),
  ].join(' ')
