import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { describeFigure, isMet, median, percentile, runBench, slopeOf } from './figures.ts'

test('a figure meets its target or not', () => {
  const figure = { name: 'time', value: 12.34, unit: 'ms' }
  expect(isMet(figure)).toBe(true)
  expect(isMet({ ...figure, target: { op: '<=', value: 12 } })).toBe(false)
  expect(isMet({ ...figure, target: { op: '>=', value: 12 } })).toBe(true)
  expect(isMet({ ...figure, value: Number.NaN, target: { op: '>=', value: 0 } })).toBe(false)
})

test('a figure is one line with target and control', () => {
  const line = describeFigure({
    name: 'warm start',
    value: 812.4,
    unit: 'ms',
    target: { op: '<=', value: 2000 },
    control: { name: 'bare', value: 401 },
  })
  expect(line).toBe('warm start: 812 ms · target <= 2000 ms · control bare: 401 · met')
})

test('a timed figure shows its spread, and a missed target as OVER', () => {
  const figure = { name: 'first paint', value: 1.31, unit: 'x', spread: [1.2, 1.4], timed: true } as const
  const line = describeFigure({ ...figure, target: { op: '<=', value: 1.15 } })
  expect(line).toBe('first paint: 1.31 x (1.20–1.40) · target <= 1.15 x · OVER')
  expect(describeFigure({ ...figure, target: { op: '<=', value: 2 } })).toContain('kept')
})

test('the slope of samples', () => {
  expect(
    slopeOf([
      [0, 5],
      [1, 7],
      [2, 9],
    ]),
  ).toBe(2)
  expect(
    slopeOf([
      [0, 1],
      [1, 3],
      [2, 2],
    ]),
  ).toBe(0.5)
  expect(slopeOf([[1, 1]])).toBeNaN()
})

test('median and percentile', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(median([])).toBeNaN()
  expect(percentile([5, 1, 4, 2, 3], 0.99)).toBe(5)
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3)
})

describe('the command line', () => {
  let folder: string
  const write = (name: string, value: number, more = '') =>
    writeFileSync(
      join(folder, `${name}.ts`),
      `export const bench = { about: 'A ${name} one.', run: async () => [{ name: 'n', value: ${value}, unit: 'ms', target: { op: '<=', value: 5 }${more} }] }`,
    )
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'genkan-bench-'))
    write('good', 4)
    write('bad', 6)
    vi.spyOn(console, 'log').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })

  test('lists the benches without a name', async () => {
    expect(await runBench(folder, [])).toBe(0)
    expect(vi.mocked(console.log).mock.calls.flat().join('\n')).toContain('A good one.')
  })

  test('exits with 1 when a target is missed or the name is unknown', async () => {
    expect(await runBench(folder, ['good'])).toBe(0)
    expect(await runBench(folder, ['bad', '--quick'])).toBe(1)
    expect(await runBench(folder, ['none'])).toBe(1)
    expect(await runBench(folder, ['good', '--json'])).toBe(1)
  })

  test('a bench that cannot measure here is skipped by name, and has not passed', async () => {
    const figures = pathToFileURL(join(import.meta.dirname, 'figures.ts')).href
    writeFileSync(
      join(folder, 'traced.ts'),
      `import { Skipped } from '${figures}'
      export const bench = { about: 'A traced one.', run: async () => { throw new Skipped('there is no strace') } }`,
    )
    expect(await runBench(folder, ['traced', '--quick'])).toBe(77)
    expect(console.log).toHaveBeenLastCalledWith('traced was skipped: there is no strace')
  })

  test('a timed figure never fails a run', async () => {
    write('slow', 6, ', timed: true')
    expect(await runBench(folder, ['slow'])).toBe(0)
  })

  test('writes the figures as JSON', async () => {
    const file = join(folder, 'out.json')
    expect(await runBench(folder, ['--json', file, 'bad'])).toBe(1)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ name: 'bad', figures: [{ value: 6, met: false }] })
  })
})
