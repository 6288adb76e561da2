import { expect, test } from 'vitest'
import { type Outcome, runSuites, type Suite } from './suites.ts'

const ok: Outcome = { passed: 1, failed: 0, output: '' }
const suite = (name: string, given: Partial<Suite> = {}): Suite => ({ name, cores: 1, run: async () => ok, ...given })

async function run(suites: readonly Suite[]) {
  const lines: string[] = []
  const total = await runSuites(suites, (line) => lines.push(line))
  return { ...total, text: lines.join('\n') }
}

test('counts the tests of all suites; a preparation counts nothing', async () => {
  const total = await run([
    suite('types'),
    suite('unit', { run: async () => ({ passed: 40, failed: 2, output: 'boom' }) }),
    suite('browser', { preparation: true, run: async () => ({ passed: 0, failed: 0, output: '' }) }),
  ])
  expect(total).toMatchObject({ passed: 41, failed: 2 })
  expect(total.text).toContain('boom')
  expect(total.text).toContain('Failed: unit')
})

test('a failed suite fails those that need it and no others', async () => {
  const total = await run([
    suite('build', {
      run: async () => {
        throw new Error('no disk')
      },
    }),
    suite('e2e', { needs: ['build'] }),
    suite('unit'),
  ])
  expect(total).toMatchObject({ passed: 1, failed: 2 })
  expect(total.text).toContain('no disk')
  expect(total.text).toContain('Not run: build failed.')
})

test('the output of a suite that passed is printed only when it is a report', async () => {
  const { text } = await run([
    suite('types', { run: async () => ({ ...ok, output: 'compiled' }) }),
    suite('budgets', { run: async () => ({ ...ok, output: 'page: 12.21 of 14 KB', report: true }) }),
  ])
  expect(text).not.toContain('compiled')
  expect(text).toContain('page: 12.21 of 14 KB')
})

test('a suite that ran no test fails', async () => {
  expect(await run([suite('unit', { run: async () => ({ ...ok, passed: 0 }) })])).toMatchObject({
    passed: 0,
    failed: 1,
  })
})

test('a need that is not among the suites counts as met', async () => {
  expect(await run([suite('budgets', { needs: ['build'] })])).toMatchObject({ passed: 1, failed: 0 })
})

test('suites share the cores, and one that takes all of them runs alone', async () => {
  let busy = 0
  let most = 0
  const seen: string[] = []
  const work = (name: string, cores: 1 | 2) =>
    suite(name, {
      cores,
      run: async () => {
        busy += cores
        most = Math.max(most, busy)
        seen.push(name)
        await new Promise((resolve) => setTimeout(resolve, 5))
        busy -= cores
        return ok
      },
    })
  await run([work('a', 1), work('b', 1), work('c', 1), work('alone', 2), work('d', 1)])
  expect(most).toBe(2)
  expect(seen.toSorted()).toEqual(['a', 'alone', 'b', 'c', 'd'])
})

test('flaky tests count as passed, are counted separately, and are listed at the end', async () => {
  const flaky = [{ file: 'e2e/a.spec.ts', title: 'dark › a press', seconds: 3.25 }]
  const total = await run([suite('e2e', { run: async () => ({ passed: 411, failed: 0, flaky, output: '' }) })])
  expect(total).toMatchObject({ passed: 412, failed: 0 })
  expect(total.text).toContain('411 passed, 1 flaky')
  expect(total.text).toMatch(/\nflaky\n +3\.3 s {2}e2e\/a\.spec\.ts › dark › a press$/)
})

test('a suite with only flaky tests does not count as empty', async () => {
  const flaky = [{ file: 'e2e/a.spec.ts', title: 'a press', seconds: 1 }]
  const total = await run([suite('e2e', { run: async () => ({ passed: 0, failed: 0, flaky, output: '' }) })])
  expect(total).toMatchObject({ passed: 1, failed: 0 })
})

test('the ten slowest tests of each suite are listed, the slowest first', async () => {
  const times = Array.from({ length: 12 }, (_, at) => ({ file: 'a.test.ts', title: `number ${at}`, seconds: at }))
  const { text } = await run([suite('unit', { run: async () => ({ ...ok, times }) }), suite('types')])
  const [heading, ...listed] = text.slice(text.indexOf('slowest')).split('\n')
  expect(heading).toBe('slowest of unit')
  expect(listed).toHaveLength(10)
  expect(listed[0]).toBe('   11.0 s  a.test.ts › number 11')
  expect(listed.at(-1)).toContain('number 2')
  expect(text).not.toContain('flaky')
})
