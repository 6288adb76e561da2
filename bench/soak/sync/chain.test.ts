import { expect, test } from 'vitest'
import { checkChains, type Evidence } from './chain.ts'

const ack = (operation: string, base: number, time: number, begun: number) => ({
  ...{ of: 'u notes', operation, base, time, begun, answered: begun + 5 },
})
const GOOD: Evidence = {
  versions: [
    { of: 'u notes', time: 10, base: 0 },
    { of: 'u notes', time: 12, base: 10 },
    { of: 'u more', time: 7, base: 0 },
  ],
  acknowledged: [ack('a', 0, 10, 0), ack('b', 10, 12, 20)],
  refused: ['c'],
  done: ['a', 'b'],
}

test('chains that are whole have nothing wrong', () => {
  expect(checkChains(GOOD)).toEqual([])
})

test.each<[string, Partial<Evidence>, RegExp]>([
  ['a fork', { versions: [...GOOD.versions, { of: 'u notes', time: 13, base: 10 }] }, /13 follows 10, not 12/],
  ['a gap', { versions: [{ of: 'u notes', time: 12, base: 10 }] }, /12 follows 10, not 0/],
  ['two of one version', { versions: [...GOOD.versions, { of: 'u more', time: 7, base: 0 }] }, /two versions 7/],
  [
    'an answer that is not there',
    { acknowledged: [...GOOD.acknowledged, ack('b', 12, 99, 40)] },
    /acknowledged 99 of b/,
  ],
  [
    'an older version for a later push',
    { acknowledged: [ack('b', 10, 12, 0), ack('a', 0, 10, 20)] },
    /10 of a is not after 12/,
  ],
  ['a refused push that is done', { refused: ['b'] }, /b was refused/],
  ['an acknowledged push that is not done', { done: ['a'] }, /b was acknowledged/],
])('%s is found', (_name, fault, problem) => {
  expect(checkChains({ ...GOOD, ...fault }).join('; ')).toMatch(problem)
})
