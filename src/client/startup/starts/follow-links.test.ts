import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideLoaders } from '../../core/contribute/loaders.ts'
import { noLoaders } from '../../core/testing.ts'
import { followLinks } from './follow-links.ts'

const open = vi.fn()
provideLoaders({ ...noLoaders, links: async () => [{ name: 'invite', open }] })

const address = { hash: '', pathname: '/', search: '?locale=en' }
let changed: () => void
const replaceState = vi.fn((_state: unknown, _title: string, _url: string) => {
  address.hash = ''
})
beforeEach(() => {
  vi.stubGlobal('location', address)
  vi.stubGlobal('window', { history: { replaceState } })
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => {
    changed = listener
  })
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('a link is opened once, at the start and later, and what it said is gone from the address', async () => {
  address.hash = '#invite=abc'
  followLinks()
  await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith('abc'))
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/?locale=en')
  address.hash = '#invite=def'
  changed()
  await vi.waitFor(() => expect(open).toHaveBeenLastCalledWith('def'))
})

test('an address that nobody knows stays as it is', async () => {
  address.hash = '#nobody=abc'
  followLinks()
  await Promise.resolve()
  expect([open.mock.calls, replaceState.mock.calls, address.hash]).toEqual([[], [], '#nobody=abc'])
})
