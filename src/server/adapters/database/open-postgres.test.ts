import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts'
import { migrations } from './migrations/index.ts'
import { openPostgres } from './open-postgres.ts'

let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

const failure = (opening: Promise<{ destroy(): Promise<void> }>) =>
  opening.then(
    () => 'opened',
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
  )

test('a new database gets its tables and an epoch, which a second start keeps', async () => {
  const url = await server.create()
  const [first, second] = [await openPostgres(url), await openPostgres(url)]
  const epoch = first.selectFrom('instance').select('value').where('key', '=', 'epoch')
  expect((await epoch.executeTakeFirst())?.value).toMatch(/^[\da-f]{32}$/)
  expect(await second.selectFrom('instance').selectAll().execute()).toHaveLength(1)
  await first.destroy()
  await second.destroy()
})

test('two servers that start at once migrate it once', async () => {
  const url = await server.create()
  const opened = await Promise.all([openPostgres(url), openPostgres(url)])
  for (const database of opened) await database.destroy()
})

test('a database that cannot be reached or used is named without its password', async () => {
  const url = new URL(await server.create())
  for (const [change, said] of [
    [{ port: '9' }, /^StartFailure: The database 127\.0\.0\.1:9\/test\d+ cannot be used \(.*ECONNREFUSED/],
    [{ password: 'wrong-guess' }, /cannot be used \(password authentication failed/],
    [{ pathname: '/nowhere' }, /cannot be used \(database "nowhere" does not exist/],
  ] as const) {
    const other = new URL(url)
    Object.assign(other, change)
    const message = await failure(openPostgres(other.href))
    expect(message).toMatch(said)
    expect(message).not.toMatch(/wrong-guess|of-the-tests|\n/)
  }
})

test('a database of a newer version is refused; a failed migration is named and rolled back', async () => {
  const url = await server.create()
  const broken: Migration = {
    up: async (database) => {
      await sql`create table half (done integer)`.execute(database)
      throw new Error('cannot go on')
    },
  }
  expect(await failure(openPostgres(url, { ...migrations, '9998_broken': broken }))).toMatch(
    /9998_broken \(cannot go on\)/,
  )
  const database = await openPostgres(url)
  expect((await database.introspection.getTables()).map(({ name }) => name)).not.toContain('half')
  await database.destroy()
  await (await openPostgres(url, { ...migrations, '9999_future': { up: async () => {} } })).destroy()
  expect(await failure(openPostgres(url))).toMatch(/written by a newer Genkan \(9999_future\)/)
})

test('whoever wants a database alone has no other beside it until it closes it', async () => {
  const url = await server.create()
  const first = await openPostgres(url)
  expect(await failure(openPostgres(url, migrations, true))).toMatch(
    /^StartFailure: The database .* is held by another/,
  )
  await first.destroy()
  const alone = await openPostgres(url, migrations, true)
  expect(await failure(openPostgres(url))).toMatch(/^StartFailure: The database .* is held by another program\.$/)
  await alone.destroy()
  await (await openPostgres(url)).destroy()
})
