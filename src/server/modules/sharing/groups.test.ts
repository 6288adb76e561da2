import { afterEach, beforeEach, expect, test } from 'vitest'
import { CODE } from '../../../shared/api/endpoint.ts'
import { GROUP_ICON_LIST } from '../../../shared/entities/group-icon.ts'
import {
  groupOf,
  NO_LIMITS,
  type Sharer,
  type SharersServer,
  startSharersServer,
  TILE,
  themeOf,
} from '../../testing/sharers.ts'

let server: SharersServer
let lin: Sharer
beforeEach(async () => {
  server = await startSharersServer({ limits: NO_LIMITS }, { MODERATION: 'off' })
  lin = await server.join('lin')
})
afterEach(() => server.close())

const groups = async (input: object, by?: Sharer) => (await server.ask('group_icon', input, by)).data.groups
const names = async (input: object, by?: Sharer) => (await groups(input, by)).map(({ name }: { name: string }) => name)
const share = (group: object, by = lin) => server.ask('upload_group', group, by)

test('the icons of groups are listed with their category, without groups unless something is asked of them', async () => {
  await share(groupOf('Reading'))
  const { data } = await server.ask('group_icon', {})
  expect(data).toEqual({ list: GROUP_ICON_LIST, groups: [], total: 0, official: {} })
  expect(data.list[0]).toEqual({ name: 'home', category: 'life' })
  expect((await server.ask('group_icon', { order: 'new' })).data.total).toBe(1)
})

test('groups are listed by subject, in short; what they hold is asked for, and sent as the specification does, too', async () => {
  const folder = { type: 'component', component: 'folder', name: 'More', size: '2x2', children: [TILE] }
  const clock = {
    type: 'component',
    component: 'clock',
    name: '',
    size: '2x4',
    x: 10,
    y: 20,
    w: 100,
    h: 80,
    pinX: 'end',
  }
  const sent = groupOf('Reading', 3, [TILE, folder, clock])
  const { data } = await share({ ...sent, children: JSON.stringify(sent.children) })
  expect(data).toMatchObject({ state: 'public', type: 3, icon: 'home', content: sent.children, author: 'lin' })
  await share(groupOf('Design', 3))
  await share(groupOf('Sport', 8))
  expect(await names({ type: 3, order: 'new' })).toEqual(expect.arrayContaining(['Reading', 'Design']))
  expect(await names({ type: 8 })).toEqual(['Sport'])
  expect(await names({ type: 1 })).toEqual([])
  expect(await names({ own: '1', type: 8 }, lin)).toEqual(['Sport'])
  expect((await server.ask('group_icon', { own: '1' })).code).toBe(CODE.loginExpired)
  const { content, ...facts } = data
  expect((await groups({ wd: 'READING' }))[0]).toEqual({
    ...{ ...facts, isOwn: false, icons: 2, widgets: 1 },
    faces: [TILE, TILE],
  })
  expect((await server.ask('shared_group', { id: data.id })).data).toEqual({ ...data, isOwn: false })
})

test('what all see can be asked for by all, else by its author alone', async () => {
  const { id } = (await share(groupOf('Reading'))).data
  const theme = (await server.ask('upload_theme', themeOf('Blue'), lin)).data
  const mei = await server.join('mei')
  const ask = async (by?: Sharer) => (await server.ask('shared_group', { id }, by)).code
  expect([await ask(), await ask(mei), await ask(lin)]).toEqual([CODE.ok, CODE.ok, CODE.ok])
  await server.ask('share_state', { id, state: 'withdrawn' }, lin)
  expect([await ask(), await ask(mei), await ask(lin)]).toEqual([CODE.notFound, CODE.notFound, CODE.ok])
  for (const other of [theme.id, 'A'.repeat(22)])
    expect((await server.ask('shared_group', { id: other }, lin)).code).toBe(CODE.notFound)
})

test('a page of the largest groups is told in short', async () => {
  const long = { ...TILE, url: `https://site.com/${'x'.repeat(60)}` }
  const folder = { type: 'component', component: 'folder', name: 'All', size: '2x2' }
  const inFolder = Array.from({ length: 60 }, () => long)
  const tiles = Array.from({ length: 8 }, () => ({ ...folder, children: inFolder }))
  for (let at = 0; at < 24; at += 1) expect((await share(groupOf(`g${at}`, 1, tiles))).code).toBe(CODE.ok)
  const { data } = await server.ask('group_icon', { type: 1 })
  expect(data.groups).toHaveLength(24)
  expect(data.groups[0]).toMatchObject({ icons: 480, widgets: 0 })
  expect(JSON.stringify(data.groups).length).toBeLessThan(64 * 1024)
})

test('official ones are the administrator’s alone, who also approves and deletes those of others', async () => {
  expect(await share(groupOf('Mine', 0))).toMatchObject({ code: CODE.forbidden })
  await share(groupOf('Official', 0), server.admin)
  expect(await names({ type: 0 })).toEqual(['Official'])
  const { id } = (await share(groupOf('Sport', 8))).data
  const refusal = { id, decision: 'refuse', reason: 'advertising', note: '' }
  expect((await server.ask('audit_group', refusal, lin)).code).toBe(CODE.forbidden)
  expect((await server.ask('audit_group', refusal, server.admin)).code).toBe(CODE.ok)
  expect(await names({ type: 8 })).toEqual([])
  expect((await groups({ own: '1' }, lin))[0]).toMatchObject({ state: 'refused', refusal: { reason: 'advertising' } })
  expect((await server.ask('del_group', { id }, server.admin)).code).toBe(CODE.ok)
  const acts = await server.database.selectFrom('admin_act').select(['act', 'detail']).execute()
  expect(acts).toEqual(
    expect.arrayContaining([
      { act: 'refuseGroup', detail: 'Sport: advertising' },
      { act: 'deleteGroup', detail: 'Sport' },
    ]),
  )
})

test('a user shares sixty at most', async () => {
  const [first] = await Promise.all(Array.from({ length: 60 }, (_, at) => share(groupOf(`g${at}`))))
  expect(await share(groupOf('one more'))).toMatchObject({ code: CODE.conflict })
  expect((await share(groupOf('of another'), await server.join('mei'))).code).toBe(CODE.ok)
  expect((await server.ask('del_group', { id: first?.data.id }, lin)).code).toBe(CODE.ok)
  expect((await share(groupOf('one more'))).code).toBe(CODE.ok)
})

test('what nobody else can or should open is refused, and what is none of our tiles', async () => {
  const urls = [
    ...['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//site.com'],
    ...['http://192.168.1.1/', 'http://nas/', 'http://nas.local/', 'http://site.com:8080/', 'https://[::1]/'],
    ...[
      'https://lin:secret@site.com/',
      'https://127.1/',
      'https://site\n.com/',
      ' https://site.com/',
      'https://x.onion/',
    ],
    ...['https://site.com/\u202egnp.exe', `https://site.com/${'x'.repeat(2000)}`],
  ]
  const folder = { type: 'component', component: 'folder', name: '', size: '2x2' }
  const tiles: readonly object[] = [
    ...urls.map((url) => ({ ...TILE, url })),
    ...urls.slice(0, 3).map((url) => ({ ...folder, children: [{ ...TILE, url }] })),
    ...[
      { ...TILE, id: 'item-1' },
      { ...TILE, src: 'https://x.com/a.png' },
      { ...TILE, type: 'script' },
    ],
    ...[
      { ...TILE, size: '9x9' },
      { ...TILE, background: 'url(//x)' },
      { ...TILE, x: 1e9 },
      { ...TILE, w: 1 },
    ],
    ...[
      { ...folder, children: [folder] },
      { ...folder, component: '../x' },
      { ...TILE, children: [TILE] },
    ],
    { ...folder, children: Array.from({ length: 61 }, () => TILE) },
  ]
  for (const tile of tiles) expect([tile, (await share(groupOf('x', 1, [tile]))).code]).toEqual([tile, CODE.invalid])
  expect((await share(groupOf('x', 1, []))).code).toBe(CODE.invalid)
  expect(
    (
      await share(
        groupOf(
          'x',
          1,
          Array.from({ length: 121 }, () => TILE),
        ),
      )
    ).code,
  ).toBe(CODE.invalid)
  for (const change of [
    { icon: 'https://x.com/a.png' },
    { type: 9 },
    { children: '{' },
    { signed: 'yes' },
    { name: '' },
  ])
    expect([change, (await share({ ...groupOf('x'), ...change })).code]).toEqual([change, CODE.invalid])
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  expect((await share({ ...groupOf('x'), children: deep })).code).toBe(CODE.invalid)
  expect(await server.database.selectFrom('share').selectAll().execute()).toEqual([])
})

test('a group has a size, however it is sent', async () => {
  const long = { ...TILE, url: `https://site.com/${'x'.repeat(1900)}` }
  const large = groupOf(
    'x',
    1,
    Array.from({ length: 60 }, () => long),
  )
  expect((await share(large)).code).toBe(CODE.tooLarge)
  expect((await share({ ...large, children: JSON.stringify(large.children) })).code).toBe(CODE.invalid)
  expect((await share({ ...groupOf('x'), more: 'x'.repeat(400_000) })).code).toBe(CODE.tooLarge)
  expect(
    (
      await share(
        groupOf(
          'x',
          1,
          Array.from({ length: 40 }, () => long),
        ),
      )
    ).code,
  ).toBe(CODE.ok)
})
