import { expect, test } from 'vitest'
import { partOfStep, STEPS_PER_SECOND, stepsDue } from './steps.ts'

/** How many steps a second has on a screen of so many frames. */
function stepsOf(framesPerSecond: number): number {
  let [steps, rest] = [0, 0]
  for (let frame = 0; frame < framesPerSecond; frame++) {
    const due = stepsDue(rest, 1000 / framesPerSecond)
    steps += due.steps
    rest = due.rest
  }
  return steps
}

test.each([30, 60, 75, 120, 144, 240])('a game is as fast at %i frames a second', (frames) => {
  expect(Math.abs(stepsOf(frames) - STEPS_PER_SECOND)).toBeLessThanOrEqual(1)
})

test('after a pause of the browser the game does not jump, and a clock that goes back does not stop it', () => {
  expect(stepsDue(0, 5000)).toEqual({ steps: 6, rest: 0 })
  expect(stepsDue(10, -500)).toEqual({ steps: 0, rest: 10 })
})

test('what is drawn between two steps is as far as the time that is left over', () => {
  expect(partOfStep(stepsDue(0, 25).rest)).toBeCloseTo(0.5)
  expect([partOfStep(0), partOfStep(40)]).toEqual([0, 1])
})
