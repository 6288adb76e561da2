import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { KyselyPlugin, PluginTransformResultArgs } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPostgres } from '../adapters/database/is-postgres.ts'
import type { Database } from '../adapters/database/open.ts'
import { describeDatabases } from '../testing/databases.ts'
import { makeFolder } from '../testing/project.ts'
import { encodeRow, loadRows, readRows } from './rows.ts'

const folder = makeFolder()
afterAll(() => folder.remove())

const TABLE = { name: 'instance', columns: ['key', 'value'], isCache: false }
const MB = 1024 * 1024

/** Rows of so many bytes, as an archive has them. */
function writeRows(count: number, bytes: number): string {
  const rows = Array.from({ length: count }, (_, at) => encodeRow({ key: `row ${at}`, value: 'x'.repeat(bytes) }))
  folder.write('rows.ndjson', rows.join(''))
  return join(folder.path, 'rows.ndjson')
}

/** Counts the questions that a database is asked. */
function countQuestions(): KyselyPlugin & { readonly count: () => number } {
  let questions = 0
  return {
    count: () => questions,
    transformQuery({ node }) {
      questions += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** How far a file has been read by this process, in bytes, as Linux tells; all of it once it is closed. */
function positionOf(file: string): number {
  const fd = readdirSync('/proc/self/fd').find((one) => {
    try {
      return readlinkSync(`/proc/self/fd/${one}`) === file
    } catch {
      return false // that of the folder itself
    }
  })
  if (fd === undefined) return statSync(file).size
  return Number(/^pos:\s+(\d+)/.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'))?.[1])
}

describeDatabases((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  describe.each([
    ['small', 250, 10, { loading: 3, fetching: 5 }],
    ['large', 12, MB, { loading: 3, fetching: 5 }],
    ['as large as a batch', 3, 5 * MB, { loading: 3, fetching: 2 }],
  ])('rows that are %s', (_size, count, bytes, questions) => {
    test('are loaded and read in batches, of which memory holds one', async () => {
      await database.deleteFrom('instance').execute()
      const loading = countQuestions()
      const load = database.withPlugin(loading).transaction()
      expect(await load.execute((transaction) => loadRows(transaction, TABLE, writeRows(count, bytes)))).toBe(count)
      expect(loading.count()).toBe(questions.loading)
      const reading = countQuestions()
      const found = await database
        .withPlugin(reading)
        .transaction()
        .execute(async (transaction) => {
          const keys: unknown[] = []
          for await (const { key } of readRows(transaction, 'instance')) keys.push(key)
          return keys
        })
      expect(new Set(found).size).toBe(count)
      // PostgreSQL opens and closes a cursor, too; SQLite gives one row after another
      expect(reading.count()).toBe(isPostgres(database) ? questions.fetching + 2 : 1)
    })
  })

  test('a file is read no further than the rows that are being loaded', async () => {
    await database.deleteFrom('instance').execute()
    const file = writeRows(40, MB)
    const positions: number[] = []
    const watching = {
      ...countQuestions(),
      transformResult: async ({ result }: PluginTransformResultArgs) => {
        for (let at = 0; at < 20_000; at += 1) await turn()
        positions.push(positionOf(file))
        return result
      },
    }
    const load = database.withPlugin(watching).transaction()
    await load.execute((transaction) => loadRows(transaction, TABLE, file))
    expect(positions[0]).toBeGreaterThan(3 * MB)
    expect(positions[0]).toBeLessThan(6 * MB)
  })
})
