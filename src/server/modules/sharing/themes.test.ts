import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { CODE } from '../../../shared/api/endpoint.ts'
import { openImages } from '../../adapters/images/images.ts'
import { makePng } from '../../testing/pictures.ts'
import { listPolyglots } from '../../testing/polyglots.ts'
import { silentLog } from '../../testing/project.ts'
import {
  groupOf,
  NO_LIMITS,
  SHARER_PASSWORD,
  type Sharer,
  type SharersServer,
  startSharersServer,
  themeOf,
} from '../../testing/sharers.ts'
import { addUpload } from '../account/profile/upload-repository.ts'

const { images, close } = openImages({ log: silentLog })
afterAll(() => close())

const FACE = `face:${'0'.repeat(64)}`
const OWN_PICTURE = { wallpaper: { type: 1, src: FACE }, settings: {} }
const pictureOf = (width: number, height: number, type = 'image/png') =>
  new File([Uint8Array.from(makePng(width, height))], 'x.png', { type })

let server: SharersServer
let lin: Sharer
let mei: Sharer
beforeEach(async () => {
  server = await startSharersServer({ images, maskWords: (text) => text.replaceAll('forbidden', '*********') })
  lin = await server.join('lin')
  mei = await server.join('mei')
  return () => server.close()
})

const names = async (input: object = {}, by?: Sharer) =>
  (await server.ask('theme', input, by)).data.list.map(({ name }: { name: string }) => name)
const share = async (name: string, look?: object, by = lin) =>
  (await server.ask('upload_theme', themeOf(name, look), by)).data
const approve = async (id: string) => {
  const { list } = (await server.ask('admin_shares', {}, server.admin)).data
  const { changedAt } = list.find((one: { id: string }) => one.id === id)
  return server.ask('audit_theme', { id, decision: 'approve', changedAt }, server.admin)
}
const refuse = (id: string) =>
  server.ask('audit_theme', { id, decision: 'refuse', reason: 'watermark', note: 'a  logo' }, server.admin)
const isServed = async (name: string) => (await server.app.request(`/u/${name}`)).status === 200
const files = async () => (await server.blobs.list()).length

describe('a theme that is shared', () => {
  test('waits for the administrator, and is its author’s alone until then', async () => {
    const theme = await share('Quiet', { settings: { dock: { opacity: 50, isGlass: true } } })
    expect(theme).toEqual({
      ...{ id: expect.stringMatching(/^[\w-]{22}$/), name: 'Quiet', info: '', author: 'lin', hot: 0, madeAt: 1e12 },
      ...{ isOwn: true, state: 'waiting', look: { settings: { dock: { opacity: 50, isGlass: true } } } },
    })
    for (const by of [undefined, mei, server.admin, lin]) expect(await names({}, by)).toEqual([])
    expect(await names({ own: '1' }, mei)).toEqual([])
    expect(await names({ own: '1' }, lin)).toEqual(['Quiet'])
    expect((await server.ask('theme', { own: '1' })).code).toBe(CODE.loginExpired)
    expect((await server.ask('add_theme_hot', { id: theme.id })).code).toBe(CODE.notFound)
    expect((await approve(theme.id)).code).toBe(CODE.ok)
    for (const by of [undefined, mei, lin]) expect(await names({}, by)).toEqual(['Quiet'])
    const [listed] = (await server.ask('theme', {}, mei)).data.list
    expect(listed).toEqual({ ...theme, isOwn: false, state: 'public' })
  })

  test('is gone at once for all when it is refused, and its author is told why', async () => {
    const { id } = await share('Loud')
    await approve(id)
    expect((await refuse(id)).code).toBe(CODE.ok)
    for (const by of [undefined, mei, server.admin]) expect(await names({}, by)).toEqual([])
    const [own] = (await server.ask('theme', { own: '1' }, lin)).data.list
    expect(own).toMatchObject({ state: 'refused', refusal: { reason: 'watermark', note: 'a logo' } })
    expect((await server.ask('share_state', { id, state: 'offered' }, lin)).msg).toBe(
      'This was refused. Change it, or delete it.',
    )
    expect((await server.ask('edit_theme', { ...themeOf('Less loud'), id }, lin)).data).toMatchObject({
      ...{ name: 'Less loud', state: 'waiting' },
    })
    await approve(id)
    expect(await names()).toEqual(['Less loud'])
  })

  test('that was changed waits again, and is not approved by who has seen it before', async () => {
    const { id } = await share('First')
    const { changedAt } = (await server.ask('admin_shares', {}, server.admin)).data.list[0]
    await server.ask('edit_theme', { ...themeOf('Second'), id }, lin)
    const late = await server.ask('audit_theme', { id, decision: 'approve', changedAt }, server.admin)
    expect(late).toMatchObject({ code: CODE.conflict, msg: 'This has changed since you looked at it. Look again.' })
    await approve(id)
    expect(await names()).toEqual(['Second'])
    await server.ask('edit_theme', { ...themeOf('Third'), id }, lin)
    expect(await names()).toEqual([])
  })

  test('is withdrawn and offered again by its author alone', async () => {
    const { id } = await share('Mine')
    await approve(id)
    const move = (state: string, by: Sharer) => server.ask('share_state', { id, state }, by)
    for (const by of [mei, server.admin]) expect((await move('withdrawn', by)).code).toBe(CODE.notFound)
    expect((await move('withdrawn', lin)).data).toEqual({ state: 'withdrawn' })
    expect(await names()).toEqual([])
    expect((await server.ask('admin_shares', {}, server.admin)).data).toEqual({ list: [], total: 0 })
    expect((await refuse(id)).code, 'what nobody else sees is not looked at').toBe(CODE.notFound)
    await server.ask('edit_theme', { ...themeOf('Mine, too'), id }, lin)
    expect((await server.ask('theme', { own: '1' }, lin)).data.list[0].state).toBe('withdrawn')
    expect((await move('offered', lin)).data).toEqual({ state: 'waiting' })
  })

  test('is deleted by its author or the administrator, with its files', async () => {
    const before = await files()
    const first = (await server.ask('upload_theme', themeOf('one', OWN_PICTURE), lin, pictureOf(40, 30))).data
    const second = (await server.ask('upload_theme', themeOf('two', OWN_PICTURE), lin, pictureOf(40, 30))).data
    expect(await files()).toBe(before + 4)
    expect((await server.ask('del_theme', { id: first.id }, mei)).code).toBe(CODE.notFound)
    expect((await server.ask('del_group', { id: first.id }, lin)).code).toBe(CODE.notFound)
    expect((await server.ask('del_theme', { id: first.id }, lin)).code).toBe(CODE.ok)
    expect((await server.ask('del_theme', { id: second.id }, server.admin)).code).toBe(CODE.ok)
    expect(await files()).toBe(before)
    const acts = await server.database.selectFrom('admin_act').selectAll().execute()
    expect(acts).toEqual([
      expect.objectContaining({ act: 'deleteTheme', by: server.admin.id, subject: second.id, detail: 'two', at: 1e12 }),
    ])
  })

  test('has its words masked, and the author’s name only where he signs', async () => {
    const { data } = await server.ask('upload_theme', { ...themeOf('a forbidden name'), signed: '0' }, lin)
    expect(data).toMatchObject({ name: 'a ********* name', author: '' })
  })
})

describe('the picture of a theme', () => {
  test('is drawn anew in two sizes, and takes the place of the reference to it', async () => {
    const { data } = await server.ask('upload_theme', themeOf('p', OWN_PICTURE), lin, pictureOf(2600, 100))
    expect(data.look).toEqual({ settings: {} })
    const sizes = []
    for (const name of [data.picture.name, data.picture.mini]) {
      const file = await server.app.request(`/u/${name}`)
      const { width } = await images.decode(new Uint8Array(await file.arrayBuffer()), 'wallpaper', 'test')
      sizes.push(width)
    }
    expect(sizes).toEqual([2560, 480])
  })

  test('is wanted for a reference; a theme without one has none', async () => {
    const missing = await server.ask('upload_theme', themeOf('p', OWN_PICTURE), lin)
    expect(missing).toMatchObject({ code: CODE.invalid, msg: expect.stringContaining('wallpaper') })
    expect((await share('none')).picture).toBeUndefined()
    expect(await names({ own: '1' }, lin)).toEqual(['none'])
  })

  test('stays by an edit without one, is replaced by another, and goes with another wallpaper', async () => {
    const { data } = await server.ask('upload_theme', themeOf('p', OWN_PICTURE), lin, pictureOf(40, 30))
    const before = await files()
    const edit = async (look: object, file?: File) =>
      (await server.ask('edit_theme', { ...themeOf('p', look), id: data.id }, lin, file)).data
    expect((await edit({ settings: {} })).picture).toEqual(data.picture)
    expect((await edit(OWN_PICTURE)).picture).toEqual(data.picture)
    const replaced = await edit(OWN_PICTURE, pictureOf(30, 40))
    expect(replaced.picture.name).not.toBe(data.picture.name)
    expect([await isServed(data.picture.name), await isServed(replaced.picture.mini), await files()]).toEqual([
      ...[false, true, before],
    ])
    const plain = { settings: {}, wallpaper: { type: 0, bg: '#fff' } }
    expect(await edit(plain)).toMatchObject({ look: plain })
    expect([await isServed(replaced.picture.name), await files()]).toEqual([false, before - 2])
  })

  test('is no longer found by its name once the theme is refused or withdrawn', async () => {
    const { data } = await server.ask('upload_theme', themeOf('p', OWN_PICTURE), lin, pictureOf(40, 30))
    const own = async () => (await server.ask('theme', { own: '1' }, lin)).data.list[0].picture
    await approve(data.id)
    const count = await files()
    await refuse(data.id)
    for (const name of Object.values<string>(data.picture)) expect(await isServed(name)).toBe(false)
    const renamed = await own()
    expect([await isServed(renamed.name), await isServed(renamed.mini), await files()]).toEqual([true, true, count])
    await server.ask('edit_theme', { ...themeOf('p'), id: data.id }, lin)
    await approve(data.id)
    await server.ask('share_state', { id: data.id, state: 'withdrawn' }, lin)
    expect([await isServed(renamed.name), await isServed((await own()).name)]).toEqual([false, true])
    await server.ask('share_state', { id: data.id, state: 'offered' }, lin)
    await approve(data.id)
    const seen = await own()
    await server.ask('edit_theme', { ...themeOf('q', OWN_PICTURE), id: data.id }, lin) // waits again, with its picture
    expect([await isServed(seen.name), await isServed(seen.mini), await isServed((await own()).name)]).toEqual([
      ...[false, false, true],
    ])
    expect(await files()).toBe(count)
  })

  test('counts to what a user may keep; nothing is left of one that has no room', async () => {
    const before = await files()
    const { database, blobs } = server
    const rows = Array.from({ length: 499 }, (_, at) => ({ name: `${at}`, user_id: lin.id, bytes: 1, made_at: 1e12 }))
    await database.insertInto('upload').values(rows).execute()
    const full = await server.ask('upload_theme', themeOf('p', OWN_PICTURE), lin, pictureOf(40, 30))
    expect(full).toMatchObject({ code: CODE.tooLarge, msg: expect.stringContaining('too many') })
    expect([await files(), await names({ own: '1' }, lin)]).toEqual([before, []])
    await addUpload({ database, blobs }, { userId: lin.id, webp: new Uint8Array([1]), now: 1e12 })
  })

  test('that a theme has is never removed, whatever fails beside it', async () => {
    const stored = new Map<string, Uint8Array>()
    let isBroken = false
    const blobs = {
      put: async (name: string, bytes: Uint8Array) => void stored.set(name, bytes),
      get: async (name: string) => stored.get(name),
      list: async () => [],
      async remove(name: string) {
        if (isBroken) {
          isBroken = false
          throw new Error('the disk is away')
        }
        stored.delete(name)
      },
    }
    const other = await startSharersServer({ images, blobs })
    const ann = await other.join('ann')
    const { data } = await other.ask('upload_theme', themeOf('p', OWN_PICTURE), ann, pictureOf(40, 30))
    isBroken = true
    const edit = await other.ask('edit_theme', { ...themeOf('q', OWN_PICTURE), id: data.id }, ann, pictureOf(30, 40))
    expect(edit.code, 'the earlier one could not be removed').toBe(CODE.failed)
    const [{ name, picture }] = (await other.ask('theme', { own: '1' }, ann)).data.list
    expect([name, stored.has(picture.name), stored.has(picture.mini)]).toEqual(['q', true, true])
    await other.close()
  })

  test('is none where it is something else, and no byte of it is kept', async () => {
    const kinds = new Set<string>()
    const polyglots = listPolyglots(10, 3)
    for (const { name, bytes, payload } of polyglots) {
      const file = new File([Uint8Array.from(bytes)], 'x', { type: 'image/png' })
      const { code, data } = await server.ask('upload_theme', themeOf('p', OWN_PICTURE), lin, file)
      kinds.add(code === CODE.ok ? 'drawn' : 'refused')
      if (code !== CODE.ok) continue
      const served = Buffer.from(await (await server.app.request(`/u/${data.picture.name}`)).arrayBuffer())
      expect([name, served.includes(payload), served.subarray(8, 12).toString()]).toEqual([name, false, 'WEBP'])
    }
    expect(kinds).toEqual(new Set(['drawn', 'refused']))
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.svg', { type: 'image/svg+xml' })
    expect((await server.ask('upload_theme', themeOf('p', OWN_PICTURE), lin, svg)).code).toBe(CODE.invalid)
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'x.png', { type: 'image/png' })
    expect((await server.ask('upload_theme', themeOf('p', OWN_PICTURE), lin, large)).code).toBe(CODE.tooLarge)
  }, 60_000)
})

test('a look that could load or break anything is refused', async () => {
  const open = await startSharersServer({ limits: NO_LIMITS })
  const ann = await open.join('ann')
  const codeOf = async (theme: object) => (await open.ask('upload_theme', theme, ann)).code
  const setting = (value: unknown) => ({ settings: { dock: { background: value } } })
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
  for (const look of [
    ...['url(https://x.com)', 'URL(//x)', 'red;color:blue', 'a}b', '@import', '\\75rl(x)', '"x"', '<b>'].map(setting),
    ...[{ a: 1 }, null, Number.NaN].map(setting),
    ...[{ settings: { nav_info: {} } }, { settings: {}, more: 1 }, {}, []],
    ...['javascript:alert(1)', 'https://x.com/a.jpg', 'genkan:../x', 'data:image/svg+xml,'].map((src) => ({
      ...{ settings: {}, wallpaper: { type: 1, src } },
    })),
    { settings: {}, wallpaper: { type: 0, bg: 'url(//x)' } },
    { settings: { dock: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`k${at}`, 1])) } },
    { settings: { dock: { text: 'x'.repeat(401) } } },
  ])
    expect([look, await codeOf(themeOf('x', look))]).toEqual([look, CODE.invalid])
  for (const text of [deep, `"${'x'.repeat(13_000)}"`, '{', ''])
    expect(await codeOf({ ...themeOf('x'), look: text })).toBe(CODE.invalid)
  for (const name of ['', '   ', '\u202e\u200b', 'x'.repeat(21)]) expect(await codeOf(themeOf(name))).toBe(CODE.invalid)
  expect(await open.database.selectFrom('share').selectAll().execute()).toEqual([])
  expect(await codeOf(themeOf('x'))).toBe(CODE.ok)
  await open.close()
})

test('a user shares twenty themes in an hour, and thirty in all', async () => {
  for (let at = 0; at < 20; at += 1) expect((await server.ask('upload_theme', themeOf(`t${at}`), lin)).code).toBe(0)
  expect((await server.ask('upload_theme', themeOf('t20'), lin)).code).toBe(CODE.tooMany)
  expect((await server.ask('upload_theme', themeOf('t0'), mei)).code, 'of another user').toBe(CODE.ok)

  const open = await startSharersServer({ limits: NO_LIMITS })
  const ann = await open.join('ann')
  for (let at = 0; at < 30; at += 1) await open.ask('upload_theme', themeOf('again'), ann)
  expect(await open.ask('upload_theme', themeOf('again'), ann)).toMatchObject({
    ...{ code: CODE.conflict, msg: 'You can share 30 at most. Delete one first.' },
  })
  expect((await open.ask('theme', { own: '1', page: 2 }, ann)).data).toMatchObject({ total: 30, list: { length: 6 } })
  await open.close()
})

describe('the operator', () => {
  test.each([
    ['after', 'public', ['one']],
    ['off', 'public', []],
  ])('who looks %s has new ones %s, and to look at %j', async (MODERATION, state, unseen) => {
    const other = await startSharersServer({ images }, { MODERATION })
    const ann = await other.join('ann')
    const { data } = await other.ask('upload_theme', themeOf('one'), ann)
    expect(data.state).toBe(state)
    const list = async () => (await other.ask('admin_shares', {}, other.admin)).data.list
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(unseen)
    const { data: own } = await other.ask('upload_theme', themeOf('of the admin'), other.admin)
    expect(own.state, 'what the administrator shares').toBe('public')
    await other.ask('audit_theme', { id: data.id, decision: 'refuse', reason: 'other', note: '' }, other.admin)
    const edited = await other.ask('edit_theme', { ...themeOf('two'), id: data.id }, ann)
    expect(edited.data.state, 'what was refused waits').toBe('waiting')
    await other.ask('share_state', { id: data.id, state: 'withdrawn' }, ann)
    const again = await other.ask('share_state', { id: data.id, state: 'offered' }, ann)
    expect(again.data, 'by whatever way').toEqual({ state: 'waiting' })
    expect(await list()).toEqual([expect.objectContaining({ name: 'two', username: 'ann', kind: 'theme' })])
    expect((await other.ask('capabilities', {})).data.moderation).toBe(MODERATION)
    await other.close()
  })

  test('and nobody else approves and refuses, and what was done is noted', async () => {
    const { id } = await share('one')
    for (const [by, code] of [
      [undefined, CODE.loginExpired],
      [mei, CODE.forbidden],
      [lin, CODE.forbidden],
    ] as const) {
      expect((await server.ask('audit_theme', { id, decision: 'approve', changedAt: 1e12 }, by)).code).toBe(code)
      expect((await server.ask('admin_shares', {}, by)).code).toBe(code)
    }
    expect((await server.ask('audit_group', { id, decision: 'approve', changedAt: 1e12 }, server.admin)).code).toBe(
      CODE.notFound,
    )
    await approve(id)
    server.wait(1000)
    await refuse(id)
    const acts = await server.database.selectFrom('admin_act').selectAll().orderBy('at').execute()
    expect(acts).toEqual([
      expect.objectContaining({ act: 'approveTheme', by: server.admin.id, subject: id, detail: 'one' }),
      expect.objectContaining({ act: 'refuseTheme', subject: id, detail: 'one: watermark a logo', at: 1e12 + 1000 }),
    ])
  })
})

test('an account takes along what it shares, and its deletion takes it away with its files', async () => {
  const before = await files()
  const { data } = await server.ask('upload_theme', themeOf('one', OWN_PICTURE), lin, pictureOf(40, 30))
  await server.ask('upload_group', groupOf('two', 3), lin)
  await server.ask('upload_theme', themeOf('of another'), mei)
  await refuse(data.id)
  const [{ picture }] = (await server.ask('theme', { own: '1' }, lin)).data.list
  const { shares } = (await server.ask('export_account', {}, lin)).data
  expect(shares).toEqual([
    {
      ...{ kind: 'theme', id: data.id, name: 'one', info: '', state: 'refused', hot: 0, madeAt: 1e12 },
      ...{ isSigned: true, body: '{"settings":{}}', pictures: [picture.name, picture.mini] },
    },
    expect.objectContaining({ kind: 'group', name: 'two', body: expect.stringContaining('site.com'), pictures: [] }),
  ])
  await server.ask('delete_account', { password: SHARER_PASSWORD }, lin)
  expect(await files()).toBe(before)
  const left = await server.database.selectFrom('share').select('name').execute()
  expect(left).toEqual([{ name: 'of another' }])
})

test('a use counts once for an address, a day and a theme; of official ones, too', async () => {
  const { id } = await share('one')
  await approve(id)
  const use = async (name: string, used: string, address: string) => {
    const init = { method: 'POST', body: JSON.stringify({ id: used }), headers: { 'content-type': 'application/json' } }
    const answer = await server.app.request(`/users/${name}`, init, {
      incoming: { socket: { remoteAddress: address } },
    })
    return (await answer.json()).data?.hot
  }
  expect(await use('add_theme_hot', id, '198.51.100.1')).toBe(1)
  expect(await use('add_theme_hot', id, '198.51.100.1')).toBe(1)
  expect(await use('add_theme_hot', id, '198.51.100.2')).toBe(2)
  server.wait(24 * 3_600_000)
  expect(await use('add_theme_hot', id, '198.51.100.1')).toBe(3)
  expect(await use('add_theme_hot', 'quiet-snow', '198.51.100.1')).toBe(1)
  expect(await use('add_group_hot', 'quiet-snow', '198.51.100.1'), 'of another kind').toBeUndefined()
  expect(await use('add_group_hot', id, '198.51.100.1')).toBeUndefined()
  const { data } = await server.ask('theme', {})
  expect([data.list[0].hot, data.official]).toEqual([3, { 'quiet-snow': 1 }])
})
