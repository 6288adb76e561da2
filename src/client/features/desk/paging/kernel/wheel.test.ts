import { describe, expect, test } from 'vitest'
import { wheelPx } from '../../../../ui/input/pointer/wheel-px.ts'
import { NO_WHEEL, spend, stepWheel, type WheelSample } from './wheel.ts'

/** The pages that a series of events turns, in order. */
function turns(samples: readonly WheelSample[]): readonly number[] {
  const turned: number[] = []
  let gesture = NO_WHEEL
  for (const sample of samples) {
    gesture = stepWheel(gesture, sample)
    if (gesture.turn !== undefined) turned.push(gesture.turn)
  }
  return turned
}

/** Events `gap` ms apart. */
const series = (deltas: readonly number[], gap: number, start = 0): readonly WheelSample[] =>
  deltas.map((delta, at) => ({ time: start + gap * at, delta }))

/** A trackpad's flick at 60 Hz: the fingers accelerate, then inertia decays for more than a second. */
function flick(peak: number, sign = 1): readonly number[] {
  const deltas = [1, 4, 0.18 * peak, 0.45 * peak, 0.8 * peak, peak, 0.96 * peak].map(Math.round)
  for (let speed = 0.93 * peak; speed >= 1; speed *= 0.955) deltas.push(Math.round(speed))
  return deltas.map((delta) => delta * sign)
}

describe('a mouse wheel', () => {
  test.each([
    ['Chromium', 100],
    ['Windows', 120],
    ['a scaled screen', 100.00000149011612],
    ['three lines of Firefox', wheelPx({ deltaMode: 1, deltaY: 3 })],
    ['a page', wheelPx({ deltaMode: 2, deltaY: 1 })],
  ])('turns one page by a notch: %s', (_which, notch) => {
    expect(turns(series([notch], 0))).toEqual([1])
    expect(turns(series([-notch], 0))).toEqual([-1])
    expect(turns(series([notch, notch, notch], 200))).toEqual([1, 1, 1])
    expect(turns(series([notch, notch, -notch], 200))).toEqual([1, 1, -1])
  })

  test('that is rolled fast turns one page in 150 ms', () => {
    expect(turns(series(Array(10).fill(120), 50))).toHaveLength(4) // at 0, 150, 300 and 450 ms
    expect(turns(series([120, 240, 120, 360], 80))).toHaveLength(2) // a busy browser sends several in one
  })

  test('of high resolution turns one page by a notch in eight parts', () => {
    const notch = Array(8).fill(15)
    expect(turns(series(notch, 10))).toEqual([1])
    expect(turns([...series(notch, 10), ...series(notch, 10, 300)])).toEqual([1, 1])
    expect(turns(series([15, 15], 10))).toEqual([])
  })
})

describe('a trackpad', () => {
  test.each([30, 60, 120, 250])('turns one page by a flick, however strong: %s px', (peak) => {
    expect(turns(series(flick(peak), 16))).toEqual([1])
    expect(turns(series(flick(peak), 8))).toEqual([1])
    expect(turns(series(flick(peak, -1), 16))).toEqual([-1])
  })

  test('turns no page by a flick that begins slowly and rises for longer than the throttle', () => {
    const rising = Array.from({ length: 40 }, (_, at) => 2 + at * 2)
    expect(turns(series([...rising, ...flick(80).slice(6)], 16))).toEqual([1])
  })

  test('turns two pages by two flicks, also while the inertia of the first goes on', () => {
    expect(turns([...series(flick(80), 16), ...series(flick(80), 16, 1600)])).toEqual([1, 1])
    const interrupted = flick(80).slice(0, 30)
    expect(turns(series([...interrupted, ...flick(80)], 16))).toEqual([1, 1])
    expect(turns(series([...interrupted, ...flick(80, -1)], 16))).toEqual([1, -1])
  })

  test('turns one page by a slow, uneven movement as long as it lasts', () => {
    const slow = Array.from({ length: 120 }, (_, at) => 5 + Math.round(4 * Math.sin(at * 1.3)))
    expect(turns(series(slow, 16))).toEqual([1])
  })

  test('turns nothing by a movement under 40 px, by a trembling finger, or by the last of its inertia', () => {
    expect(turns(series([1], 0))).toEqual([])
    expect(turns(series([4, 9, 12, 9, 4, 1], 16))).toEqual([])
    expect(turns(series([2, -1, 3, -2, 1, -3, 2, -1, 3, -2], 40))).toEqual([])
    expect(turns([...series(flick(60), 16), ...series([1, 1, 1], 200, 2000)])).toEqual([1])
  })

  test('turns no page back by a finger that trembles as it is lifted', () => {
    const [rising, decaying] = [flick(80).slice(0, 7), flick(80).slice(7)]
    expect(turns(series([...rising, -1, -2, ...decaying], 16))).toEqual([1])
  })
})

test('a gesture that has scrolled the page to its end turns none: the next one does', () => {
  let gesture = NO_WHEEL
  const deltas = flick(120)
  for (const [at, sample] of series(deltas, 16).entries()) {
    gesture = stepWheel(gesture, sample)
    if (at < 20) gesture = spend(gesture, 1)
    else expect(gesture.turn).toBeUndefined()
  }
  expect(stepWheel(gesture, { time: 5000, delta: 120 }).turn).toBe(1)
})
