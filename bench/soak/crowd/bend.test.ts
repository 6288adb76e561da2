import { expect, test } from 'vitest'
import { describeUse, explainBend, findBend } from './bend.ts'

const seenWith = (times: Record<string, readonly number[]>, arrivals: readonly number[] = []) => ({
  seen: { times, arrivals },
})
const often = (ms: number, count = 100) => Array<number>(count).fill(ms)

test('what takes more than ten times as long bends, the worst first', () => {
  const first = seenWith({ check: often(5), push: often(10) }, often(4))
  expect(findBend(first, seenWith({ check: often(49), push: often(99) }, often(40)))).toBeUndefined()
  const bent = seenWith({ check: often(60), push: often(900) }, often(41))
  expect(findBend(first, bent)).toEqual({ name: 'push', ms: 900, times: 90 })
  expect(findBend(first, seenWith({}, often(50)))?.name).toBe('message to all')
})

test('what was seldom tells nothing', () => {
  const first = seenWith({ login: often(5, 3), check: often(5) })
  expect(findBend(first, seenWith({ login: often(500, 3), check: often(500, 49) }))).toBeUndefined()
})

test('the cause is a full thread of a node, else a full machine, else a wait', () => {
  const cores = { 'node 1': 0.9, PostgreSQL: 0.3, 'the load generators': 0.4 }
  expect(explainBend({ cores, machine: 1.7 }, 2)).toBe('node 1 at the end of one thread')
  const calmer = { ...cores, 'node 1': 0.5, PostgreSQL: 0.8 }
  expect(explainBend({ cores: calmer, machine: 1.95 }, 2)).toBe('the machine is at its end, PostgreSQL took most')
  expect(explainBend({ cores: { 'node 1': 0.5 }, machine: 1.9 }, 2)).toBe('the machine is at its end, others took most')
  expect(explainBend({ cores: { 'node 1': 0.3 }, machine: 0.9 }, 2)).toMatch(/^no processor is at its end/)
})

test('what was used is told with what others used', () => {
  expect(describeUse({ cores: { haproxy: 0.25, 'node 1': 0.9 }, machine: 1.25 }, 2)).toBe(
    'node 1 0.90, haproxy 0.25, others 0.10 of 2 cores',
  )
})
