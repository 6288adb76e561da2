import { afterAll, expect, test } from 'vitest'
import { makeFolder } from '../../testing/project.ts'
import { openSqlite } from './open-sqlite.ts'
import { UPLOAD_COLUMNS } from './upload-columns.ts'

/** What columns are called that name an upload. */
const NAMES = /^(?:\w+_)?(?:head|mini|picture)$/

const folder = makeFolder()
afterAll(folder.remove)

test('every column that names an upload is known to the sweep', async () => {
  const database = await openSqlite(folder.path)
  const tables = await database.introspection.getTables()
  const found = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => NAMES.test(column.name)).map((column) => `${name}.${column.name}`),
  )
  expect(found.toSorted()).toEqual(UPLOAD_COLUMNS.map(({ table, column }) => `${table}.${column}`).toSorted())
  await database.destroy()
})
