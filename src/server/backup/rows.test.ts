import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
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
})
