import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createPostgresDatabase } from '../../testing/databases.ts'
import { recordMetrics } from '../../testing/metrics.ts'
import { makeFolder, silentLog } from '../../testing/project.ts'
import { lead } from './lead.ts'
import { type Database, openDatabase } from './open.ts'

const folder = makeFolder()
afterAll(folder.remove)

/** A process of a database, and whether it leads. */
function begin(database: Database) {
  const node = { leads: 0, terms: 0 }
  const { metrics, gauge } = recordMetrics()
  const resign = lead({
    ...{ database, log: silentLog, lookMs: 20, metrics },
    begin() {
      node.leads += 1
      node.terms += 1
      return () => {
        node.leads -= 1
      }
    },
  })
  return { node, resign, isSaidToLead: () => gauge('genkan_leader') }
}

test('the only process of the embedded database leads it at once, until it resigns', async () => {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder.path })
  const { node, resign, isSaidToLead } = begin(database)
  expect([node.leads, isSaidToLead()]).toEqual([1, 1])
  await resign()
  expect([node.leads, isSaidToLead()]).toEqual([0, 0])
  await database.destroy()
})

test('one of several processes leads; when it resigns or its connection is lost another one does', async () => {
  const databaseUrl = await createPostgresDatabase()
  const databases = await Promise.all([0, 1, 2].map(() => openDatabase({ databaseUrl, dataDir: '' })))
  const nodes = databases.map(begin)
  const leaders = () => nodes.filter(({ node }) => node.leads > 0)
  await expect.poll(() => leaders().length).toBe(1)
  const [first] = leaders()
  expect(nodes.map(({ isSaidToLead }) => isSaidToLead())).toEqual(nodes.map(({ node }) => node.leads))
  await first?.resign()
  await expect.poll(() => leaders().length).toBe(1)
  expect(leaders()[0]).not.toBe(first)

  const [second] = leaders()
  const observer = await openDatabase({ databaseUrl, dataDir: '' })
  await sql`
    select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${0x67_6b_6c}`.execute(
    observer,
  )
  await expect.poll(() => nodes.reduce((sum, { node }) => sum + node.terms, 0)).toBe(3)
  await expect.poll(() => leaders().length).toBe(1)
  expect(second?.node.leads === 0 || second?.node.terms === 2).toBe(true)
  for (const { resign } of nodes) await resign()
  for (const database of [...databases, observer]) await database.destroy()
})
