import { describe, expect, test } from 'vitest'
import { compareWithRun } from './check.ts'
import { readInputs } from './inputs.ts'
import {
  type Amounts,
  amountsOf,
  costOf,
  limitsOf,
  METERS,
  type Measured,
  type Meters,
  memoryOf,
  needOf,
  recordOf,
  requestsOf,
  roomOf,
  WORKS,
  type Work,
} from './model.ts'

const nothing = recordOf(METERS, () => 0)
const nowhere = recordOf(WORKS, () => 0)
const measuredWith = (costs: Partial<Record<Work, Partial<Meters>>>): Measured => ({
  nodes: 3,
  costs: Object.fromEntries(WORKS.map((work) => [work, { ...nothing, ...costs[work] }])) as Measured['costs'],
  sizes: { node: 100, socket: 2, account: 10, version: 7, message: 5, file: 3 },
})

test('a word sets an input, a wrong one is named', () => {
  expect(readInputs(['people=20000', 'use=0.5'])).toMatchObject({ people: 20_000, use: 0.5, openings: 30 })
  for (const word of ['persons=1', 'people=', 'people=many', 'people=-1', 'people'])
    expect(() => readInputs([word])).toThrow(word)
})

test('the requests of a peak hour', () => {
  const inputs = { ...readInputs(), people: 1000, activeShare: 0.5, seenShare: 0.2, peakShare: 0.1, openings: 36 }
  const rates = requestsOf({ ...inputs, checkSeconds: 20, pushes: 18, boards: 0.5, logins: 0.72, loads: 0.36 })
  // 500 a day, 100 of them in sight; 500 * 36 * 0.1 / 3600 openings a second
  expect(rates).toMatchObject({ worker: 0.5, enter: 0.5, board: 0.25, check: 5.5, push: 0.5 })
  expect([rates.login, rates.load]).toEqual([expect.closeTo(0.01), expect.closeTo(0.005)])
})

test('deliveries grow with the square of the people', () => {
  const at = (people: number) => amountsOf({ ...readInputs(), people })
  const [few, many] = [at(1000), at(10_000)]
  expect(many.message / few.message).toBeCloseTo(10)
  expect(many.delivery / few.delivery).toBeCloseTo(100)
})

describe('costs', () => {
  test('are those of the parts', () => {
    const measured = measuredWith({ check: { node: 2, postgres: 1 }, push: { node: 5, wal: 100 } })
    const amounts: Amounts = { ...nowhere, check: 10, push: 2 }
    expect(costOf(amounts, measured, 7)).toEqual({ ...nothing, node: 30, postgres: 10, wal: 200 })
  })

  test('of a message and of idling grow with the nodes, those of Redis do not', () => {
    const measured = measuredWith({ message: { node: 3, redis: 1 }, second: { node: 6 } })
    const amounts: Amounts = { ...nowhere, message: 2, second: 10 }
    expect(costOf(amounts, measured, 3)).toMatchObject({ node: 66, redis: 2 })
    expect(costOf(amounts, measured, 1)).toMatchObject({ node: 22, redis: 2 })
  })
})

describe('what is needed', () => {
  const inputs = { ...readInputs(), use: 0.5, nodeCores: 1, nodeSockets: 100 }

  test('nodes for the processor time, idling included', () => {
    const measured = measuredWith({ check: { node: 1 }, second: { node: 0.3 } })
    // each node has 0.5 - 0.1 for checks
    const nodesAt = (check: number) => needOf(inputs, measured, { ...nowhere, check, second: 1 }).nodes
    expect([nodesAt(0.4), nodesAt(0.41), nodesAt(4)]).toEqual([1, 2, 10])
  })

  test('nodes for the sockets', () => {
    const nodesAt = (socketSecond: number) => needOf(inputs, measuredWith({}), { ...nowhere, socketSecond }).nodes
    expect([nodesAt(0), nodesAt(100), nodesAt(101)]).toEqual([1, 1, 2])
  })

  test('no number of nodes is enough where hearing the room takes one wholly', () => {
    const measured = measuredWith({ message: { node: 3 } })
    expect(needOf(inputs, measured, { ...nowhere, message: 0.5 }).nodes).toBe(Number.POSITIVE_INFINITY)
  })

  test('disk, bucket and memory', () => {
    const some = { ...inputs, people: 10, versions: 4, files: 2, fileBytes: 1000, peakShare: 0.5, days: 2 }
    const need = needOf(some, measuredWith({}), { ...nowhere, message: 1 })
    expect(need).toMatchObject({ bucket: 20_000, disk: 10 * (10 + 4 * 7 + 2 * 3) + 14_400 * 5 })
    expect(memoryOf(measuredWith({}), 300, 3)).toBe(300)
  })
})

test('what gives out first comes first', () => {
  const need = { ...needOf(readInputs(['people=1000']), measuredWith({})), messages: 10, postgresCores: 16, sockets: 1 }
  const [first, second] = limitsOf({ ...need, redisCores: 0 })
  expect(first).toEqual({ name: expect.stringContaining('room'), share: 2 })
  expect(second).toEqual({ name: expect.stringContaining('PostgreSQL'), share: 0.5 })
})

test('a room that all read bears what its nodes have left', () => {
  const measured = measuredWith({ delivery: { node: 0.001 }, socketSecond: { node: 0.0001 } })
  const inputs = { ...readInputs(), use: 0.5, nodeCores: 1, nodeSockets: 1000 }
  // 10 nodes have 5 cores, of which 10,000 sockets take one; a message takes ten seconds
  expect(roomOf(10_000, inputs, measured)).toEqual({ nodes: 10, messages: expect.closeTo(0.4) })
})

test('the check finds what the model is wrong about', () => {
  const measured = measuredWith({ check: { node: 1, postgres: 1, balancer: 1, sent: 1 } })
  const used = { ...nothing, node: 100, postgres: 130, balancer: 100, sent: 100 }
  const amounts = { ...nowhere, check: 100, push: 1 }
  const run = { seconds: 10, sockets: 30, used, memory: 120, growth: 7, amounts }
  const figures = compareWithRun({ ...measured, run })
  expect(figures.filter(({ value, target }) => value > (target?.value ?? 0)).map(({ name }) => name)).toEqual([
    expect.stringContaining('PostgreSQL'),
  ])
})
