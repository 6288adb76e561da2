import { expect, test } from 'vitest'
import { openInProcessBus } from '../adapters/bus/in-process.ts'
import { silentLog } from '../testing/project.ts'
import { createBreakers } from './breaker.ts'

const MINUTE = 60_000

function open() {
  let now = 0
  const breaker = createBreakers({ now: () => now }, openInProcessBus(silentLog))('test')
  const ask = (outcome: 'answered' | 'fault' | 'unsent') => breaker.allows() && breaker.record(outcome)
  return {
    ...breaker,
    ask,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('opens after three faults in a row, and only then', () => {
  const { ask, allows } = open()
  for (const outcome of ['fault', 'fault', 'answered', 'fault', 'unsent', 'fault'] as const) ask(outcome)
  expect(allows()).toBe(true)
  expect(ask('fault')).toEqual({ faults: 3, isPaused: true })
  expect(allows()).toBe(false)
})

test('lets a single question through after the pause', () => {
  const { ask, allows, record, pass } = open()
  for (let fault = 0; fault < 3; fault += 1) ask('fault')
  pass(5 * MINUTE)
  expect(Array.from({ length: 40 }, allows)).toEqual([true, ...Array(39).fill(false)])
  record('fault')
  expect(allows()).toBe(false)
  pass(5 * MINUTE)
  expect(allows()).toBe(true)
  record('unsent')
  expect([allows(), allows()]).toEqual([true, false])
  record('answered')
  expect([allows(), allows()]).toEqual([true, true])
})

test('late faults of questions that were under way do not let another probe through', () => {
  const { ask, allows, record, pass } = open()
  const early = [allows(), allows()]
  for (let fault = 0; fault < 3; fault += 1) ask('fault')
  for (const _ of early) record('fault')
  expect(allows()).toBe(false)
  pass(5 * MINUTE)
  expect([allows(), allows()]).toEqual([true, false])
})

test('nodes tell one another of refusals, three of which pause all of them, and of answers; faults may be their own', () => {
  const bus = openInProcessBus(silentLog)
  const clock = { now: () => 0 }
  const [one, other] = [createBreakers(clock, bus), createBreakers(clock, bus)]
  for (const node of [one, other, one]) {
    expect(node('test').allows()).toBe(true)
    node('test').record('refused')
    node('mute').record('fault')
  }
  expect([one('mute').allows(), other('mute').allows()]).toEqual([true, true])
  expect([one('test').allows(), other('test').allows(), other('another').allows()]).toEqual([false, false, true])
  one('test').record('answered')
  expect(other('test').allows()).toBe(true)
})
