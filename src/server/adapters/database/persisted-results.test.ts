import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFolder } from '../../testing/project.ts'
import type { Database } from './open.ts'
import { openSqlite } from './open-sqlite.ts'
import { createPersistedResults } from './persisted-results.ts'

const folder = makeFolder()
let database: Database
beforeAll(async () => {
  database = await openSqlite(folder.path)
})
afterAll(async () => {
  await database.destroy()
  folder.remove()
})

test('the last result of a query replaces the one before', async () => {
  const persisted = createPersistedResults(database, '1.0.0')
  expect(await persisted.read('hot.weibo', '')).toBeUndefined()
  await persisted.write('hot.weibo', '', { value: ['a'], at: 1 })
  await persisted.write('hot.weibo', '', { value: ['b'], at: 2 })
  expect(await persisted.read('hot.weibo', '')).toEqual({ value: ['b'], at: 2 })
})

test('those of another version are passed over', async () => {
  expect(await createPersistedResults(database, '1.1.0').read('hot.weibo', '')).toBeUndefined()
})

test('the oldest go when there are too many', async () => {
  const persisted = createPersistedResults(database, '1.0.0', 3)
  for (const at of [3, 4, 5, 6]) await persisted.write('weather', String(at), { value: at, at })
  expect(await persisted.read('hot.weibo', '')).toBeUndefined()
  expect(await persisted.read('weather', '3')).toBeUndefined()
  expect(await persisted.read('weather', '6')).toEqual({ value: 6, at: 6 })
})
