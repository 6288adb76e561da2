import { perform, pieceSeconds, type Tone } from '../performance.ts'
import type { Score } from '../score.ts'
import { VOICES } from './instruments.ts'
import { reverberate } from './reverb.ts'

/** Samples a second of what is rendered. */
export const RATE = 32_000

/** A piece as sound: samples in -1…1 for the left and the right ear. */
export interface Rendering {
  readonly left: Float32Array
  readonly right: Float32Array
}

const WET = 0.24
/** The end fades to nothing in this time, and stays silent for the next, in seconds. */
const FADE_SECONDS = 2.2
const SILENCE_SECONDS = 0.4
/** The loudness, from where on peaks are bent, and what they never reach, as shares of full scale. */
const TARGET_RMS = 0.09
const KNEE = 0.5
const CEILING = 0.9
const VIBRATO_HZ = 5.2
/** Tones held for less are not bent; after the first seconds of a tone the vibrato comes. */
const VIBRATO_HELD_SECONDS = 0.9
const VIBRATO_AFTER_SECONDS = 0.28

/** Renders a score; the same score sounds the same. */
export function render(score: Score): Rendering {
  const length = Math.ceil((pieceSeconds(score) + SILENCE_SECONDS) * RATE)
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  const sounds = new Map<string, Float32Array>()
  for (const tone of perform(score)) mix(tone, soundOf(tone, sounds), left, right)
  return master(left, right)
}

function soundOf({ instrument, midi, held }: Tone, sounds: Map<string, Float32Array>): Float32Array {
  const voice = VOICES[instrument]
  const frequency = 440 * 2 ** ((midi - 69) / 12)
  if (!voice.isStruck) return voice.sound(frequency, held, RATE)
  const key = `${instrument} ${midi}`
  const sound = sounds.get(key) ?? voice.sound(frequency, held, RATE)
  sounds.set(key, sound)
  return sound
}

/** Adds a tone to both ears; after it is let go it fades. */
function mix(tone: Tone, sound: Float32Array, left: Float32Array, right: Float32Array): void {
  const voice = VOICES[tone.instrument]
  const start = Math.round(tone.at * RATE)
  const held = Math.round(tone.held * RATE)
  const length = Math.min(sound.length - 2, left.length - start, Math.round((tone.held + voice.release) * RATE))
  const release = Math.max(1, length - held)
  const angle = ((tone.pan + 1) * Math.PI) / 4
  const level = tone.gain * voice.level
  const [toLeft, toRight] = [level * Math.cos(angle), level * Math.sin(angle)]
  const bend = tone.held > VIBRATO_HELD_SECONDS ? voice.vibrato : 0
  if (bend > 0) {
    mixBent()
    return
  }
  for (let at = 0; at < length; at += 1) add(at, sound[at] as number)

  function mixBent() {
    for (let at = 0, from = 0; at < length; at += 1) {
      const whole = Math.floor(from)
      if (whole + 1 >= sound.length) return
      const part = from - whole
      add(at, (sound[whole] as number) * (1 - part) + (sound[whole + 1] as number) * part)
      from += 1 + bend * vibratoAt(at / RATE)
    }
  }

  function add(at: number, dry: number) {
    const ringing = at <= held ? dry : dry * (1 - (at - held) / release) ** 2
    left[start + at] = (left[start + at] as number) + ringing * toLeft
    right[start + at] = (right[start + at] as number) + ringing * toRight
  }
}

const vibratoAt = (seconds: number): number =>
  Math.min(1, Math.max(0, (seconds - VIBRATO_AFTER_SECONDS) / 0.4)) * Math.sin(2 * Math.PI * VIBRATO_HZ * seconds)

/** Adds the hall, brings the piece to its loudness, and lets the end fade into silence. */
function master(left: Float32Array, right: Float32Array): Rendering {
  addEcho(left, reverberate(left, RATE, 0))
  addEcho(right, reverberate(right, RATE, 1))
  const rms = Math.sqrt((squares(left) + squares(right)) / (2 * left.length))
  const gain = TARGET_RMS / Math.max(rms, 1e-9)
  const end = left.length - SILENCE_SECONDS * RATE
  const fadeFrom = end - FADE_SECONDS * RATE
  for (const ear of [left, right])
    for (let at = 0; at < ear.length; at += 1) {
      const fade = at <= fadeFrom ? 1 : Math.max(0, 1 - (at - fadeFrom) / (end - fadeFrom)) ** 2
      ear[at] = limit((ear[at] as number) * gain) * fade
    }
  return { left, right }
}

function addEcho(dry: Float32Array, echo: Float32Array): void {
  for (let at = 0; at < dry.length; at += 1) dry[at] = (dry[at] as number) + WET * (echo[at] as number)
}

function squares(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return sum
}

/** Bends what is louder than the knee below the ceiling. */
function limit(sample: number): number {
  const size = Math.abs(sample)
  if (size <= KNEE) return sample
  return Math.sign(sample) * (KNEE + (CEILING - KNEE) * Math.tanh((size - KNEE) / (CEILING - KNEE)))
}
