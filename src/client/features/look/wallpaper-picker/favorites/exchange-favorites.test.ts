import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '../../../../../shared/entities/account.ts'
import { type WallpaperEntry, wallpaperEntrySchema } from '../../../../../shared/entities/wallpaper.ts'
import { memoryStorage } from '../../../../core/documents/storage/storage.ts'
import { testCallPorts, testTicker } from '../../../../core/testing.ts'

const MINUTE = 60_000
const SITE = 'https://a.example/'
const entry = (name: string): WallpaperEntry => ({
  ...{ wallpaperSrc: SITE + name, wallpaperMiniSrc: '' },
  wallpaperType: 1,
})
const names = (list: readonly WallpaperEntry[]) =>
  list.map(({ wallpaperSrc }) => wallpaperSrc.slice(SITE.length)).join('')
const body = v.object({
  list: v.optional(v.array(wallpaperEntrySchema), []),
  keys: v.optional(v.array(v.string()), []),
})

/** The favourites of the account on a server. */
let held: readonly WallpaperEntry[]
let asked: number
let isDown: boolean

let onAsked: () => void
let page: Awaited<ReturnType<typeof openPage>>

/** A new page of this browser, as whoever is logged in. */
async function openPage({
  storage = memoryStorage(new Map()),
  token = '',
  wasStored = true,
  isQuarantined = false,
} = {}) {
  vi.resetModules()
  const [{ connect }, { session }, { storageIssues }, { wallpaperFavorites: favorites }, { exchangeFavorites }] =
    await Promise.all([
      import('../../../../core/net/call.ts'),
      import('../../../data/session/lazy.ts'),
      import('../../../../core/documents/storage/storage-issues.ts'),
      import('../document.ts'),
      import('./exchange-favorites.ts'),
    ])
  connect({ ...testCallPorts(), server: '', fetch: answer })
  const logIn = (token: string) =>
    session.setState({ login: token === '' ? undefined : { token, info: {} as UserInfo } })
  logIn(token)
  if (isQuarantined)
    storageIssues.setState([{ at: 'quarantined', document: favorites.id, key: 'aside:x', parts: [] }], true)
  const { ticker, tick } = testTicker()
  exchangeFavorites(storage, { wasStored: () => wasStored }, ticker)
  return {
    storage,
    logIn,
    favor: (keys: string) => favorites.set([...keys].map(entry)),
    shown: () => names(favorites.get()),
    tick,
  }
}

const answer: typeof fetch = async (url, init) => {
  asked += 1
  onAsked()
  if (isDown) throw new TypeError('failed')
  const { list, keys } = v.parse(body, JSON.parse(String(init?.body ?? '{}')))
  if (String(url).endsWith('/cancel_collect_wallpaper')) held = held.filter((one) => !keys.includes(one.wallpaperSrc))
  if (String(url).endsWith('/collect_wallpaper'))
    held = [...list.filter((one) => !names(held).includes(names([one]))), ...held]
  return Response.json({ code: 0, msg: '', data: String(url).endsWith('_list') ? { list: held } : {} })
}

/** After the ticks of a minute. */
async function settle(ms = MINUTE) {
  await vi.advanceTimersByTimeAsync(ms)
  page.tick()
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  ;[held, asked, isDown] = [[], 0, false]
  onAsked = () => {}
})
afterEach(() => vi.useRealTimers())

/** In any order. */
const sorted = (keys: string) => [...keys].toSorted().join('')

test('a guest sends nothing; after a login what either has is in both', async () => {
  page = await openPage()
  page.favor('ab')
  await settle()
  expect(asked).toBe(0)
  held = [entry('x'), entry('a')]
  page.logIn('token')
  await settle(0)
  expect([page.shown(), sorted(names(held))]).toEqual(['xab', 'abx'])
})

test('changes go up with the next tick, those of others come in ten minutes; without either nobody is asked', async () => {
  page = await openPage()
  page.favor('ab')
  page.logIn('token')
  await settle()
  page.favor('cb')
  await settle()
  expect(names(held)).toBe('cb')
  asked = 0
  await settle()
  held = [entry('y'), entry('c')]
  page = await openPage({ storage: page.storage, token: 'token' })
  page.favor('cb')
  await settle()
  expect(asked).toBe(0)
  await settle(10 * MINUTE)
  expect(page.shown()).toBe('yc')
})

test('without a server everything stays, and goes up when it is back', async () => {
  page = await openPage()
  page.favor('a')
  isDown = true
  page.logIn('token')
  await settle()
  page.favor('ba')
  await settle()
  expect([page.shown(), held]).toEqual(['ba', []])
  isDown = false
  await settle()
  expect(names(held)).toBe('ba')
})

test('what another login has exchanged removes nothing from the account', async () => {
  page = await openPage()
  page.favor('ab')
  page.logIn('token')
  await settle()
  page.logIn('')
  page.favor('z') // a logout that goes back to before the login
  page.logIn('another')
  await settle()
  expect([sorted(names(held)), sorted(page.shown())]).toEqual(['abz', 'abz'])
})

test('a login that ends meanwhile leaves nothing of the account behind', async () => {
  page = await openPage()
  held = [entry('x')]
  onAsked = () => page.logIn('')
  page.logIn('token')
  await settle(0)
  expect([asked, page.shown()]).toEqual([1, ''])
})

test.each([
  ['was lost', { wasStored: false }],
  ['could not be read', { isQuarantined: true }],
])('a list that %s comes back from the account', async (_what, fate) => {
  page = await openPage()
  page.favor('ab')
  page.logIn('token')
  await settle()
  page = await openPage({ storage: page.storage, token: 'token', ...fate })
  await settle()
  expect([page.shown(), names(held)]).toEqual(['ab', 'ab'])
})
