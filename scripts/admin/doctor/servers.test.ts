import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/server/adapters/database/open.ts'
import { parseConfig } from '../../../src/server/config.ts'
import { createPostgresDatabase } from '../../../src/server/testing/databases.ts'
import { freePort } from '../../../src/server/testing/free-port.ts'
import { makeFolder } from '../../../src/server/testing/project.ts'
import { type RedisServer, startRedis } from '../../../src/server/testing/redis.ts'
import { lookAtClocks } from './clock.ts'
import { examine } from './examination.ts'
import { judgeMigrations } from './migrations.ts'
import { judgePostgres, lookAtPostgres, type PostgresState } from './postgres.ts'
import { judgeRedis, lookAtRedis } from './redis.ts'
import { lookAtSqlite } from './sqlite.ts'

const folder = makeFolder()
let redis: RedisServer
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(async () => {
  await redis.stop()
  folder.remove()
})

const finding = (level: string, found: RegExp, advice = /./) => ({
  level,
  found: expect.stringMatching(found),
  advice: level === 'ok' ? '' : expect.stringMatching(advice),
})

describe('PostgreSQL', () => {
  const well: PostgresState = {
    ...{ host: 'db:5432', version: '18.4', answerMs: 1.2, encoding: 'UTF8', fsync: true, synchronousCommit: true },
    ...{ connections: 97, processes: 2, unwritable: undefined },
  }

  test('is well', () => {
    const found = /PostgreSQL 18\.4 at db:5432 answers in 2 ms, 2 of Genkan's processes/
    expect(judgePostgres(well)).toMatchObject([finding('ok', found)])
  })

  test.each([
    [{ answerMs: 80 }, [finding('warn', /80 ms/, /DATABASE_URL/)]],
    [{ fsync: false }, [finding('ok', /./), finding('FAIL', /fsync is off/, /fsync = on/)]],
    [{ synchronousCommit: false }, [finding('ok', /./), finding('FAIL', /synchronous_commit/, /= on/)]],
    [{ encoding: 'SQL_ASCII' }, [finding('ok', /./), finding('FAIL', /SQL_ASCII/, /createdb -E UTF8/)]],
    [{ unwritable: 'its disk is full' }, [finding('ok', /./), finding('FAIL', /disk is full/, /Make room/)]],
    [{ processes: 9 }, [finding('ok', /./), finding('warn', /97 connections.* up to 100/, /max_connections/)]],
  ])('tells of %j', (state, findings) => {
    expect(judgePostgres({ ...well, ...state })).toMatchObject(findings)
  })

  test('is read as it is, and stays so: a database without tables, of this version, of a newer one', async () => {
    const url = await createPostgresDatabase()
    const unsafe = finding('FAIL', /fsync is off/) // of the server of the tests
    expect(await lookAtPostgres(url)).toMatchObject([finding('ok', /18\..* 0 of/), unsafe, finding('warn', /empty/)])
    expect(await lookAtPostgres(url)).toMatchObject([{}, {}, finding('warn', /empty/)])
    const database = await openDatabase({ databaseUrl: url, dataDir: '' })
    expect(await lookAtPostgres(url)).toMatchObject([finding('ok', / 1 of Genkan/), unsafe])
    await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '')`.execute(database)
    expect(await lookAtPostgres(url)).toMatchObject([{}, unsafe, finding('FAIL', /newer.*9999_later/, /Update/)])
    await database.destroy()
  })

  test('that takes no writes, or gives few connections, is told', async () => {
    const url = await createPostgresDatabase()
    const database = await openDatabase({ databaseUrl: url, dataDir: '' })
    const name = sql.id(new URL(url).pathname.slice(1))
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(database)
    await sql`alter database ${name} connection limit 15`.execute(database)
    await sql`alter database ${name} set synchronous_commit = off`.execute(database)
    expect(await lookAtPostgres(url)).toMatchObject([
      ...[{ level: 'ok' }, finding('FAIL', /nothing can be written .*read-only/, /primary/), {}],
      ...[finding('FAIL', /synchronous_commit/), finding('warn', /15 connections/)],
    ])
    await database.destroy()
  })

  test.each([
    ['a wrong password', (url: URL) => (url.password = 'wrong-one'), /password authentication/, /user and password/],
    ['no such database', (url: URL) => (url.pathname = '/nowhere'), /"nowhere" does not exist/, /createdb/],
    ['nobody there', (url: URL) => (url.port = '1'), /ECONNREFUSED/, /server runs/],
  ])('%s is told, without the password', async (_what, change, found, advice) => {
    const url = new URL(await createPostgresDatabase())
    change(url)
    const findings = await lookAtPostgres(url.href)
    expect(findings).toMatchObject([finding('FAIL', found, advice)])
    expect(JSON.stringify(findings)).not.toMatch(/of-the-tests|wrong-one/)
  })

  test('of the program differ', () => {
    expect(judgeMigrations(['a', 'b'], ['a', 'b'])).toEqual([])
    expect(judgeMigrations(['a'], ['a', 'b', 'c'])).toMatchObject([finding('warn', /by 2 steps/, /next start/)])
  })
})

describe('SQLite', () => {
  const dataDir = join(folder.path, 'data')
  const path = join(dataDir, 'genkan.db')

  test('is read as it is; none is made', async () => {
    expect(await lookAtSqlite(dataDir)).toMatchObject([finding('warn', /no .*genkan\.db yet/, /DATA_DIR/)])
    expect(existsSync(path)).toBe(false)
    const database = await openDatabase({ databaseUrl: undefined, dataDir })
    expect(await lookAtSqlite(dataDir)).toMatchObject([finding('ok', /genkan\.db is whole \(1 MB\)/)])
    await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '')`.execute(database)
    expect(await lookAtSqlite(dataDir)).toMatchObject([{ level: 'ok' }, finding('FAIL', /newer/, /Update/)])
    await sql`delete from kysely_migration where name > '0003'`.execute(database)
    expect(await lookAtSqlite(dataDir)).toMatchObject([{ level: 'ok' }, finding('warn', /older/)])
    await sql`pragma journal_mode = delete`.execute(database)
    expect((await lookAtSqlite(dataDir))[0]).toMatchObject(finding('warn', /journal mode delete/))
    await database.destroy()
    expect(await lookAtSqlite(dataDir, 1)).toMatchObject([finding('warn', /could not be read wholly/), {}])
  })

  test('that is damaged is told, and stays as it is', async () => {
    const bytes = readFileSync(path)
    bytes.fill(0xff, 4096, 8192)
    writeFileSync(path, bytes)
    expect(await lookAtSqlite(dataDir)).toMatchObject([finding('FAIL', /damaged/, /backup/)])
    expect(readFileSync(path).equals(bytes)).toBe(true)
  })
})

describe('Redis', () => {
  const look = (environment: Readonly<Record<string, string>>) => lookAtRedis(parseConfig(environment))
  const command = async (...args: string[]) => {
    const client = createClient({ url: redis.url })
    await client.connect()
    await client.sendCommand(args)
    client.destroy()
  }

  test('is read as it is', async () => {
    const found = /Redis \d.* at 127\.0\.0\.1:\d+ answers in \d+ ms/
    expect(await look({ REDIS_URL: redis.url })).toMatchObject([finding('ok', found)])
    await command('config', 'set', 'maxmemory', '100mb')
    await command('config', 'set', 'maxmemory-policy', 'allkeys-lru')
    expect(await look({ REDIS_URL: redis.url })).toMatchObject([
      { level: 'ok' },
      finding('warn', /allkeys-lru/, /noeviction/),
    ])
    await command('config', 'set', 'maxmemory-policy', 'noeviction')
    expect(await look({ REDIS_URL: redis.url })).toMatchObject([{ level: 'ok' }])
  })

  test('that cannot be used is told, without the password', async () => {
    await command('acl', 'setuser', 'reader', 'on', '>s3cret', '+@read', '+@connection', '~*', '&*')
    const as = (user: string) => redis.url.replace('//', `//${user}@`)
    expect(await look({ REDIS_URL: as('reader:s3cret') })).toMatchObject([finding('FAIL', /NOPERM/, /genkan:/)])
    const refused = await look({ REDIS_URL: as('reader:wr0ng') })
    expect(refused).toMatchObject([finding('FAIL', /WRONGPASS/, /user and password in REDIS_URL/)])
    expect(JSON.stringify(refused)).not.toMatch(/s3cret|wr0ng/)
    const nobody = `redis://127.0.0.1:${await freePort()}`
    expect(await look({ REDIS_URL: nobody })).toMatchObject([finding('FAIL', /ECONNREFUSED/, /REDIS_URL/)])
    await command('acl', 'setuser', 'quiet', 'on', '>s3cret', '+@all', '~*', 'resetchannels')
    expect(await look({ REDIS_URL: as('quiet:s3cret') })).toMatchObject([finding('FAIL', /NOPERM|pass on/, /genkan:/)])
    const state = { host: 'h', version: '8', answerMs: 1, maxMemory: 0, policy: 'noeviction' }
    expect(judgeRedis(state, false)).toMatchObject([finding('FAIL', /does not pass on/)])
    expect(judgeRedis({ ...state, answerMs: 300 }, true)).toMatchObject([finding('warn', /300 ms/)])
  })

  test('is missed where several nodes use one database', async () => {
    expect(await look({})).toMatchObject([finding('ok', /one node alone/)])
    const DATABASE_URL = await createPostgresDatabase()
    const nodes = [await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' })]
    expect(await look({ DATABASE_URL })).toMatchObject([finding('ok', /needs none/)])
    nodes.push(await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' }))
    expect(await look({ DATABASE_URL })).toMatchObject([finding('FAIL', /2 processes.*limits/, /REDIS_URL/)])
    for (const node of nodes) await node.destroy()
  })
})

test('a server that takes connections and says nothing keeps nobody waiting', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  const from = performance.now()
  const results = await examine([
    { name: 'PostgreSQL', look: () => lookAtPostgres(`postgres://a:b@127.0.0.1:${port}/c`) },
    { name: 'Redis', look: () => lookAtRedis(parseConfig({ REDIS_URL: `redis://127.0.0.1:${port}` })) },
  ])
  expect(performance.now() - from).toBeLessThan(8000)
  expect(results.flatMap(({ findings }) => findings.map(({ level }) => level))).toEqual(['FAIL', 'FAIL'])
  silent.close()
})

test('the clocks of one machine are the same', async () => {
  const config = parseConfig({ DATABASE_URL: await createPostgresDatabase(), REDIS_URL: redis.url })
  expect(await lookAtClocks(config)).toMatchObject([finding('ok', /PostgreSQL and Redis/)])
})
