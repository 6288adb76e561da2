import { afterEach, beforeEach, expect, test } from 'vitest'
import { endpoints } from '../../../../shared/api/index.ts'
import { HttpFailure } from '../../../core/ports/http.ts'
import { describeDatabases } from '../../../testing/databases.ts'
import { groupOf, type SharersServer, startSharersServer } from '../../../testing/sharers.ts'
import { addWriter } from '../../../testing/writers.ts'
import { writeSharedIcon } from '../../network-icon/shared-icon-repository.ts'
import { countUsers, measureStorage } from './figures.ts'
import { countUsedLogins, listLoginHours, noteLoginHour } from './login-hours.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let server: SharersServer
let isDown = true
const http = async () => {
  if (isDown) throw new HttpFailure('network', 'there is nothing outside')
  return { status: 200, url: '', headers: {}, body: Buffer.from('{"q":"a","s":["ab"],"g":[{"q":"ab"}]}') }
}
beforeEach(async () => {
  isDown = true
  server = await startSharersServer({ http })
})
afterEach(() => server.close())

const look = async (dayMinutes?: number) => (await server.ask('admin_overview', { dayMinutes }, server.admin)).data
const source = async (id: string) => (await look()).sources.find((one: { id: string }) => one.id === id)

test('a new server tells what it knows, and nothing that it does not', async () => {
  const { versions, sources, errors, storage, ...told } = await look()
  expect(told).toEqual({
    users: { total: 1, newThisWeek: 1, seenToday: 1 },
    logins: { active: 1, hours: [] },
    waiting: ['shares', 'icons', 'reports', 'feedback'].map((name) => ({ name, count: 0 })),
    ...{ startedAt: 1e12, processes: 1 },
    settings: {
      ...{ moderation: 'before', registration: 'open', policy: 'seed' },
      ...{ hasMail: false, hasChat: true, hasSharedIcons: true },
    },
  })
  expect(versions).toMatchObject({ program: '0.2.0', node: process.version, database: 'sqlite' })
  expect(versions.migrations).toContain('0001_instance')
  const hour = Math.floor(1e12 / HOUR_MS) * HOUR_MS
  expect(errors).toEqual({ since: 1e12, today: 0, yesterday: undefined, hours: [{ at: hour, count: 0 }], routes: [] })
  expect(storage).toEqual({
    ...{ uploads: { files: 0, bytes: 0 }, cloudFiles: { files: 0, bytes: 0 } },
    databaseBytes: expect.any(Number),
  })
  expect(storage.databaseBytes).toBeGreaterThan(50_000)
  const states = new Set(sources.map(({ state }: { state: string }) => state))
  expect(states, 'nobody has asked anybody').toEqual(new Set(['unasked', 'off']))
})

test('what waits is counted, with the time of the oldest; of a server without a chat room no messages', async () => {
  const lin = await server.join('lin')
  for (const name of ['a', 'b']) {
    await server.ask('upload_group', groupOf(name), lin)
    server.wait(5)
  }
  const icon = { owner: 'x', webp: Buffer.from(''), background: '', name: '' }
  await writeSharedIcon(server.database, { site: 'a.com', ...icon, shared_at: 7 })
  expect((await look()).waiting).toEqual([
    { name: 'shares', count: 2, since: 1e12 },
    { name: 'icons', count: 1, since: 7 },
    { name: 'reports', count: 0 },
    { name: 'feedback', count: 0 },
  ])
})

test('the day is that of whoever asks', async () => {
  await server.join('lin')
  server.wait(2 * HOUR_MS)
  expect((await look(60)).users, 'his own request was the only one').toEqual({ total: 2, newThisWeek: 2, seenToday: 1 })
  expect((await look(180)).users.seenToday).toBe(2)
  server.wait(8 * DAY_MS)
  expect((await look(60)).users).toEqual({ total: 2, newThisWeek: 0, seenToday: 1 })
  expect((await look()).logins.active).toBe(1)
})

test('an answer that is an error is counted where it happens; a refusal is none', async () => {
  await server.ask('weather', { city: '110000' })
  await server.ask('login', { username: 'lin', password: 'x' })
  const { today, routes } = (await look()).errors
  expect([today, routes]).toEqual([1, [{ route: '/api/weather', count: 1 }]])
})

test('a source is told as it does', async () => {
  const ask = (q: string) => server.ask('suggest', { source: 'baidu', wd: q })
  expect(await source('suggest.baidu')).toEqual({ id: 'suggest.baidu', need: 'none', state: 'unasked', failures: 0 })
  await ask('a')
  expect(await source('suggest.baidu')).toMatchObject({
    state: 'failing',
    failedAt: 1e12,
    failure: 'network',
    failures: 1,
  })
  isDown = false
  await ask('b')
  expect(await source('suggest.baidu')).toMatchObject({ state: 'fresh', succeededAt: 1e12, latencyMs: 0, failures: 0 })
  isDown = true
  server.wait(60_000)
  for (const q of ['c', 'd']) await ask(q)
  expect(await source('suggest.baidu')).toMatchObject({ state: 'stale', succeededAt: 1e12, failures: 2 })
})

test('the disk is told where it is known', async () => {
  await server.close()
  server = await startSharersServer({ readDisk: async () => ({ totalBytes: 20, freeBytes: 5 }) })
  expect((await look()).storage.disk).toEqual({ totalBytes: 20, freeBytes: 5 })
})

test('the log names who has done what, the newest first, by pages, and what was done to whom', async () => {
  const [lin, mei] = [await server.join('lin'), await server.join('mei')]
  await server.ask('admin_end_logins', { id: lin.id }, server.admin)
  server.wait(1)
  await server.ask('admin_limit_user', { id: mei.id, isBanned: true }, server.admin)
  await server.database.deleteFrom('user').where('id', '=', mei.id).execute()
  const log = async (page?: number) => (await server.ask('admin_log', { page }, server.admin)).data
  const by = { id: expect.any(String), by: 'admin' }
  expect(await log()).toEqual({
    total: 2,
    list: [
      { ...by, at: 1e12 + 1, act: 'banUser', subject: mei.id, detail: 'mei' },
      { ...by, at: 1e12, act: 'endLogins', subject: lin.id, user: 'lin', detail: 'lin' },
    ],
  })
  const row = { by: 'gone', act: 'of another version', subject: 'x', detail: '' }
  for (let at = 0; at < 50; at += 1)
    await server.database
      .insertInto('admin_act')
      .values({ id: String(at), at, ...row })
      .execute()
  const second = await log(2)
  expect([second.total, second.list.map(({ at }: { at: number }) => at)]).toEqual([52, [1, 0]])
  expect(second.list[0]).toMatchObject({ by: '', act: 'of another version' })
})

test('the desk is the administrator’s alone', async () => {
  const lin = await server.join('lin')
  const desk = endpoints.filter(({ path }) => path.startsWith('/users/admin_'))
  expect(desk.length).toBeGreaterThan(15)
  expect(desk.filter(({ auth }) => auth !== 'admin')).toEqual([])
  for (const { path } of desk) {
    const name = path.replace('/users/', '')
    expect([name, (await server.ask(name, {}, lin)).msg]).toEqual([name, 'Only the administrator can do this.'])
  }
})

describeDatabases((open) => {
  test('users, logins and what is kept are counted', async () => {
    const database = await open()
    for (const id of ['lin', 'mei', 'ann']) await addWriter(database, id)
    await database
      .updateTable('user')
      .set({ made_at: 8 * DAY_MS })
      .where('id', '=', 'ann')
      .execute()
    const login = { token: '', cookie: null, device: '', address: '', made_at: 1 }
    const add = (id: string, user_id: string, seen_at: number) =>
      database
        .insertInto('session')
        .values({ ...login, id, token: id, user_id, seen_at })
        .execute()
    await add('a', 'lin', 10 * DAY_MS)
    await add('b', 'lin', 10 * DAY_MS)
    await add('c', 'mei', 9 * DAY_MS)
    const now = 10 * DAY_MS + 30 * 60_000
    expect(await countUsers(database, { now, dayStart: 10 * DAY_MS })).toEqual({
      total: 3,
      newThisWeek: 1,
      seenToday: 1,
    })
    expect(await countUsedLogins(database, 9 * DAY_MS)).toBe(3)
    await database.insertInto('upload').values({ name: 'x', user_id: 'lin', bytes: 5, made_at: 1 }).execute()
    await database.insertInto('upload').values({ name: 'y', user_id: 'mei', bytes: 6, made_at: 1 }).execute()
    const { uploads, cloudFiles, databaseBytes } = await measureStorage(database)
    expect([uploads, cloudFiles]).toEqual([
      { files: 2, bytes: 11 },
      { files: 0, bytes: 0 },
    ])
    expect(databaseBytes).toBeGreaterThan(50_000)

    const hour = 10 * DAY_MS
    await noteLoginHour(database, now)
    await database.deleteFrom('session').where('id', '=', 'a').execute()
    await noteLoginHour(database, now + 60_000)
    expect(await listLoginHours(database, now), 'whoever logs out was there').toEqual([{ at: hour, count: 2 }])
    await add('d', 'mei', now)
    await add('e', 'ann', now)
    await noteLoginHour(database, now)
    expect(await listLoginHours(database, now)).toEqual([{ at: hour, count: 3 }])
    await noteLoginHour(database, now + 2 * HOUR_MS)
    const later = { at: hour + 2 * HOUR_MS, count: 0 }
    expect(await listLoginHours(database, now + 23 * HOUR_MS)).toEqual([{ at: hour, count: 3 }, later])
    expect(await listLoginHours(database, now + 24 * HOUR_MS)).toEqual([later])
    await noteLoginHour(database, now + 49 * HOUR_MS)
    expect(await database.selectFrom('login_hour').select('logins').execute()).toHaveLength(2)
  })
})
