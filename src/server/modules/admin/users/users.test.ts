import { afterEach, beforeEach, expect, test } from 'vitest'
import { CODE } from '../../../../shared/api/endpoint.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { describeDatabases } from '../../../testing/databases.ts'
import { groupOf, type Sharer, type SharersServer, startSharersServer } from '../../../testing/sharers.ts'
import { addWriter } from '../../../testing/writers.ts'
import { listUsers, presentUser } from './user-list.ts'

const HOUR_MS = 3_600_000

let server: SharersServer
let lin: Sharer
beforeEach(async () => {
  server = await startSharersServer()
  server.wait(HOUR_MS)
  lin = await server.join('lin')
})
afterEach(() => server.close())

const users = async (input: object = {}) => (await server.ask('admin_users', input, server.admin)).data
const names = async (input: object = {}) => (await users(input)).list.map((one: { username: string }) => one.username)
const user = async (id: string) => (await server.ask('admin_user', { id }, server.admin)).data

test('users are listed with what tells them apart, whoever was seen last first', async () => {
  await server.database.updateTable('user').set({ email: 'Lin.Qiu@Example.org' }).where('id', '=', lin.id).execute()
  expect(await users()).toEqual({
    total: 2,
    list: [
      {
        ...{ id: lin.id, username: 'lin', nickname: 'lin', head: '', email: 'L***@Example.org', isAdmin: false },
        ...{ madeAt: 1e12 + HOUR_MS, seenAt: 1e12 + HOUR_MS, bannedAt: 0, mutedUntil: 0 },
      },
      expect.objectContaining({ id: server.admin.id, username: 'admin', isAdmin: true, email: '' }),
    ],
  })
  server.wait(HOUR_MS)
  await server.ask('user_info', {}, server.admin)
  expect(await names()).toEqual(['admin', 'lin'])
  expect(await names({ order: 'new' })).toEqual(['lin', 'admin'])
})

test('whoever is banned or muted is found', async () => {
  const mei = await server.join('mei')
  await server.ask('admin_limit_user', { id: lin.id, isBanned: true }, server.admin)
  await server.ask('chat_mute', { username: 'mei', minutes: 60 }, server.admin)
  expect([await names({ only: 'banned' }), await names({ only: 'muted' })]).toEqual([['lin'], ['mei']])
  expect((await user(lin.id)).bannedAt).toBe(1e12 + HOUR_MS)
  expect((await user(mei.id)).mutedUntil).toBe(1e12 + 2 * HOUR_MS)
  server.wait(HOUR_MS)
  expect([await names({ only: 'muted' }), (await user(mei.id)).mutedUntil]).toEqual([[], 0])
})

test('of a user is told what he has here, in numbers', async () => {
  const notes = JSON.stringify([{ content: Buffer.from('a note').toString('base64') }])
  await server.ask('update_backup', { notes, base: {}, op_id: 'a-push-of-lin' }, lin)
  await server.ask('upload_group', groupOf('Tools'), lin)
  await server.ask('visit_record', { time: '2001-09-09' }, lin)
  const { data } = await server.ask('admin_reset_link', { id: lin.id }, server.admin)
  const told = await user(lin.id)
  expect(told).toMatchObject({
    ...{ id: lin.id, username: 'lin', logins: 1, messages: 0, visits: 1, resetUntil: data.endsAt },
    shares: { theme: 0, group: 1 },
    storage: { uploads: 0, cloudFiles: 0 },
  })
  expect(told.storage.sections).toBeGreaterThan(0)
  expect(JSON.stringify(told)).not.toContain('a note')
  server.wait(24 * HOUR_MS)
  expect(await user(lin.id)).not.toHaveProperty('resetUntil')
})

test('nobody is told of who is not there, and hostile questions find nothing', async () => {
  expect((await server.ask('admin_user', { id: 'x'.repeat(16) }, server.admin)).msg).toBe('There is no such user')
  for (const wd of ['%', '_', "'", "lin' or '1'='1", '\u0000', 'lin\u0000', '@', 'l@', '\\', '🙂'])
    expect([wd, await names({ wd })]).toEqual([wd, []])
  for (const input of [
    { order: 'password' },
    { only: 'all' },
    { page: 0 },
    { page: '1; drop' },
    { wd: 'x'.repeat(255) },
  ])
    expect([input, (await server.ask('admin_users', input, server.admin)).code]).toEqual([input, CODE.invalid])
})

describeDatabases((open) => {
  const find = async (database: Database, input: Parameters<typeof listUsers>[1], now = 0) => {
    const { rows, total } = await listUsers(database, input, now)
    return [rows.map(({ username }) => username), total]
  }
  const change = (database: Database, id: string, changes: object) =>
    database.updateTable('user').set(changes).where('id', '=', id).execute()

  test('users are found by part of their names, in whatever width and case, and by their whole address alone', async () => {
    const database = await open()
    for (const id of ['lin', 'mei', 'ann']) await addWriter(database, id)
    await change(database, 'mei', { nickname: 'Ｍｅｉ雪', email: 'Mei@Example.org', email_key: 'mei@example.org' })
    for (const wd of ['雪', 'ｍＥＩ', 'ei', ' mei ', 'MEI@example.ORG'])
      expect([wd, await find(database, { wd })]).toEqual([wd, [['mei'], 1]])
    for (const wd of ['mei@', 'mei@example', '@example.org', 'mei@example.or', 'example.org', '\u0000', 'mei\u0000@x'])
      expect([wd, await find(database, { wd })]).toEqual([wd, [[], 0]])
    expect(await find(database, { wd: '  ' })).toEqual([['ann', 'lin', 'mei'], 3])
  })

  test('they come by pages, those without a login last', async () => {
    const database = await open()
    for (let at = 0; at < 32; at += 1) await addWriter(database, `user_${String(at).padStart(2, '0')}`)
    const login = { id: 'a', token: 'a', cookie: null, device: '', address: '', made_at: 1 }
    await database
      .insertInto('session')
      .values({ ...login, user_id: 'user_31', seen_at: 5 })
      .execute()
    await database
      .insertInto('session')
      .values({ ...login, id: 'b', token: 'b', user_id: 'user_31', seen_at: 1 })
      .execute()
    await database
      .insertInto('session')
      .values({ ...login, id: 'c', token: 'c', user_id: 'user_30', seen_at: 3 })
      .execute()
    const { rows, total } = await listUsers(database, {}, 0)
    expect([rows.length, total, rows.slice(0, 3).map(({ username }) => username)]).toEqual([
      ...[30, 32],
      ['user_31', 'user_30', 'user_00'],
    ])
    expect(rows.slice(0, 3).map((row) => presentUser(row, 0).seenAt)).toEqual([5, 3, undefined])
    expect(await find(database, { page: 2 })).toEqual([['user_28', 'user_29'], 32])
    await change(database, 'user_07', { muted_until: 10 })
    await change(database, 'user_08', { banned_at: 10 })
    expect(await find(database, { only: 'muted' }, 9)).toEqual([['user_07'], 1])
    expect(await find(database, { only: 'muted' }, 10)).toEqual([[], 0])
    expect(await find(database, { only: 'banned' })).toEqual([['user_08'], 1])
  })
})
