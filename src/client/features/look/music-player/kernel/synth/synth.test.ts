import { expect, test } from 'vitest'
import type { Score } from '../score.ts'
import { VOICES } from './instruments.ts'
import { RATE, render } from './render.ts'
import { wavOf } from './wav.ts'

/** Cents by which a sound is off, by the period at which it is most like itself. */
function centsOff(sound: Float32Array, frequency: number): number {
  const from = Math.round(0.15 * RATE)
  const likeness = (lag: number) => {
    let sum = 0
    for (let at = from; at < from + 6000; at += 1) sum += (sound[at] ?? 0) * (sound[at + lag] ?? 0)
    return sum
  }
  // several periods tell more exactly than one
  const periods = Math.max(1, Math.floor((frequency / RATE) * 1500))
  const expected = Math.round((periods * RATE) / frequency)
  const lags = Array.from({ length: 41 }, (_, index) => expected - 20 + index)
  const best = lags.reduce((most, lag) => (likeness(lag) > likeness(most) ? lag : most))
  const [before, now, after] = [likeness(best - 1), likeness(best), likeness(best + 1)]
  const lag = best + (before - after) / (2 * (before - 2 * now + after))
  return 1200 * Math.log2((periods * RATE) / lag / frequency)
}

const instruments = Object.entries(VOICES)
const frequencies = [110, 220, 293.66, 440, 659.26]

test.each(instruments)('%s is in tune', (_, voice) => {
  for (const frequency of frequencies) {
    const sound = voice.sound(frequency, 1, RATE)
    expect(Math.abs(centsOff(sound, frequency)), `${frequency} Hz`).toBeLessThan(6)
  }
})

test.each(instruments)('%s begins without a click, stays within bounds and fades', (_, voice) => {
  const sound = voice.sound(261.63, 1, RATE)
  expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.02)
  const peakOf = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const peak = peakOf(sound)
  expect(peak).toBeGreaterThan(0.1)
  expect(peak).toBeLessThan(3)
  expect(peakOf(sound.slice(-400))).toBeLessThan(peak * 0.2)
})

const SCORE: Score = {
  tempo: 120,
  metre: 4,
  order: 'A A',
  parts: [
    { instrument: 'zheng', gain: 1, pan: -0.5, sections: { A: ['@0.9 c4+e4+g4/4', 'c5/1 b4 a4 g4'] } },
    { instrument: 'flute', gain: 0.6, pan: 0.5, sections: { A: ['g4/4', 'c5/2 g4'] } },
  ],
}

test('a piece is audible, never clips, and ends in silence', () => {
  const { left, right } = render(SCORE)
  const peak = [...left, ...right].reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const rms = Math.sqrt(left.reduce((sum, value) => sum + value * value, 0) / left.length)
  expect(peak).toBeLessThan(0.9)
  expect(rms).toBeGreaterThan(0.05)
  expect([...left.slice(-0.3 * RATE), ...right.slice(-0.3 * RATE)].every((sample) => sample === 0)).toBe(true)
  expect(left).not.toEqual(right)
})

test('it sounds the same each time', () => {
  expect(render(SCORE).left).toEqual(render(SCORE).left)
})

test('a WAV file says what it holds', () => {
  const file = wavOf({ left: Float32Array.of(0, 1, -2), right: Float32Array.of(0.5, 0, 0) }, 32_000)
  const view = new DataView(file)
  const text = (at: number) => String.fromCharCode(...new Uint8Array(file, at, 4))
  expect([text(0), text(8), text(36)]).toEqual(['RIFF', 'WAVE', 'data'])
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([2, 32_000, 12])
  expect([...new Int16Array(file, 44)]).toEqual([0, 16_384, 32_767, 0, -32_767, 0])
})
