import { describe, expect, test } from 'vitest'
import { parseSites, type SiteQuery, searchSites } from './sites.ts'

const raw = [
  {
    id: 'baidu',
    name: '百度',
    names: { en: 'Baidu' },
    url: 'https://www.baidu.com/',
    category: 2,
    color: '#2932E1',
    pin: true,
    icons: { 'simple-icons': 'baidu' },
  },
  {
    id: 'github',
    name: 'GitHub',
    url: 'https://github.com/',
    category: 4,
    color: '#181717',
    pin: true,
    icons: {},
    letter: 'Gi',
  },
  {
    id: 'legithub',
    name: 'A hub',
    url: 'https://legithub.example/',
    category: 4,
    color: '#ffffff',
    pin: false,
    icons: {},
  },
]
const sites = parseSites(JSON.stringify(raw))
const search = (changes: Partial<SiteQuery>, counts: ReadonlyMap<string, number> = new Map()) => {
  const { list, total } = searchSites(
    sites,
    {
      text: '',
      category: 0,
      page: 1,
      limit: 10,
      language: 'en',
      ...changes,
    },
    counts,
  )
  return { ids: list.map((site) => site.id), total, list }
}

describe('the site catalogue', () => {
  test('is searched by name in any language, by host and by id, ignoring width and case', () => {
    for (const text of ['百度', 'baidu', 'BAIDU', 'ＢＡＩＤＵ', 'baidu.com', ' Baidu ', '度'])
      expect(search({ text }).ids).toEqual(['baidu'])
    expect(search({ text: 'www.' }).ids).toEqual([])
    expect(search({ text: 'nothing' })).toMatchObject({ ids: [], total: 0 })
  })
  test('lists first the sites that start with the text', () => {
    expect(search({ text: 'github' }).ids).toEqual(['github', 'legithub'])
    expect(search({ text: 'hub' }).ids).toEqual(['github', 'legithub'])
  })
  test('lists the more popular first, after those that start with the text', () => {
    expect(search({}).ids).toEqual(['baidu', 'github', 'legithub'])
    const counts = new Map([
      ['legithub', 30],
      ['github', 5],
    ])
    expect(search({}, counts).ids).toEqual(['legithub', 'github', 'baidu'])
    expect(search({ text: 'github' }, counts).ids).toEqual(['github', 'legithub'])
  })
  test('is filtered by category; 0 is all', () => {
    expect(search({ category: 4 }).ids).toEqual(['github', 'legithub'])
    expect(search({ category: 0 }).total).toBe(3)
  })
  test('is paged', () => {
    expect(search({ limit: 2 })).toMatchObject({ ids: ['baidu', 'github'], total: 3 })
    expect(search({ limit: 2, page: 2 })).toMatchObject({ ids: ['legithub'], total: 3 })
    expect(search({ limit: 2, page: 3 })).toMatchObject({ ids: [], total: 3 })
  })
  test('gives each site the look of its tile: an icon, or letters on its colour', () => {
    expect(search({ text: 'baidu' }).list[0]).toMatchObject({
      src: '/icons/baidu.svg',
      background: expect.stringMatching(/^#/),
    })
    expect(search({ text: 'github' }).list[0]).toMatchObject({ fontText: 'Gi', fontColor: '#ffffff' })
  })
  test('names sites in the caller’s language', () => {
    expect(search({ text: 'baidu', language: 'en' }).list[0]?.name).toBe('Baidu')
    expect(search({ text: 'baidu', language: 'zh-CN' }).list[0]?.name).toBe('百度')
  })
})

test.each([
  ['no list', {}],
  ['an unknown category', [{ ...raw[0], category: 1 }]],
  ['no address', [{ ...raw[0], url: 'baidu' }]],
  ['an id twice', [raw[0], raw[0]]],
])('a catalogue with %s is refused', (_what, value) => expect(() => parseSites(JSON.stringify(value))).toThrow())
