import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { iconAddress, iconKey, iconUrl, loadIcons } from './icon-urls.ts'
import { memoryStorage } from './storage.ts'

const zhihu = '/icons/zhihu.svg'
const drawn = 'data:image/svg+xml,%3Csvg%2F%3E'
const setBuild = (content: string) => vi.stubGlobal('document', { querySelector: () => ({ content }) })

beforeEach(() => setBuild('one'))
afterEach(() => vi.unstubAllGlobals())

test('a stored icon is shown by its data, any other picture by its address', async () => {
  const stored = '/icons/stored.svg' // it stays for the whole page, so the other tests have another
  await loadIcons(memoryStorage(new Map([[iconKey(stored), drawn]])), [stored, '/icons/baidu.svg'])
  expect(iconUrl(stored)).toBe(drawn)
  expect(iconAddress(drawn)).toBe(stored)
  expect(iconUrl('/icons/baidu.svg')).toBe('/icons/baidu.svg')
})

test('an icon that another build has drawn is not shown', async () => {
  const storage = memoryStorage(new Map([[iconKey(zhihu), drawn]]))
  setBuild('two')
  await loadIcons(storage, [zhihu])
  expect(iconUrl(zhihu)).toBe(zhihu)
})

test.each(['data:text/html,<script>', 'https://example.com/a.svg', 7])(
  'a damaged record is ignored: %s',
  async (value) => {
    await loadIcons(memoryStorage(new Map([[iconKey(zhihu), value]])), [zhihu])
    expect(iconUrl(zhihu)).toBe(zhihu)
  },
)

test('a storage that cannot be read leaves the addresses', async () => {
  await loadIcons({ ...memoryStorage(), read: () => Promise.reject(new Error('broken')) }, [zhihu])
  expect(iconUrl(zhihu)).toBe(zhihu)
})
