import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { CODE } from '../../../shared/api/endpoint.ts'
import { openImages } from '../../adapters/images/images.ts'
import { makePng } from '../../testing/pictures.ts'
import { listPolyglots } from '../../testing/polyglots.ts'
import { silentLog } from '../../testing/project.ts'
import {
  NO_LIMITS,
  SHARER_PASSWORD,
  type Sharer,
  type SharersServer,
  startSharersServer,
} from '../../testing/sharers.ts'

const { images, close } = openImages({ log: silentLog })
afterAll(() => close())

const DIAGNOSTICS = {
  version: '0.1.4',
  browser: { name: 'Chrome', version: 142, system: 'Windows' },
  screen: { width: 1440, height: 900 },
  theme: 'light',
  language: 'zh-CN',
}
const feedbackOf = (text: string, more: object = {}) => ({ kind: 'bug', text, contact: '', diagnostics: '', ...more })
const pictureOf = (width: number, height: number) =>
  new File([Uint8Array.from(makePng(width, height))], 'x.png', { type: 'image/png' })

let server: SharersServer
let lin: Sharer
let mei: Sharer
beforeEach(async () => {
  server = await startSharersServer({ images })
  lin = await server.join('lin')
  mei = await server.join('mei')
  return () => server.close()
})

const send = (text: string, more?: object, by = lin, file?: File) =>
  server.ask('feedback', feedbackOf(text, more), by, file)
const list = async (by: Sharer) => (await server.ask('feedback_list', {}, by)).data.list
const answer = (id: string, state: string | undefined, said?: string) =>
  server.ask('admin_feedback_answer', { id, state, answer: said }, server.admin)
const listAll = async (input: object = {}) => (await server.ask('admin_feedback', input, server.admin)).data
const isServed = async (name: string) => (await server.app.request(`/u/${name}`)).status === 200
const files = async () => (await server.blobs.list()).length

describe('feedback', () => {
  test('is its author’s and the administrator’s alone, who is told how to answer', async () => {
    const sent = await send('The dock  jumps\r\n\r\n\r\n\r\nwhen I let go', {
      ...{ contact: ' lin@example.org\n', diagnostics: DIAGNOSTICS },
    })
    expect(sent).toMatchObject({ code: CODE.ok, data: { id: expect.stringMatching(/^[\w-]{22}$/) } })
    const { id } = sent.data
    const common = {
      ...{ id, kind: 'bug', text: 'The dock  jumps\n\nwhen I let go', state: 'received', madeAt: 1e12, answers: [] },
      changedAt: 0,
    }
    expect(await list(lin)).toEqual([{ ...common, isNew: false }])
    for (const other of [mei, server.admin]) expect(await list(other)).toEqual([])
    const told = { ...common, contact: 'lin@example.org', diagnostics: DIAGNOSTICS, username: 'lin' }
    expect(await listAll()).toEqual({ list: [told], total: 1 })
    for (const by of [undefined, lin, mei]) {
      const code = by === undefined ? CODE.loginExpired : CODE.forbidden
      expect((await server.ask('admin_feedback', {}, by)).code).toBe(code)
      expect((await server.ask('admin_feedback_answer', { id, state: 'done' }, by)).code).toBe(code)
    }
    const { data } = await server.ask('export_account', {}, lin)
    expect(data.feedback).toEqual([{ ...common, contact: 'lin@example.org', diagnostics: DIAGNOSTICS }])
  })

  test('is answered, which is new to its author until he has seen it', async () => {
    const { id } = (await send('one')).data
    expect((await answer(id, 'looking', '  Thanks.\nI see it\u202e too ')).code).toBe(CODE.ok)
    const [first] = await list(lin)
    expect(first).toMatchObject({
      ...{ state: 'looking', isNew: true, changedAt: 1e12 },
      answers: [{ text: 'Thanks.\nI see it too', at: 1e12 }],
    })
    server.wait(1000)
    await answer(id, 'done')
    await server.ask('feedback_seen', { until: first.changedAt }, lin)
    const [second] = await list(lin)
    expect(second, 'what came meanwhile').toMatchObject({ state: 'done', isNew: true, changedAt: 1e12 + 1000 })
    await server.ask('feedback_seen', {}, mei)
    expect((await list(lin))[0].isNew, 'what others have seen').toBe(true)
    await server.ask('feedback_seen', {}, lin)
    expect((await list(lin))[0].isNew).toBe(false)
    await answer(id, 'done')
    expect((await list(lin))[0].isNew, 'nothing is said').toBe(false)
    await answer(id, 'done', 'In 0.1.5')
    expect((await list(lin))[0]).toMatchObject({ isNew: true, answers: [{}, { text: 'In 0.1.5' }] })
    const acts = await server.database.selectFrom('admin_act').selectAll().orderBy('at').execute()
    expect(acts[0]).toMatchObject({ act: 'answerFeedback', by: server.admin.id, subject: id, at: 1e12 })
    expect(acts[0]?.detail, 'what is written to a user is in no log').toBe('looking')
    await answer(id, undefined, 'It is out')
    expect((await list(lin))[0]).toMatchObject({ state: 'done', answers: [{}, {}, { text: 'It is out' }] })
    expect((await answer(id, undefined)).code, 'nothing at all').toBe(CODE.ok)
    expect((await list(lin))[0].answers).toHaveLength(3)
  })

  test('is listed for the administrator by its state, in pages', async () => {
    const ids: string[] = []
    for (const by of [lin, mei, server.admin])
      for (let at = 0; at < 9; at += 1) {
        ids.push((await send(`t${at}`, {}, by)).data.id)
        server.wait(1)
      }
    await answer(ids[3] ?? '', 'declined')
    const first = await listAll()
    expect([first.total, first.list.length, first.list[0].username]).toEqual([27, 24, 'admin'])
    expect((await listAll({ page: 2 })).list.map(({ text }: { text: string }) => text)).toEqual(['t2', 't1', 't0'])
    expect(await listAll({ page: 3 })).toEqual({ list: [], total: 27 })
    expect(await listAll({ state: 'declined' })).toMatchObject({ total: 1, list: [{ id: ids[3] }] })
    expect((await server.ask('admin_feedback', { state: 'open' }, server.admin)).code).toBe(CODE.invalid)
  })

  test('that is deleted by its author is gone, with its answers and its picture', async () => {
    const before = await files()
    const { id } = (await send('one', {}, lin, pictureOf(40, 30))).data
    await answer(id, 'looking', 'Where?')
    for (const by of [mei, server.admin])
      expect((await server.ask('del_feedback', { id }, by)).code).toBe(CODE.notFound)
    expect((await server.ask('del_feedback', { id }, lin)).code).toBe(CODE.ok)
    expect([await list(lin), (await listAll()).total, await files()]).toEqual([[], 0, before])
    expect(await server.database.selectFrom('feedback_answer').selectAll().execute()).toEqual([])
    expect((await answer(id, 'done')).msg).toBe('There is no such feedback')
  })

  test('goes with its author’s account', async () => {
    const before = await files()
    const { id } = (await send('one', {}, lin, pictureOf(40, 30))).data
    await answer(id, 'looking', 'Where?')
    expect((await server.ask('delete_account', { password: SHARER_PASSWORD }, lin)).code).toBe(CODE.ok)
    expect([await listAll(), await files()]).toEqual([{ list: [], total: 0 }, before])
    expect(await server.database.selectFrom('feedback_answer').selectAll().execute()).toEqual([])
  })
})

describe('the picture', () => {
  test('is drawn anew, large enough to read by', async () => {
    await send('p', {}, lin, pictureOf(3000, 100))
    const { picture } = (await listAll()).list[0]
    const file = await server.app.request(`/u/${picture}`)
    const { width } = await images.decode(new Uint8Array(await file.arrayBuffer()), 'wallpaper', 'test')
    expect(width).toBe(2560)
  })

  test('is none where it is something else: nothing is kept then, and no byte of what was sent', async () => {
    const open = await startSharersServer({ images, limits: NO_LIMITS })
    const ann = await open.join('ann')
    const kinds = new Set<string>()
    for (const { name, bytes, payload } of listPolyglots(10, 3)) {
      const file = new File([Uint8Array.from(bytes)], 'x', { type: 'image/png' })
      const { code, data } = await open.ask('feedback', feedbackOf('p'), ann, file)
      kinds.add(code === CODE.ok ? 'drawn' : 'refused')
      if (code !== CODE.ok) continue
      const { picture } = (await open.ask('admin_feedback', {}, open.admin)).data.list[0]
      const served = Buffer.from(await (await open.app.request(`/u/${picture}`)).arrayBuffer())
      expect([name, served.includes(payload), served.subarray(8, 12).toString()]).toEqual([name, false, 'WEBP'])
      await open.ask('del_feedback', { id: data.id }, ann)
    }
    expect(kinds).toEqual(new Set(['drawn', 'refused']))
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.svg', { type: 'image/svg+xml' })
    expect((await open.ask('feedback', feedbackOf('p'), ann, svg)).code).toBe(CODE.invalid)
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'x.png', { type: 'image/png' })
    expect((await open.ask('feedback', feedbackOf('p'), ann, large)).code).toBe(CODE.tooLarge)
    expect([(await open.ask('feedback_list', {}, ann)).data.list, await open.blobs.list()]).toEqual([[], []])
    await open.close()
  }, 60_000)

  test('has no place where its user has uploaded too much; what could not be kept leaves no file', async () => {
    const before = await files()
    const rows = Array.from({ length: 500 }, (_, at) => ({ name: `${at}`, user_id: lin.id, bytes: 1, made_at: 1e12 }))
    await server.database.insertInto('upload').values(rows).execute()
    expect((await send('p', {}, lin, pictureOf(40, 30))).code).toBe(CODE.tooLarge)
    expect((await send('without it')).code).toBe(CODE.ok)
    for (let at = 0; at < 10; at += 1) await send(`t${at}`, {}, mei)
    expect((await send('one too many', {}, mei, pictureOf(40, 30))).code).toBe(CODE.conflict)
    expect(await files()).toBe(before)
  })

  test('is seen by whoever knows its name, until it is deleted', async () => {
    const { id } = (await send('p', {}, lin, pictureOf(40, 30))).data
    const { picture } = (await listAll()).list[0]
    expect(JSON.stringify(await list(lin))).not.toContain(picture)
    expect(await isServed(picture)).toBe(true)
    await server.ask('del_feedback', { id }, lin)
    expect(await isServed(picture)).toBe(false)
  })
})

test('what is no feedback is refused, and nothing of it is kept', async () => {
  const open = await startSharersServer({ limits: NO_LIMITS })
  const ann = await open.join('ann')
  const codeOf = async (given: object) => (await open.ask('feedback', given, ann)).code
  for (const more of [
    ...['', '   \n \u200b\u202e', 'x'.repeat(1001), 'x'.repeat(9000)].map((text) => ({ text })),
    ...[{ kind: 'praise' }, { kind: '' }, { contact: 'x'.repeat(101) }],
    ...['{', '[]', 'null', '{}', `${'['.repeat(1000)}`, 'x'.repeat(2000)].map((diagnostics) => ({ diagnostics })),
    ...[
      { version: '<b>' },
      { version: '1.0\n2' },
      { userAgent: 'Mozilla/5.0' },
      { theme: 'blue' },
      { language: 'xx' },
      { screen: { width: 0, height: 1 } },
      { screen: { width: 1.5, height: 1 } },
      { screen: { width: 1440, height: 900, left: 3 } },
      { browser: { name: 'Mozilla/5.0 (X11)', version: 1, system: 'Linux' } },
      { browser: { name: 'Chrome', version: -1, system: 'Linux' } },
      { browser: { name: 'Chrome', version: 1, system: 'Linux', cpu: 'arm' } },
    ].map((changed) => ({ diagnostics: { ...DIAGNOSTICS, ...changed } })),
  ])
    expect([more, await codeOf(feedbackOf('x', more))]).toEqual([more, CODE.invalid])
  expect(await open.database.selectFrom('feedback').selectAll().execute()).toEqual([])
  const longest = '😀'.repeat(1000)
  expect(await codeOf(feedbackOf(longest, { contact: '名'.repeat(100), diagnostics: DIAGNOSTICS }))).toBe(CODE.ok)
  const { id } = (await open.ask('feedback_list', {}, ann)).data.list[0]
  for (const input of [
    { id, state: 'gone' },
    { id, state: 'done', answer: 'x'.repeat(1001) },
    { id: '../x', state: 'done' },
  ])
    expect((await open.ask('admin_feedback_answer', input, open.admin)).code).toBe(CODE.invalid)
  for (const until of [-1, 1.5, '1', null])
    expect((await open.ask('feedback_seen', { until }, ann)).code).toBe(CODE.invalid)
  await open.close()
})

test('markup and what would steer SQL are texts', async () => {
  for (const text of ['<img src=x onerror=alert(1)>', "'; drop table feedback; --", '{{constructor}}']) {
    await send(text)
    expect((await list(lin)).some((one: { text: string }) => one.text === text)).toBe(true)
  }
})

test('a user sends ten in a day', async () => {
  for (let at = 0; at < 10; at += 1) expect((await send(`t${at}`)).code).toBe(CODE.ok)
  expect(await send('t10')).toMatchObject({
    ...{ code: CODE.conflict, msg: 'You can send 10 a day. Try again tomorrow.' },
  })
  expect((await send('of another', {}, mei)).code).toBe(CODE.ok)
  server.wait(24 * 3_600_000)
  expect((await send('t10')).code).toBe(CODE.ok)
  expect((await list(lin))[0].text).toBe('t10')
})

test('a user tries thirty times in an hour', async () => {
  for (let at = 0; at < 30; at += 1) await send('x', { kind: 'none' })
  expect((await send('x')).code).toBe(CODE.tooMany)
})
