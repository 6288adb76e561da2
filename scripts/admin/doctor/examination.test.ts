import { expect, test } from 'vitest'
import { countOf, examine, report } from './examination.ts'
import { fail, ok, warn } from './finding.ts'

const never = new Promise<never>(() => {})

test('all are looked at at once, and told in their order; what hangs or throws has failed', async () => {
  const begun: string[] = []
  const results = await examine([
    {
      name: 'late',
      look: () => {
        begun.push('late')
        return never
      },
      limitMs: 50,
    },
    {
      name: 'broken',
      look: async () => {
        begun.push('broken')
        throw new Error('out of paper\nand more')
      },
    },
    { name: 'well', look: async () => [ok('it is there'), warn('it is old', 'Renew it.')] },
  ])
  expect(begun).toEqual(['late', 'broken'])
  expect(report(results, false)).toEqual([
    'FAIL  late    there is no answer within 0.05 s. See whether it is up, and what is between.',
    'FAIL  broken  this could not be looked at (out of paper). The reason tells what is in the way.',
    'ok    well    it is there',
    'warn  well    it is old. Renew it.',
  ])
  expect([countOf(results, 'FAIL'), countOf(results, 'warn'), countOf(results, 'ok')]).toEqual([2, 1, 1])
})

test('levels have colours where somebody sees them', () => {
  const [line] = report([{ name: 'x', findings: [fail('it is gone', 'Find it.')] }], true)
  expect(line).toBe('\u001B[31mFAIL\u001B[39m  x  it is gone. Find it.')
})
