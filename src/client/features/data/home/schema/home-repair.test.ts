import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Home, Item } from '../../../../../shared/entities/item.ts'
import { someHome, tilesOf } from '../testing/random-home.ts'
import homeRepair from './home-repair.ts'
import { homeSchema } from './home-schema.ts'

const icon = (id: string, more: object = {}) => ({ id, name: id, type: 'icon', size: '1x1', ...more })
const folder = (id: string, children: unknown, more: object = {}) => ({
  ...icon(id, { type: 'component', component: 'folder', ...more }),
  children,
})
const page = (id: string, children: unknown, more: object = {}) => ({
  id,
  name: id,
  icon: 'home',
  mode: 0,
  lock: false,
  children,
  ...more,
})

/** Parses and returns the home with its repairs; a parsed home must parse again unchanged. */
function read(input: unknown): { readonly home: Home; readonly repaired: readonly string[] } {
  const parsed = homeRepair.parse(input)
  if (!parsed.ok) throw new Error(parsed.reason)
  for (const schema of [homeRepair, homeSchema])
    expect(schema.parse(structuredClone(parsed.value))).toEqual({ ok: true, value: parsed.value, repaired: [] })
  return { home: parsed.value, repaired: parsed.repaired }
}

/** Parses a home with one page of these tiles, valid otherwise. */
const withTiles = (...children: unknown[]) => read({ groups: [page('g', children)], dock: [icon('d')] })
const tiles = ({ home }: { readonly home: Home }): readonly Item[] => home.groups[0]?.children ?? []
const ids = (items: readonly Item[]) => items.map(({ id }) => id)

describe('repair of a tile', () => {
  test.each([
    ['x', Number.NaN],
    ['y', Number.POSITIVE_INFINITY],
    ['w', '120'],
    ['h', null],
    ['r', {}],
    ['lock', 'yes'],
    ['fixedRatio', 1],
    ['pinX', 'left'],
    ['pinY', 1],
    ['pinPage', { left: 0, right: 1920 }],
    ['groupId', 7],
    ['openType', 2],
    ['url', ['javascript:alert(1)']],
    ['background', 'x'.repeat(20_001)],
    ['background', 'url(https://spy.example/pixel)'],
    ['src', 'javascript:alert(1)'],
    ['fontText', '春夏秋冬东西南北中'],
  ])('an invalid %s is dropped, all other fields stay', (key, value) => {
    const good = icon('a', { x: 1, y: 2, w: 30, h: 40, r: 5, fontText: 'A' })
    const { [key]: _gone, ...rest } = { ...good } as Record<string, unknown>
    const result = withTiles({ ...good, [key]: value }, icon('b'))
    expect(tiles(result)).toEqual([rest, icon('b')])
    expect(result.repaired).toEqual([`groups.0.children.0.${key}`])
  })

  test('unknown fields are dropped, prototype fields too', () => {
    const result = withTiles({
      ...icon('a'),
      secret: 1,
      ...JSON.parse('{"__proto__": {"lock": true}, "constructor": 1}'),
    })
    expect(tiles(result)).toEqual([icon('a')])
    expect(result.repaired).toContain('groups.0.children.0.secret')
    expect(({} as { lock?: unknown }).lock).toBeUndefined()
  })

  test('an invalid size, type or name becomes the default', () => {
    const result = withTiles(
      icon('a', { size: '9x0' }),
      icon('b', { type: 'app' }),
      icon('c', { name: 3, url: 'https://a.example' }),
    )
    expect(tiles(result)).toEqual([icon('a'), icon('b'), icon('c', { name: '', url: 'https://a.example' })])
    expect(result.repaired).toHaveLength(3)
  })

  test('a negative size and a position outside every page stay: the free layout clamps them', () => {
    const odd = icon('a', { x: -1e9, y: 5, w: -30, h: -40, r: 720 })
    expect(withTiles(odd)).toEqual({ home: { groups: [page('g', [odd])], dock: [icon('d')] }, repaired: [] })
  })

  test('a missing id is generated, always the same one', () => {
    const { id: _none, ...nameless } = icon('')
    const once = withTiles(
      { ...nameless, name: 'A' },
      { ...nameless, name: 'B', id: '' },
      { ...nameless, name: 'C', id: 5 },
    )
    expect(tiles(once).map(({ name }) => name)).toEqual(['A', 'B', 'C'])
    expect(new Set(ids(tiles(once))).size).toBe(3)
    expect(withTiles({ ...nameless, name: 'A' }).home.groups[0]?.children[0]?.id).toBe(tiles(once)[0]?.id)
  })

  test('values that are no tile are dropped', () => {
    const result = withTiles(null, 7, 'a', [], {}, { id: 'a' }, icon('b'))
    expect(ids(tiles(result))).toEqual(['b'])
    expect(result.repaired).toEqual([0, 1, 2, 3, 4, 5].map((at) => `groups.0.children.${at}`))
  })

  test('a second tile with the same id is dropped, in any container', () => {
    const result = read({
      groups: [page('g', [icon('a'), icon('a'), folder('f', [icon('a'), icon('x')])]), page('h', [icon('x')])],
      dock: [icon('a'), icon('d')],
    })
    expect(ids(tilesOf(result.home))).toEqual(['a', 'f', 'x', 'd'])
    expect(result.repaired).toEqual([
      'groups.0.children.1',
      'groups.0.children.2.children.0',
      'groups.1.children.0',
      'dock.0',
    ])
  })
})

describe('repair of a folder', () => {
  test('a folder of type icon becomes a component, with its contents', () => {
    const result = withTiles(folder('f', [icon('a')], { type: 'icon' }))
    expect(tiles(result)).toEqual([folder('f', [icon('a')])])
    expect(result).toMatchObject({ repaired: ['groups.0.children.0.type'] })
  })

  test('nested folders are flattened, however deep', () => {
    const result = withTiles(folder('f', [icon('a'), folder('e', [icon('b'), folder('d2', [icon('c')])])]))
    expect(tiles(result)).toEqual([folder('f', [icon('a'), icon('b'), icon('c')])])
  })

  test('a cycle is cut', () => {
    const cycle = folder('f', [icon('a')] as unknown[])
    ;(cycle.children as unknown[]).push(cycle, folder('e', [cycle]))
    expect(tiles(withTiles(cycle))).toEqual([folder('f', [icon('a')])])
    const nameless: { name: string; children: unknown[] } = { name: 'n', children: [] }
    nameless.children.push(nameless)
    expect(tiles(withTiles(nameless, icon('z'))).at(-1)?.id).toBe('z')
  })

  test('a densely cyclic structure is read in one pass', () => {
    const lists = Array.from({ length: 50 }, (): unknown[] => [])
    for (const list of lists)
      for (const [at, other] of lists.entries()) list.push({ name: `${at}`, component: 'folder', children: other })
    expect(tiles(withTiles(folder('f', lists[0]))).map(({ id }) => id)).toEqual(['f'])
  })

  test('a second folder with the same id is dropped, its contents stay', () => {
    const result = withTiles(folder('f', [icon('a')]), folder('f', [icon('b')]))
    expect(tiles(result)).toEqual([folder('f', [icon('a')]), icon('b')])
    expect(result.repaired).toEqual(['groups.0.children.1'])
  })

  test('a chain of ten thousand folders is cut at the maximum depth, and the rest stays', () => {
    let chain = folder('f0', [])
    for (let deep = 1; deep < 10_000; deep += 1) chain = folder(`f${deep}`, [icon(`i${deep}`), chain])
    const [first] = tiles(withTiles(chain))
    expect(first?.children?.length).toBeGreaterThan(50)
  })

  test('children that are not a list are dropped', () => {
    const result = withTiles(folder('f', 'many'))
    expect(tiles(result)).toEqual([folder('f', [])])
    expect(result.repaired).toEqual(['groups.0.children.0.children'])
  })

  test('children of a tile that is no folder are moved after it', () => {
    expect(tiles(withTiles({ ...icon('a'), children: [icon('b')] }))).toEqual([icon('a'), icon('b')])
  })
})

describe('repair of a page', () => {
  test.each([
    ['lock', 'sometimes', false],
    ['mode', 7, 0],
    ['name', null, ''],
    ['icon', {}, ''],
  ])('an invalid %s becomes the default, and the tiles stay', (key, value, fallback) => {
    const result = read({ groups: [page('g', [icon('a')], { [key]: value })], dock: [] })
    expect(result.home.groups).toEqual([page('g', [icon('a')], { [key]: fallback })])
    expect(result.repaired).toEqual([`groups.0.${key}`])
  })

  test('a missing list of tiles becomes an empty one', () => {
    const { children: _none, ...childless } = page('g', [])
    const result = read({ groups: [childless, page('h', [icon('a')])], dock: [] })
    expect(result.home.groups).toEqual([page('g', []), page('h', [icon('a')])])
    expect(result.repaired).toEqual(['groups.0.children'])
  })

  test('a page with a duplicate or missing id gets a new id and keeps its tiles', () => {
    const { id: _none, ...nameless } = page('', [icon('c')])
    const result = read({ groups: [page('g', [icon('a')]), page('g', [icon('b')]), nameless], dock: [] })
    expect(result.home.groups.map(({ children }) => ids(children))).toEqual([['a'], ['b'], ['c']])
    expect(new Set(result.home.groups.map(({ id }) => id)).size).toBe(3)
  })

  test('there is always at least one page', () => {
    for (const groups of [[], undefined, 'none', [7]])
      expect(read({ groups, dock: [icon('d')] }).home.groups).toMatchObject([{ mode: 0, lock: false, children: [] }])
  })

  test('the same groupId on two pages stays: elements are grouped per page', () => {
    const grouped = [page('g', [icon('a', { groupId: 'p' })]), page('h', [icon('b', { groupId: 'p' })])]
    expect(read({ groups: grouped, dock: [] })).toEqual({ home: { groups: grouped, dock: [] }, repaired: [] })
  })
})

describe('repair of the dock', () => {
  test('folders are moved to the end of the first page', () => {
    const clock = icon('w', { type: 'component', component: 'clock', size: '1x1' })
    const result = read({
      groups: [page('g', [icon('a')])],
      dock: [clock, icon('d'), folder('f', [icon('b')])],
    })
    expect(result.home).toEqual({
      groups: [page('g', [icon('a'), folder('f', [icon('b')])])],
      dock: [clock, icon('d')],
    })
    expect(result.repaired).toEqual(['dock'])
  })

  test('an empty dock stays empty, and one that is not a list becomes empty', () => {
    expect(read({ groups: [page('g', [])], dock: [] }).repaired).toEqual([])
    expect(read({ groups: [page('g', [])], dock: { 0: icon('d') } })).toMatchObject({
      home: { dock: [] },
      repaired: ['dock'],
    })
  })
})

const garbage = fc.oneof(
  fc.anything({ maxDepth: 2, withNullPrototype: true }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, '', '12', [], {}),
)

describe('any stored value', () => {
  test('a valid home is read unchanged', () => {
    fc.assert(
      fc.property(someHome, (home) => {
        expect(homeSchema.parse(structuredClone(home))).toEqual({ ok: true, value: home, repaired: [] })
      }),
    )
  })

  test('never throws, and the result is valid', () => {
    fc.assert(
      fc.property(fc.oneof(garbage, fc.record({ groups: garbage, dock: garbage })), (input) => {
        if (homeRepair.parse(input).ok) read(input)
      }),
      { numRuns: 500 },
    )
  })

  test('one arbitrary field of one tile loses no other tile and no other field', () => {
    const key = fc.constantFrom('name', 'size', 'type', 'x', 'w', 'r', 'lock', 'groupId', 'url', 'unheard-of')
    fc.assert(
      fc.property(someHome, fc.nat(), key, garbage, (home, at, name, value) => {
        const hit = tilesOf(home)[at % tilesOf(home).length]
        const broken = structuredClone(home)
        const record = tilesOf(broken).find(({ id }) => id === hit?.id)
        Object.assign(record ?? {}, { [name]: value })
        const after = new Map(tilesOf(read(broken).home).map((tile) => [tile.id, tile]))
        for (const { children: _inside, ...tile } of tilesOf(home)) {
          const left = after.get(tile.id)
          for (const [field, was] of Object.entries(tile)) {
            const free = tile.id === hit?.id && (field === name || field === 'type' || field === 'size')
            if (!free) expect([tile.id, field, left?.[field as keyof Item]]).toEqual([tile.id, field, was])
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  test('ten thousand tiles take about ten times as long as a thousand, valid or not', () => {
    const many = (count: number) => ({
      groups: [
        page(
          'g',
          Array.from({ length: count }, (_, at) =>
            icon(at % 3 === 0 ? `t${at}` : `t${at % 9}`, { x: at % 2 === 0 ? Number.NaN : at }),
          ),
        ),
      ],
      dock: [],
    })
    const timeOf = (count: number) => {
      const input = many(count)
      const tries = Array.from({ length: 5 }, () => {
        const start = process.cpuUsage()
        homeRepair.parse(input)
        return process.cpuUsage(start).user
      })
      return Math.min(...tries)
    }
    timeOf(1000)
    expect(timeOf(10_000) / timeOf(1000)).toBeLessThan(50) // quadratic would be 100
  })
})
