import { afterEach, beforeEach, expect, test } from 'vitest'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { describeDatabases } from '../../../testing/databases.ts'
import { type SharersServer, startSharersServer } from '../../../testing/sharers.ts'
import { addNotice, endNotice, listNotices } from './notice-repository.ts'
import { noticeIn } from './notice-text.ts'

const HOUR_MS = 3_600_000

let server: SharersServer
beforeEach(async () => {
  server = await startSharersServer()
})
afterEach(() => server.close())

const tell = (text: unknown, endsAt: unknown = 1e12 + HOUR_MS) =>
  server.ask('admin_notice', { text, endsAt }, server.admin)
/** What everybody is told. */
const told = async (locale?: string) =>
  (await server.ask('notices', { locale })).data.list.map(({ text }: { text: string }) => text)

test('everybody is told what there is, the newest first, until it ends', async () => {
  const { data } = await tell('Moving at\n ten   tonight')
  server.wait(1)
  const { data: later } = await tell('Moved', 1e12 + 2 * HOUR_MS)
  expect((await server.ask('notices', {})).data.list).toEqual([
    { id: later.id, text: 'Moved', madeAt: 1e12 + 1, endsAt: 1e12 + 2 * HOUR_MS },
    { id: data.id, text: 'Moving at ten tonight', madeAt: 1e12, endsAt: 1e12 + HOUR_MS },
  ])
  server.wait(HOUR_MS)
  expect(await told()).toEqual(['Moved'])
  expect((await server.ask('admin_notice_end', { id: later.id }, server.admin)).code).toBe(CODE.ok)
  expect(await told()).toEqual([])
  const { list } = (await server.ask('admin_notices', {}, server.admin)).data
  expect(list.map(({ text, isOpen }: { text: string; isOpen: boolean }) => [text, isOpen])).toEqual([
    ['Moved', false],
    ['Moving at ten tonight', false],
  ])
  for (const id of [later.id, data.id, 'x'.repeat(16)])
    expect((await server.ask('admin_notice_end', { id }, server.admin)).msg).toBe('There is no such notice')
  const acts = await server.database.selectFrom('admin_act').select(['act', 'subject', 'detail']).execute()
  expect(acts).toHaveLength(3)
  expect(acts).toContainEqual({ act: 'endNotice', subject: later.id, detail: 'Moved' })
})

test('each reader is told in his language, or the nearest to it', async () => {
  await tell({ 'zh-CN': '维护', en: 'Upkeep', ja: '保守' })
  expect([await told('zh-CN'), await told('ja'), await told('zh-TW'), await told('ko'), await told()]).toEqual([
    ...[['维护'], ['保守'], ['维护'], ['Upkeep']],
    ['Upkeep'], // as the browser wants it
  ])
  expect(noticeIn({ ko: '점검' }, 'zh-TW')).toBe('점검')
  expect(noticeIn('Upkeep', 'ja')).toBe('Upkeep')
})

test('a notice has a text, and an end within a year; no more than five are open', async () => {
  const wrong: unknown[] = [
    '',
    ' \n',
    'x'.repeat(201),
    {},
    { en: '' },
    { fr: 'x' },
    { en: 1 },
    5,
    null,
    ['x'],
    '\u202e',
  ]
  for (const text of wrong) expect([text, (await tell(text)).code]).toEqual([text, CODE.invalid])
  for (const endsAt of [0, -1, 1e12, 1e12 + 367 * 24 * HOUR_MS, 1.5, Number.MAX_SAFE_INTEGER + 2, '2030-01-01', null])
    expect([endsAt, (await tell('x', endsAt)).code]).toEqual([endsAt, CODE.invalid])
  const codes = []
  for (let time = 0; time < 6; time += 1) codes.push((await tell(`notice ${time}`)).code)
  expect(codes).toEqual([...Array(5).fill(CODE.ok), CODE.conflict])
  expect((await tell('one more')).msg).toBe('Only 5 notices can be shown at once. End one first.')
  server.wait(HOUR_MS)
  expect((await tell('one more', 1e12 + 2 * HOUR_MS)).code).toBe(CODE.ok)
})

describeDatabases((open) => {
  test('five are open of many at once; of those that have ended a hundred are kept', async () => {
    const database = await open()
    const endsAt = Date.now() + HOUR_MS
    const added = await Promise.all(
      Array.from({ length: 9 }, (_, at) => addNotice(database, { text: `${at}`, endsAt })),
    )
    const ids = added.flatMap((one) => (one === 'full' ? [] : [one.id]))
    expect(ids).toHaveLength(5)
    expect(await listNotices(database)).toHaveLength(5)
    expect(await endNotice(database, ids[0] ?? '')).toMatch(/^\d$/)
    expect(await endNotice(database, ids[0] ?? '')).toBeUndefined()
    for (let at = 0; at < 110; at += 1)
      await database
        .insertInto('notice')
        .values({ id: `old ${at}`, text: '"x"', made_at: at, ends_at: at })
        .execute()
    expect(await addNotice(database, { text: 'next', endsAt })).not.toBe('full')
    const kept = await listNotices(database)
    expect([kept.length, kept.filter(({ isOpen }) => isOpen).length]).toEqual([100, 5])
  })
})
