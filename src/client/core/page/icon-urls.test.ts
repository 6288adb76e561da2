import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../documents/storage/storage.ts'
import { dropIcon, iconAddress, iconKey, iconUrl, isIconStored, loadIcons } from './icon-urls.ts'

const zhihu = '/icons/zhihu.svg'
const icon = { picture: 'data:image/webp;base64,AA', pixels: 128, drawing: 'data:image/svg+xml,%3Csvg%2F%3E' }
const setBuild = (content: string) => vi.stubGlobal('document', { querySelector: () => ({ content }) })

beforeEach(() => setBuild('one'))
afterEach(() => vi.unstubAllGlobals())

test('a stored icon is a picture in a cell and a drawing where it is larger, any other picture its address', async () => {
  const stored = '/icons/stored.svg' // it stays for the whole page, so the other tests have another
  await loadIcons(memoryStorage(new Map([[iconKey(stored), icon]])), [stored, '/icons/baidu.svg'])
  expect(iconUrl(stored)).toBe(icon.picture)
  expect(iconUrl(stored, true)).toBe(icon.drawing)
  expect([icon.picture, icon.drawing].map(iconAddress)).toEqual([stored, stored])
  expect(iconUrl('/icons/baidu.svg')).toBe('/icons/baidu.svg')
})

test('an icon that another build has drawn is not shown', async () => {
  const storage = memoryStorage(new Map([[iconKey(zhihu), icon]]))
  setBuild('two')
  await loadIcons(storage, [zhihu])
  expect(iconUrl(zhihu)).toBe(zhihu)
})

test.each([
  { ...icon, drawing: 'data:text/html,<script>' },
  { ...icon, picture: 'https://example.com/a.svg' },
  { ...icon, pixels: undefined },
  icon.drawing,
  7,
])('a damaged record is ignored: %j', async (value) => {
  await loadIcons(memoryStorage(new Map([[iconKey(zhihu), value]])), [zhihu])
  expect(iconUrl(zhihu)).toBe(zhihu)
})

test('a stored icon that cannot be shown gives way to its address, for the whole visit', async () => {
  const broken = '/icons/broken.svg'
  const storage = memoryStorage(new Map([[iconKey(broken), icon]]))
  await loadIcons(storage, [broken])
  expect(iconUrl(broken)).toBe(icon.picture)
  expect([icon.pixels, icon.pixels + 1].map((pixels) => isIconStored(broken, pixels))).toEqual([true, false])
  dropIcon(broken)
  await loadIcons(storage, [broken])
  expect([iconUrl(broken), iconUrl(broken, true)]).toEqual([broken, broken])
  expect(isIconStored(broken, 0)).toBe(false)
})

test('a storage that cannot be read leaves the addresses', async () => {
  await loadIcons({ ...memoryStorage(), read: () => Promise.reject(new Error('broken')) }, [zhihu])
  expect(iconUrl(zhihu)).toBe(zhihu)
})
