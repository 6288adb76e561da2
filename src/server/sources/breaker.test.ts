import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

const MINUTE = 60_000

function open() {
  let now = 0
  const breaker = createBreaker({ now: () => now })
  const ask = (outcome: 'answered' | 'fault' | 'unsent') => breaker.admits() && breaker.tell(outcome)
  return {
    ...breaker,
    ask,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('opens after three faults in a row, and only then', () => {
  const { ask, admits } = open()
  for (const outcome of ['fault', 'fault', 'answered', 'fault', 'unsent', 'fault'] as const) ask(outcome)
  expect(admits()).toBe(true)
  expect(ask('fault')).toEqual({ faults: 3, isPaused: true })
  expect(admits()).toBe(false)
})

test('lets a single question through after the pause', () => {
  const { ask, admits, tell, pass } = open()
  for (let fault = 0; fault < 3; fault += 1) ask('fault')
  pass(5 * MINUTE)
  expect(Array.from({ length: 40 }, admits)).toEqual([true, ...Array(39).fill(false)])
  tell('fault')
  expect(admits()).toBe(false)
  pass(5 * MINUTE)
  expect(admits()).toBe(true)
  tell('unsent')
  expect([admits(), admits()]).toEqual([true, false])
  tell('answered')
  expect([admits(), admits()]).toEqual([true, true])
})

test('late faults of questions that were under way do not let another probe through', () => {
  const { ask, admits, tell, pass } = open()
  const early = [admits(), admits()]
  for (let fault = 0; fault < 3; fault += 1) ask('fault')
  for (const _ of early) tell('fault')
  expect(admits()).toBe(false)
  pass(5 * MINUTE)
  expect([admits(), admits()]).toEqual([true, false])
})
