import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { isPostgres } from '../../../adapters/database/is-postgres.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { type CloudUser, makeCloudUser } from '../../../testing/cloud.ts'
import { describeDatabases } from '../../../testing/databases.ts'
import { makeServer, type TestServer } from '../../../testing/project.ts'
import { commitPushes } from './commit-pushes.ts'

/** Makes the last write of a push fail, after its versions have been written: of pushes whose id has a word. */
async function failFor(database: Database, word: string, sqlState: string): Promise<void> {
  const name = `fail_for_${word}`
  if (!isPostgres(database)) {
    const condition = sql.raw(`new.op_id like '%${word}%'`)
    await sql`create trigger ${sql.ref(name)} before insert on sync_operation when ${condition}
      begin select raise(abort, 'no'); end`.execute(database)
    return
  }
  await sql`create function ${sql.ref(name)}() returns trigger language plpgsql as ${sql.lit(
    `begin if new.op_id like '%${word}%' then raise exception 'no' using errcode = '${sqlState}'; end if; return new; end`,
  )}`.execute(database)
  await sql`create trigger ${sql.ref(name)} before insert on sync_operation
    for each row execute function ${sql.ref(name)}()`.execute(database)
}

describeDatabases((open) => {
  let server: TestServer
  let database: Database
  beforeAll(async () => {
    database = await open()
    server = await makeServer({ database, clock: { now: Date.now } })
  })

  test('of a user who is gone nothing is written', async () => {
    const push = { userId: 'nobody', sessionId: '', device: '', reason: 'push' as const, backupTime: 0 }
    const bodies = new Map([['notes', { packed: new Uint8Array([1]), size: 1 }] as const])
    expect(await commitPushes(database, [{ ...push, bodies }])).toEqual([{ kind: 'gone' }])
    expect(await database.selectFrom('sync_version').select('time').execute()).toEqual([])
  })

  test('I9: users who push at once under one id are two', async () => {
    const [mine, theirs] = await Promise.all([makeCloudUser(server), makeCloudUser(server)])
    const push = (user: CloudUser) => user.push({ notes: '[]' }, { op_id: 'op-of-both' })
    await push(mine)
    const answers = await Promise.all([push(mine), push(theirs)])
    expect(answers.map(({ code, data }) => [code, data.dup])).toEqual([
      [CODE.ok, true],
      [CODE.ok, undefined],
    ])
  })

  test('a login tells when it last pushed or pulled, at most every minute', async () => {
    const user = await makeCloudUser(server)
    const read = async () => {
      const session = database.selectFrom('session').select('synced_at').where('user_id', '=', user.id)
      return (await session.executeTakeFirstOrThrow()).synced_at
    }
    const set = (synced_at: number) =>
      database.updateTable('session').set({ synced_at }).where('user_id', '=', user.id).execute()
    await user.ask('async_time')
    expect(await read()).toBe(0)
    for (const use of [() => user.write('notes', '[]'), () => user.ask('nav_info')]) {
      await set(0)
      const before = Date.now()
      await use()
      expect(Math.abs((await read()) - before)).toBeLessThan(60_000)
      const recent = before - 50_000
      await set(recent)
      await use()
      expect(await read()).toBe(recent)
    }
  })

  test('what is read is answered where nothing can be written, not even that a login was used', async () => {
    const user = await makeCloudUser(server)
    await user.write('notes', '["kept"]', { base: {} })
    const old = { seen_at: Date.now() - 3_600_000, synced_at: 0 }
    await database.updateTable('session').set(old).where('user_id', '=', user.id).execute()
    const allow = await refuseUses(database)
    const answers = [await user.ask('async_time'), await user.ask('nav_info')]
    await allow()
    expect(answers.map(({ code }) => code)).toEqual([CODE.ok, CODE.ok])
    expect(answers[1]?.data.notes).toBe('["kept"]')
    await user.ask('nav_info')
    const session = database.selectFrom('session').selectAll().where('user_id', '=', user.id)
    const { seen_at, synced_at } = await session.executeTakeFirstOrThrow()
    expect(Math.min(seen_at, synced_at)).toBeGreaterThan(old.seen_at)
  })

  describe('a database that fails in the middle of a push', () => {
    test('has nothing of it, tells so, and does not fail others that came with it', async () => {
      await failFor(database, 'poison', '22000')
      const users = await Promise.all([1, 2, 3].map(() => makeCloudUser(server)))
      const answers = await Promise.all(
        users.map((user, at) =>
          user.push({ notes: '[]', more: '{}' }, { base: {}, op_id: at === 1 ? 'op-poison' : `op-healthy-${at}` }),
        ),
      )
      expect(answers.map(({ status, code }) => [status, code])).toEqual([
        [200, CODE.ok],
        [503, CODE.unavailable],
        [200, CODE.ok],
      ])
      const times = await Promise.all(users.map((user) => user.times()))
      expect(times.map(({ notes, more }) => [notes > 0, more > 0])).toEqual([
        [true, true],
        [false, false],
        [true, true],
      ])
      expect(await users[1]?.history('notes')).toEqual([])
      expect((await users[1]?.push({ notes: '[]' }, { base: {}, op_id: 'op-another' }))?.code).toBe(CODE.ok)
    })

    test('because its disk is full tells that, answers what is read, and writes again once there is room', async () => {
      const user = await makeCloudUser(server)
      const first = await user.write('notes', '["kept"]', { base: {} })
      if (isPostgres(database)) await failFor(database, 'full', '53100')
      else await limitPages(database)
      const large = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => at * at * at))
      const answer = await user.push({ more: large, seting: '{}' }, { base: {}, op_id: 'op-of-full' })
      expect([answer.status, answer.code]).toEqual([507, CODE.full])
      expect(answer.msg).toMatch(/disk is full.*Nothing on this device is lost/)
      expect(await user.times()).toMatchObject({ notes: first, more: 0, seting: 0 })
      expect(await user.body('notes')).toBe('["kept"]')
      if (isPostgres(database)) await sql`drop trigger fail_for_full on sync_operation`.execute(database)
      else await sql`pragma max_page_count = 1000000`.execute(database)
      const again = await user.push({ more: large, seting: '{}' }, { base: {}, op_id: 'op-of-full' })
      expect([again.code, again.data.dup]).toEqual([CODE.ok, undefined])
    })
  })
})

/** Lets nothing be written to logins, as on a full disk. @returns lets it */
async function refuseUses(database: Database): Promise<() => Promise<unknown>> {
  if (!isPostgres(database)) {
    await sql`pragma query_only = on`.execute(database)
    return () => sql`pragma query_only = off`.execute(database)
  }
  await sql`create function refuse_uses() returns trigger language plpgsql as
    'begin raise exception ''full'' using errcode = ''53100''; end'`.execute(database)
  await sql`create trigger refuse_uses before update on session execute function refuse_uses()`.execute(database)
  return () => sql`drop trigger refuse_uses on session`.execute(database)
}

/** Fills the disk of a database: it has the pages that it has. */
async function limitPages(database: Database): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(database)
}
