import { expect, test } from 'vitest'
import { type Figure, isMet } from '../../scripts/lib/figures.ts'
import { growthFigures, idleFigures, toFigures } from './figures.ts'
import type { Load } from './load.ts'
import type { Measurement, State, Subject } from './measurement.ts'

const LOAD: Load = {
  ...{ fcp: 100, lcp: 100, usable: 100, inputReady: 100, complete: 100, takenOver: 200, fromSnapshot: true },
  ...{ blocking: 0, shift: 0, nodes: 10, requests: 1, requestsBeforePaint: 1, bytes: 0 },
  ...{ script: 1, layout: 1, heap: 1, task: 10 },
}

/** Visits of three rounds; those of a later round take twice as long, whoever is visited. */
const visits = (state: State, slowdown: number, subject: Subject, load: Partial<Load>): readonly Measurement[] =>
  [1, 2, 4].map((times, round) => {
    const { task = LOAD.task } = load
    return { round, slowdown, state, subject, load: { ...LOAD, ...load, task: task * times } }
  })

const numberOf = (figures: readonly Figure[], name: string) => figures.find((one) => one.name === name)?.value

test('the main thread of a cold visit is compared to the floor of the same round', () => {
  const measured = [1, 4].flatMap((slowdown) => [
    ...visits('cold', slowdown, 'floor', { task: 10 }),
    ...visits('cold', slowdown, 'ours', { task: 130, requests: 20, blocking: 250 }),
  ])
  const figures = toFigures(measured, new Set(['cold']))
  const [x1, x4] = [1, 4].map((slowdown) =>
    figures.find(({ name }) => name === `cold x${slowdown}: main thread of the whole visit against the floor`),
  )
  expect(x1).toMatchObject({ value: 13, spread: [13, 13], unit: 'x', timed: true, target: { value: 12 } })
  expect(x4 && isMet(x4)).toBe(true)
  expect(numberOf(figures, 'cold: most files of a whole visit')).toBe(20)
  expect(numberOf(figures, 'cold x4: blocking time of the whole visit')).toBe(250)
  expect(figures.some(({ name }) => name.startsWith('hot'))).toBe(false)
})

test('a desktop with much stored is compared to the first desktop', () => {
  const measured = [
    ...visits('hot', 1, 'ours', {}),
    ...visits('hot', 1, 'many', {}),
    ...visits('hot', 1, 'year', { task: 14 }),
  ]
  const figures = growthFigures(measured, { ours: [100, 200], many: [105, 210], year: [120, 240] })
  expect(figures.map(({ value, target }) => [Number(value.toFixed(2)), target?.value])).toEqual([
    [1.05, 1.1],
    [1, 1.5],
    [1.2, 1.1],
    [1.4, 1.5],
  ])
})

test('an idle page is compared to the floor of the same round', () => {
  const rounds = (...processes: readonly number[]) => processes.map((ms) => ({ mainThread: 1, processes: ms }))
  const figures = idleFigures({
    ours: rounds(110, 220, 440),
    floor: rounds(100, 200, 400),
    live: rounds(200, 400, 2000),
  })
  expect(numberOf(figures, 'idle for 10 s: work of all processes against the floor')).toBe(1.1)
  expect(numberOf(figures, 'idle for 10 s, with every live tile: work of all processes against the floor')).toBe(2)
})
