import { expect, test } from 'vitest'
import { findablePage, mostVisited, switchableTabs } from './model.ts'

test('a page is found by title and address as people read it, a nameless one by its address alone', () => {
  expect(findablePage({ title: ' 玄关 ', url: 'https://www.example.org/%E7%8E%84%E5%85%B3/?a=1' })).toEqual({
    title: '玄关',
    keywords: ['example.org/玄关/?a=1'],
    target: 'example.org/%E7%8E%84%E5%85%B3?a=1',
  })
  expect(findablePage({ title: '', url: 'https://example.org/' }).title).toBe('example.org')
  expect(findablePage({ title: '', url: 'https://example.org/%E4' }).title).toBe('example.org/%E4')
  expect(findablePage({ title: 'Settings', url: 'chrome://settings/' }).target).toBeUndefined()
})

test('the end of a long address, such as a token, finds nothing', () => {
  const [address = ''] = findablePage({ title: 'a', url: `https://example.org/${'x'.repeat(500)}` }).keywords
  expect(address).toHaveLength(120)
})

test('one switches to tabs that show something, the last used first; new tabs, own pages and private ones are left out', () => {
  const tab = (id: number | undefined, url: string | undefined, lastAccessed?: number, incognito = false) => ({
    ...{ id, url, lastAccessed, incognito },
  })
  const tabs = [
    tab(1, 'https://a.example/', 10),
    tab(2, 'chrome://newtab/', 50),
    tab(3, 'chrome-extension://own/newtab.html', 60),
    tab(4, 'https://b.example/', 20),
    tab(5, 'https://private.example/', 70, true),
    tab(6, undefined, 80),
    tab(undefined, 'https://devtools.example/', 90),
    tab(7, 'chrome://settings/search'),
  ]
  expect(switchableTabs(tabs, 'chrome-extension://own').map(({ id }) => id)).toEqual([4, 1, 7])
})

test('what is visited often and of late comes first, a typed address before one that was followed', () => {
  const day = 24 * 60 * 60 * 1000
  const now = 100 * day
  const visits = [
    { id: 'once today', visitCount: 1, typedCount: 0, lastVisitTime: now },
    { id: 'often, a quarter ago', visitCount: 60, typedCount: 0, lastVisitTime: now - 90 * day },
    { id: 'typed yesterday', visitCount: 4, typedCount: 4, lastVisitTime: now - day },
    { id: 'followed yesterday', visitCount: 8, typedCount: 0, lastVisitTime: now - day },
    { id: 'unknown' },
  ]
  expect(mostVisited(visits, now, 4).map(({ id }) => id)).toEqual([
    'typed yesterday',
    'followed yesterday',
    'once today',
    'often, a quarter ago',
  ])
})
