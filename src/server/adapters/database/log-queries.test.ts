import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createPostgresDatabase } from '../../testing/databases.ts'
import { freePort } from '../../testing/free-port.ts'
import { recordMetrics } from '../../testing/metrics.ts'
import { makeFolder } from '../../testing/project.ts'
import { openDatabase } from './open.ts'

const folder = makeFolder()
afterAll(folder.remove)

test.each([
  ['the embedded one', async () => undefined],
  ['PostgreSQL', createPostgresDatabase],
])('queries of %s are timed, and their errors counted', async (_, place) => {
  const { metrics, counts, observed } = recordMetrics()
  const database = await openDatabase({ databaseUrl: await place(), dataDir: folder.path, metrics })
  expect(counts(), 'a start makes no errors').toEqual({})
  const times = () => observed().genkan_database_query_duration_seconds?.length ?? 0
  const before = times()
  await sql`select 1`.execute(database)
  expect(times()).toBe(before + 1)
  await expect(sql`select nothing from nowhere`.execute(database)).rejects.toThrow()
  expect(counts()).toEqual({ 'genkan_database_errors_total other': 1 })
  await database.destroy()
})

test('connections to PostgreSQL that are used are seen, and what waits for one', async () => {
  const databaseUrl = await createPostgresDatabase()
  const { metrics, gauge } = recordMetrics()
  const database = await openDatabase({ databaseUrl, dataDir: '', metrics })
  const used = () => gauge('genkan_database_connections used')
  expect(used()).toBe(0)
  const sleepers = Array.from({ length: 12 }, () => sql`select pg_sleep(0.5)`.execute(database))
  await expect.poll(() => [used(), gauge('genkan_database_waiting')]).toEqual([10, 2])
  await Promise.all(sleepers)
  await expect.poll(() => [used(), gauge('genkan_database_waiting')]).toEqual([0, 0])
  await database.destroy()
})

test('a connection to PostgreSQL that fails is counted', async () => {
  const { metrics, counts } = recordMetrics()
  const databaseUrl = `postgres://nobody@127.0.0.1:${await freePort()}/none`
  await expect(openDatabase({ databaseUrl, dataDir: '', metrics })).rejects.toThrow('ECONNREFUSED')
  expect(counts()).toEqual({ 'genkan_database_errors_total unavailable': 1 })
})
