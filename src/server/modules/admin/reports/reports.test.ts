import { afterEach, beforeEach, expect, test } from 'vitest'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { describeDatabases } from '../../../testing/databases.ts'
import {
  groupOf,
  SHARER_PASSWORD,
  type Sharer,
  type SharersServer,
  startSharersServer,
  themeOf,
} from '../../../testing/sharers.ts'
import { addWriter, messageOf } from '../../../testing/writers.ts'
import { writeMessages } from '../../chat/message-repository.ts'
import { addReport, closeReportsOf } from '../../chat/report-repository.ts'
import { readShare } from '../../sharing/share-lists.ts'
import { addShareReport, keepShare } from '../../sharing/share-report-repository.ts'
import { addShare } from '../../sharing/share-repository.ts'
import { countReported, listReported } from './report-list.ts'

let server: SharersServer
let lin: Sharer
let mei: Sharer
let ann: Sharer
beforeEach(async () => {
  server = await startSharersServer({}, { MODERATION: 'off' })
  lin = await server.join('lin')
  mei = await server.join('mei')
  ann = await server.join('ann')
})
afterEach(() => server.close())

const byAdmin = (name: string, input: object) => server.ask(name, input, server.admin)
const reports = async (page?: number) => (await byAdmin('admin_reports', { page })).data
const share = async (name: string, by = lin) => (await server.ask('upload_theme', themeOf(name), by)).data.id
const report = (id: string, by?: Sharer, more: object = {}) =>
  server.ask('share_report', { id, reason: 'copyright', ...more }, by)
const say = async (userId: string, text: string) => {
  const message = { ...messageOf(userId, text), text }
  await server.database.transaction().execute((transaction) => writeMessages(transaction, [message]))
  const { last } = await server.database.selectFrom('chat_counter').select('last').executeTakeFirstOrThrow()
  return last
}
const reportMessage = (chatId: number, by: Sharer, reason = 'spam') => server.ask('chat_report', { chatId, reason }, by)
const acts = async () => {
  const rows = await server.database.selectFrom('admin_act').select(['act', 'subject', 'detail']).execute()
  return rows.map(({ act, subject, detail }) => `${act} ${subject} ${detail}`.trim())
}

test('what is said of one thing is one, whoever has said it, the oldest first', async () => {
  const id = await share('Blue')
  await report(id, mei, { note: ' my \n photograph ' })
  server.wait(1)
  const chatId = await say(lin.id, 'buy this')
  await reportMessage(chatId, mei)
  server.wait(1)
  await reportMessage(chatId, ann, 'abuse')
  await report(id, ann)
  const { list, total } = await reports()
  expect(total).toBe(2)
  expect(list).toEqual([
    {
      ...{ kind: 'share', id, author: 'lin', count: 2, since: 1e12, name: 'Blue', changedAt: 1e12, isWithdrawn: false },
      share: expect.objectContaining({ kind: 'theme', id, name: 'Blue', state: 'public', changedAt: 1e12 }),
      reports: [
        { username: 'ann', reason: 'copyright', note: '', madeAt: 1e12 + 2 },
        { username: 'mei', reason: 'copyright', note: 'my photograph', madeAt: 1e12 },
      ],
    },
    {
      ...{ kind: 'message', chatId, author: 'lin', count: 2, since: 1e12 + 1, text: 'buy this', isGone: false },
      reports: [
        { username: 'ann', reason: 'abuse', madeAt: 1e12 + 2 },
        { username: 'mei', reason: 'spam', madeAt: 1e12 + 1 },
      ],
    },
  ])
})

test('what was changed after it had been kept can be reported once more', async () => {
  const id = await share('Blue')
  await report(id, mei)
  server.wait(1)
  await byAdmin('admin_report_done', { kind: 'share', id, changedAt: 1e12 })
  server.wait(1)
  await server.ask('edit_theme', { ...themeOf('Red'), id }, lin)
  await report(id, mei, { reason: 'illegal', note: 'now it is' })
  expect((await reports()).list).toMatchObject([{ id, count: 1, reports: [{ reason: 'illegal', note: 'now it is' }] }])
  await report(id, mei, { reason: 'spam' })
  expect((await reports()).list, 'once').toMatchObject([{ reports: [{ reason: 'illegal' }] }])
})

test('what is kept is done with, by one call, and can be reported by nobody again', async () => {
  const [id, chatId] = [await share('Blue'), await say(lin.id, 'fine')]
  const { data } = await server.ask('upload_group', groupOf('Tools'), lin)
  for (const by of [mei, ann]) {
    await report(id, by)
    await report(data.id, by)
    await reportMessage(chatId, by)
  }
  const things = [
    { kind: 'share', id, changedAt: 1e12 },
    { kind: 'share', id: data.id, changedAt: 1e12 },
    { kind: 'message', chatId },
  ]
  for (const thing of things) expect((await byAdmin('admin_report_done', thing)).code).toBe(CODE.ok)
  expect(await reports()).toEqual({ list: [], total: 0 })
  for (const thing of things)
    expect((await byAdmin('admin_report_done', thing)).msg).toBe('Nobody reports this, or it has been dealt with')
  await report(id, mei)
  await reportMessage(chatId, mei)
  expect((await reports()).total).toBe(0)
  expect((await server.ask('theme', {})).data.list.map(({ name }: { name: string }) => name)).toEqual(['Blue'])
  expect((await acts()).toSorted()).toEqual(
    [`keepTheme ${id} Blue`, `keepGroup ${data.id} Tools`, `keepMessage ${chatId}`].toSorted(),
  )
})

test('what was changed since it was looked at is not kept with it', async () => {
  const id = await share('Blue')
  await report(id, mei)
  server.wait(1)
  await server.ask('edit_theme', { ...themeOf('Red'), id }, lin)
  const keep = (changedAt: number) => byAdmin('admin_report_done', { kind: 'share', id, changedAt })
  expect((await keep(1e12)).msg).toBe('This has changed since you looked at it. Look again.')
  const [{ changedAt }] = (await reports()).list
  expect(changedAt).toBeGreaterThan(1e12)
  expect((await keep(changedAt)).code).toBe(CODE.ok)
})

test('of what its author has withdrawn an administrator is told that, not what it is', async () => {
  const id = await share('Blue')
  await report(id, mei)
  await server.ask('share_state', { id, state: 'withdrawn' }, lin)
  const [reported] = (await reports()).list
  expect(reported).toMatchObject({ name: 'Blue', isWithdrawn: true })
  expect(reported).not.toHaveProperty('share')
})

test('what is deleted or refused is done with', async () => {
  const [deleted, refused, chatId] = [await share('Red'), await share('Green'), await say(lin.id, 'buy this')]
  for (const id of [deleted, refused]) await report(id, mei)
  await reportMessage(chatId, mei)
  expect((await reports()).total).toBe(3)
  await byAdmin('del_theme', { id: deleted })
  await byAdmin('audit_theme', { id: refused, decision: 'refuse', reason: 'unfit', note: '' })
  await byAdmin('chat_delete', { chatId })
  expect(await reports()).toEqual({ list: [], total: 0 })
})

test('a report goes with its author, and its subject with theirs; a message that is gone keeps its text', async () => {
  const [id, chatId] = [await share('Blue'), await say(lin.id, 'buy this')]
  await report(id, mei)
  for (const by of [mei, ann]) await reportMessage(chatId, by)
  await server.ask('delete_account', { password: SHARER_PASSWORD }, mei)
  expect((await reports()).list).toMatchObject([{ kind: 'message', count: 1 }])
  await server.ask('delete_account', { password: SHARER_PASSWORD }, lin)
  const left = { kind: 'message', author: 'lin', text: 'buy this', isGone: true, reports: [{ username: 'ann' }] }
  expect((await reports()).list).toMatchObject([left])
})

test('a user reports what others share with all, once, in whatever words; twenty an hour', async () => {
  const [id, own] = [await share('Blue'), await share('Own', mei)]
  expect((await report(id)).code).toBe(CODE.loginExpired)
  expect((await report(id, mei, { note: 'x' })).code).toBe(CODE.ok)
  expect((await report(id, mei, { note: 'y' })).code).toBe(CODE.ok)
  expect((await reports()).list[0]).toMatchObject({ count: 1, reports: [{ note: 'x' }] })
  await server.ask('share_state', { id: own, state: 'withdrawn' }, mei)
  for (const [other, by] of [
    [own, ann],
    [id, lin],
    ['x'.repeat(22), mei],
  ] as const)
    expect((await report(other, by)).msg).toBe('There is no such theme or group')
  const wrong = [{ id: "' or 1=1" }, { id: 5 }, { reason: 'x' }, { note: 'x'.repeat(101) }, { note: 5 }]
  for (const more of wrong) expect([more, (await report(id, ann, more)).code]).toEqual([more, CODE.invalid])
  expect((await server.ask('export_account', {}, mei)).data.shareReports).toEqual([
    { share: id, reason: 'copyright', note: 'x', madeAt: 1e12 },
  ])
  for (let time = 3; time < 20; time += 1) await report(id, mei)
  expect((await report(id, mei)).code).toBe(CODE.tooMany)
})

test('without a chat room nothing is told of messages', async () => {
  const chatId = await say(lin.id, 'buy this')
  await reportMessage(chatId, mei)
  const ports = { database: server.database, readAudited: async () => undefined }
  expect((await listReported({ ...ports, hasChat: true }, 1)).total).toBe(1)
  expect(await listReported({ ...ports, hasChat: false }, 1)).toEqual({ list: [], total: 0 })
})

describeDatabases((open) => {
  test('both kinds come by pages, twenty reports of each; a share that another version has made without its look', async () => {
    const database = await open()
    for (let at = 0; at < 22; at += 1) await addWriter(database, `user_${at}`)
    const written = Array.from({ length: 24 }, (_, at) => messageOf('user_0', `nonce ${at}`))
    await database.transaction().execute((transaction) => writeMessages(transaction, written))
    for (let chatId = 1; chatId <= 24; chatId += 1)
      await addReport(database, { userId: 'user_1', chatId, reason: 'spam' })
    const texts = { name: 'a', info: '', icon: '', body: '{}', picture: '', mini: '' }
    const theme = { kind: 'theme', user_id: 'user_0', ...texts, type: 0, is_signed: 0, state: 'public' } as const
    const added = await addShare(database, theme, true)
    const id = typeof added === 'string' ? added : added.id
    const said = { id, reason: 'other', note: '' } as const
    const all = Array.from({ length: 22 }, (_, at) => addShareReport(database, { ...said, userId: `user_${at}` }))
    expect((await Promise.all(all)).filter(Boolean), 'not of his own').toHaveLength(21)
    expect(await addShareReport(database, { ...said, userId: 'nobody' })).toBe(false)

    const ports = { database, hasChat: true, readAudited: async () => undefined }
    const pages = [await listReported(ports, 1), await listReported(ports, 2), await listReported(ports, 3)]
    expect(pages.map(({ list, total }) => [list.length, total])).toEqual([
      [24, 25],
      [1, 25],
      [0, 25],
    ])
    const share = pages.flatMap(({ list }) => list).find(({ kind }) => kind === 'share')
    expect(share).toMatchObject({ count: 21, name: 'a', author: 'user_0' })
    expect(share).not.toHaveProperty('share')
    expect(share?.reports).toHaveLength(20)
    expect(await countReported(database, true)).toEqual({ count: 25, since: expect.any(Number) })
    expect([await closeReportsOf(database, 1), await closeReportsOf(database, 1)]).toEqual([true, false])
    const { changed_at: changedAt } = (await readShare(database, id)) ?? { changed_at: 0 }
    expect(await keepShare(database, id, changedAt - 1)).toBe('changed')
    expect(await keepShare(database, id, changedAt)).toEqual({ kind: 'theme', name: 'a' })
    expect(await keepShare(database, id, changedAt)).toBeUndefined()
    expect(await keepShare(database, 'gone', changedAt)).toBeUndefined()
    expect(await countReported(database, false)).toEqual({ count: 0 })
  })
})
