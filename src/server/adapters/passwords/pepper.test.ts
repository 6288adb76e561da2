import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { StartFailure } from '../../core/start.ts'
import { createPostgresDatabase } from '../../testing/databases.ts'
import { makeFolder } from '../../testing/project.ts'
import { addWriter } from '../../testing/writers.ts'
import { openDatabase } from '../database/open.ts'
import { comparePepper, openPepper, readPepper } from './pepper.ts'

const folder = makeFolder()
afterAll(folder.remove)
let made = 0
const newFolder = () => {
  made += 1
  return join(folder.path, String(made))
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const refusal = async (opening: Promise<unknown>) => {
  const error = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartFailure)
  return (error as StartFailure).message
}

describe('the key of the passwords', () => {
  test('is made in the data folder once, and read from a file of the operator, which is never made', async () => {
    const dataDir = newFolder()
    const key = hex(await readPepper({ dataDir }))
    expect(readFileSync(join(dataDir, 'pepper.key'), 'utf8')).toBe(key)
    expect(hex(await readPepper({ dataDir }))).toBe(key)

    const other = newFolder()
    const pepperFile = join(other, 'key')
    expect(await refusal(readPepper({ dataDir: other, pepperFile }))).toBe(
      `The key ${pepperFile} cannot be read (ENOENT).`,
    )
    expect(existsSync(other)).toBe(false)
    folder.write(`${made}/key`, `${key}\n`)
    expect(hex(await readPepper({ dataDir: other, pepperFile }))).toBe(key)
    folder.write(`${made}/key`, key.slice(1))
    const damaged = await refusal(readPepper({ dataDir: other, pepperFile }))
    expect(damaged).toMatch(/^The key \S+ is damaged/)
    expect(damaged).not.toContain(key.slice(1))
  })

  test.each(['SQLite', 'PostgreSQL'])('is that of the first use of a database of %s on every node', async (kind) => {
    const databaseUrl = kind === 'SQLite' ? undefined : await createPostgresDatabase()
    const first = { dataDir: newFolder(), databaseUrl }
    const database = await openDatabase(first)
    const key = await openPepper(first, database)
    expect(await openPepper(first, database)).toEqual(key)

    const second = { dataDir: newFolder() }
    expect(await refusal(openPepper(second, database))).toMatch(/^The key \S+ is missing.* Put pepper\.key of another/)
    expect(existsSync(second.dataDir), 'none is made').toBe(false)
    await readPepper(second)
    expect(await refusal(openPepper(second, database))).toMatch(/^The key \S+ is another than .* no password/)
    const pepperFile = join(first.dataDir, 'pepper.key')
    expect(await openPepper({ ...second, pepperFile }, database)).toEqual(key)
    const stored = await database.selectFrom('instance').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(hex(key))
    await database.destroy()
  })

  test('of several nodes that start at once with a new database is that of one, and the others stop', async () => {
    const database = await openDatabase({ dataDir: newFolder(), databaseUrl: await createPostgresDatabase() })
    const opened = await Promise.allSettled(
      Array.from({ length: 5 }, () => openPepper({ dataDir: newFolder() }, database)),
    )
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await database.destroy()
  })

  test('is not made for a database that has users already, and a backup records none', async () => {
    const dataDir = newFolder()
    const database = await openDatabase({ dataDir, databaseUrl: undefined })
    await addWriter(database, 'lin')
    expect(await refusal(openPepper({ dataDir }, database))).toMatch(/^The key \S+ is missing/)
    await readPepper({ dataDir })
    await comparePepper({ dataDir }, database)
    expect(await database.selectFrom('instance').select('key').where('key', '=', 'pepper').execute()).toEqual([])
    await openPepper({ dataDir }, database)
    const other = { dataDir: newFolder() }
    await readPepper(other)
    expect(await refusal(comparePepper(other, database))).toMatch(/is another/)
    await database.destroy()
  })
})
