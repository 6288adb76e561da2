import { chmodSync, copyFileSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, expect, test } from 'vitest'
import { StartFailure } from '../../core/start.ts'
import { makeFolder } from '../../testing/project.ts'
import { readPepper } from '../passwords/pepper.ts'
import { migrations } from './migrations/index.ts'
import { openSqlite } from './open-sqlite.ts'

const folder = makeFolder()
afterAll(folder.remove)
let made = 0
const newDataFolder = () => {
  made += 1
  return join(folder.path, `case${made}`, 'data')
}

async function failure(opening: Promise<{ destroy(): Promise<void> }>): Promise<string> {
  const error = await opening.then(
    async (database) => {
      await database.destroy()
      return undefined
    },
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartFailure)
  const message = error instanceof Error ? error.message : ''
  expect(message).not.toContain('\n')
  return message
}

const pragma = async (database: Awaited<ReturnType<typeof openSqlite>>, name: string) => {
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(database)
  return Object.values(rows[0] ?? {})[0]
}

test('a new database is made with its folder, in WAL mode, at synchronous FULL, with a random epoch', async () => {
  const data = newDataFolder()
  const database = await openSqlite(data)
  expect(await pragma(database, 'journal_mode')).toBe('wal')
  expect(await pragma(database, 'synchronous')).toBe(2)
  expect(await pragma(database, 'foreign_keys')).toBe(1)
  expect(await pragma(database, 'busy_timeout')).toBe(5000)
  const [row] = await database.selectFrom('instance').selectAll().execute()
  expect(row).toMatchObject({ key: 'epoch', value: expect.stringMatching(/^[0-9a-f]{32}$/) })
  await database.destroy()

  const again = await openSqlite(data)
  expect((await again.selectFrom('instance').selectAll().execute())[0]?.value).toBe(row?.value)
  await again.destroy()
})

test('the data is for its owner alone, whatever the mask of the process', async () => {
  const data = newDataFolder()
  const mask = process.umask(0)
  const database = await openSqlite(data)
  await readPepper({ dataDir: data })
  process.umask(mask)
  const modes = ['', 'genkan.db', 'genkan.db-wal', 'genkan.db-shm', 'pepper.key'].map(
    (name) => statSync(join(data, name)).mode & 0o777,
  )
  expect(modes).toEqual([0o700, 0o600, 0o600, 0o600, 0o600])
  await database.destroy()
})

test('a file that is not a database is named in the error and left unchanged', async () => {
  const data = newDataFolder()
  await (await openSqlite(data)).destroy()
  const path = join(data, 'genkan.db')
  writeFileSync(path, 'this is a letter to my mother, and no database at all')
  expect(await failure(openSqlite(data))).toMatch(/genkan\.db is damaged or no database/)
  expect(readFileSync(path, 'utf8')).toMatch(/^this is a letter/)
})

test('a database with damaged pages is refused', async () => {
  const data = newDataFolder()
  const database = await openSqlite(data)
  await sql`create table filler (text text)`.execute(database)
  for (let row = 0; row < 50; row += 1) await sql`insert into filler values (${'x'.repeat(3000)})`.execute(database)
  await database.destroy()
  const path = join(data, 'genkan.db')
  const bytes = readFileSync(path)
  bytes.fill(0xee, 4096 * 3, 4096 * 20)
  writeFileSync(path, bytes)
  expect(await failure(openSqlite(data))).toMatch(/is damaged/)
  truncateSync(path, 5000)
  expect(await failure(openSqlite(data))).toMatch(/is damaged/)
})

test('a data folder that is not writable, or is a file, is named in the error', async () => {
  folder.write('letter', 'text')
  expect(await failure(openSqlite(join(folder.path, 'letter')))).toMatch(/data folder .*letter cannot be written/)
  expect(await failure(openSqlite(join(folder.path, 'letter', 'below')))).toMatch(/cannot be written/)
  expect(await failure(openSqlite('/proc/genkan'))).toMatch(/data folder \/proc\/genkan cannot be written/)
})

test('a read-only database is reported as read-only, not as damaged', async () => {
  const data = newDataFolder()
  await (await openSqlite(data)).destroy()
  // Root may write anywhere, so the check runs as another user.
  const root = process.geteuid?.() === 0
  chmodSync(folder.path, 0o755)
  chmodSync(data, 0o555)
  chmodSync(join(data, 'genkan.db'), 0o444)
  if (root) process.seteuid?.(65_534)
  try {
    expect(await failure(openSqlite(data))).toMatch(/cannot be written/)
  } finally {
    if (root) process.seteuid?.(0)
    chmodSync(data, 0o755)
  }
})

test('a database written by a newer version is refused and left unchanged', async () => {
  const data = newDataFolder()
  const future: Record<string, Migration> = { ...migrations, '9999_future': { up: async () => {} } }
  await (await openSqlite(data, { migrations: future })).destroy()
  expect(await failure(openSqlite(data))).toMatch(/written by a newer Genkan \(9999_future\)/)
  const raw = new DatabaseSync(join(data, 'genkan.db'))
  expect(raw.prepare('select count(*) as steps from kysely_migration').get()).toMatchObject({
    steps: Object.keys(migrations).length + 1,
  })
  raw.close()
})

test('a failed migration is named and rolled back', async () => {
  const data = newDataFolder()
  await (await openSqlite(data)).destroy()
  const broken: Migration = {
    up: async (database) => {
      await sql`create table half (done integer)`.execute(database)
      throw new Error('cannot go on')
    },
  }
  const message = await failure(openSqlite(data, { migrations: { ...migrations, '9998_broken': broken } }))
  expect(message).toMatch(/9998_broken \(cannot go on\)/)
  const database = await openSqlite(data)
  const tables = await database.introspection.getTables()
  expect(tables.map((table) => table.name)).not.toContain('half')
  await database.destroy()
})

test('a database into which another program writes is named so', async () => {
  const data = newDataFolder()
  await (await openSqlite(data)).destroy()
  const other = new DatabaseSync(join(data, 'genkan.db'))
  other.exec('begin immediate')
  expect(await failure(openSqlite(data))).toMatch(/genkan\.db is held by another program\.$/)
  other.close()
})

test('a full disk is named so, also when it fills up during a migration', async () => {
  const data = newDataFolder()
  await (await openSqlite(data)).destroy()
  const filling: Migration = {
    up: async (database) => {
      await sql`pragma max_page_count = 1`.execute(database)
      await sql`create table filler (text text)`.execute(database)
      await sql`insert into filler values (${'x'.repeat(100_000)})`.execute(database)
    },
  }
  const message = await failure(openSqlite(data, { migrations: { ...migrations, '9998_filling': filling } }))
  expect(message).toMatch(/genkan\.db cannot be written \(database or disk is full\)\.$/)
  await (await openSqlite(data)).destroy()
})

test('a database without its epoch, or without the table for it, is refused', async () => {
  const data = newDataFolder()
  await (await openSqlite(data)).destroy()
  const edit = (statement: string) => {
    const raw = new DatabaseSync(join(data, 'genkan.db'))
    raw.exec(statement)
    raw.close()
  }
  edit(`delete from instance where key = 'epoch'`)
  expect(await failure(openSqlite(data))).toMatch(/is incomplete: its table instance has no epoch\. Put a backup/)
  edit('drop table instance')
  expect(await failure(openSqlite(data))).toMatch(/is damaged .*no such table: instance/)
})

test('fifty concurrent read-then-write transactions lose no update', async () => {
  const database = await openSqlite(newDataFolder())
  await database.insertInto('instance').values({ key: 'count', value: '0' }).execute()
  const add = () =>
    database.transaction().execute(async (transaction) => {
      const count = transaction.selectFrom('instance').select('value').where('key', '=', 'count')
      const { value } = await count.executeTakeFirstOrThrow()
      await new Promise((resolve) => setImmediate(resolve))
      const next = String(Number(value) + 1)
      await transaction.updateTable('instance').set({ value: next }).where('key', '=', 'count').execute()
    })
  await Promise.all(Array.from({ length: 50 }, add))
  const found = await database.selectFrom('instance').select('value').where('key', '=', 'count').executeTakeFirst()
  expect(found?.value).toBe('50')
  await database.destroy()
})

test('a transaction takes the write lock at its start, so that a second writer waits instead of failing', async () => {
  const data = newDataFolder()
  const database = await openSqlite(data)
  const other = new DatabaseSync(join(data, 'genkan.db'), { timeout: 0 })
  await database.transaction().execute(async () => {
    expect(() => other.exec('begin immediate')).toThrow(/locked/)
  })
  other.exec('begin immediate; rollback')
  other.close()
  await database.destroy()
})

test('a copy of a closed database is complete: the WAL is empty', async () => {
  const data = newDataFolder()
  await (await openSqlite(data)).destroy()
  expect(existsSync(join(data, 'genkan.db-wal'))).toBe(false)
  const copy = newDataFolder()
  await (await openSqlite(copy)).destroy()
  copyFileSync(join(data, 'genkan.db'), join(copy, 'genkan.db'))
  await (await openSqlite(copy)).destroy()
})
