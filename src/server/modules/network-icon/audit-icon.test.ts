import { afterEach, beforeEach, expect, test } from 'vitest'
import { CODE } from '../../../shared/api/endpoint.ts'
import { type SharersServer, startSharersServer } from '../../testing/sharers.ts'
import { writeSharedIcon } from './shared-icon-repository.ts'

let server: SharersServer
beforeEach(async () => {
  server = await startSharersServer()
})
afterEach(() => server.close())

const store = (site: string, shared_at: number) =>
  writeSharedIcon(server.database, { site, owner: 'x', webp: Buffer.from(site), background: '', name: site, shared_at })
const unseen = async (page = 1) => (await server.ask('admin_icons', { page }, server.admin)).data
const sites = async () => (await unseen()).list.map(({ site }: { site: string }) => site)
const audit = (input: object, by = server.admin) => server.ask('audit_icon', input, by)
/** The icon that users are given for a site that offers none. */
const given = async (site: string) => (await server.ask('get_network_icon', { url: `https://${site}/` })).data.src

test('the administrator sees icons from the oldest on, keeps them as he has seen them, or removes them', async () => {
  await store('b.com', 2)
  await store('a.com', 1)
  const { list, total } = await unseen()
  const src = `data:image/webp;base64,${Buffer.from('a.com').toString('base64')}`
  expect([list[0], total]).toEqual([{ site: 'a.com', name: 'a.com', background: '', src, sharedAt: 1 }, 2])
  expect(await given('a.com')).toBe(src)

  await store('a.com', 3)
  expect((await audit({ site: 'a.com', decision: 'keep', sharedAt: 1 })).msg).toMatch(/^This has changed/)
  expect((await audit({ site: 'a.com', decision: 'keep', sharedAt: 3 })).code).toBe(CODE.ok)
  expect(await sites()).toEqual(['b.com'])
  await store('a.com', 4)
  expect(await sites(), 'one that replaces it is another').toEqual(['b.com', 'a.com'])

  expect((await audit({ site: 'a.com', decision: 'remove' })).code).toBe(CODE.ok)
  expect([await sites(), await given('a.com')]).toEqual([['b.com'], ''])
  expect(await audit({ site: 'a.com', decision: 'remove' })).toMatchObject({ code: CODE.notFound })
  const acts = await server.database.selectFrom('admin_act').select(['by', 'act', 'subject']).execute()
  expect(acts.map(({ by, act, subject }) => `${by === server.admin.id} ${act} ${subject}`).toSorted()).toEqual([
    'true keepIcon a.com',
    'true removeIcon a.com',
  ])
})

test('they are listed by pages', async () => {
  for (let at = 0; at < 26; at += 1) await store(`s${at}.com`, at)
  const { list, total } = await unseen(2)
  expect([list.map(({ site }: { site: string }) => site), total]).toEqual([['s24.com', 's25.com'], 26])
})

test('nobody else does', async () => {
  await store('a.com', 1)
  const lin = await server.join('lin')
  expect((await audit({ site: 'a.com', decision: 'remove' }, lin)).code).toBe(CODE.forbidden)
  expect((await server.ask('admin_icons', {}, lin)).code).toBe(CODE.forbidden)
  expect((await server.ask('admin_icons', {})).code).toBe(CODE.loginExpired)
  expect(await sites()).toEqual(['a.com'])
})
