import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from './context.ts'
import { createErrorLog, noteErrors } from './error-log.ts'

const QUARTER_MS = 900_000
const START = 1_000_000 * QUARTER_MS

test('answers that are errors are counted by the pattern of their route; none that nobody waits for', async () => {
  const errors = createErrorLog({ now: () => START + 1 })
  const app = new Hono<Env>()
  app.use(noteErrors(errors))
  app.get('/u/:name', (c) => c.text('no', 503))
  app.get('/thrown', () => {
    throw new Error('x')
  })
  app.get('/refused', (c) => c.text('no', 429))
  app.onError((_, c) => c.text('failed', 500))
  for (const path of ['/u/a', '/u/b', '/thrown', '/refused', '/nowhere']) await app.request(path)
  await app.request('/thrown', {}, { incoming: { destroyed: true, complete: false } })
  expect(errors.list()).toEqual([
    { at: START, route: '/u/:name', count: 2 },
    { at: START, route: '/thrown', count: 1 },
  ])
})

test('they are kept for two days, and no longer', () => {
  let now = START
  const errors = createErrorLog({ now: () => now })
  errors.note('/a')
  now += 48 * 4 * QUARTER_MS
  errors.note('/b')
  expect([errors.list().map(({ route }) => route), errors.since()]).toEqual([['/a', '/b'], START])
  now += 4 * QUARTER_MS
  expect(errors.list().map(({ route }) => route)).toEqual(['/b'])
  expect(errors.since()).toBe(START + QUARTER_MS)
})
