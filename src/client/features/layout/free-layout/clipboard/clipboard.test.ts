import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Item } from '../../../../../shared/entities/item.ts'
import { homeSchema } from '../../../data/home/schema/home-schema.ts'
import { elementsOf } from '../kernel/placement/scale-to-width.ts'
import { pageOf } from '../kernel/testing.ts'
import { type Clipboard, MAX_TILES, packTiles, unpackTiles } from './clipboard.ts'

const tile = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  name: id,
  type: 'icon',
  size: '1x1',
  x: 1,
  y: 2,
  w: 58,
  h: 58,
  ...more,
})
const someTiles = fc
  .uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1 }),
      name: fc.string(),
      x: fc.double({ noNaN: true, noDefaultInfinity: true }),
    }),
    {
      selector: ({ id }) => id,
      minLength: 1,
      maxLength: 20,
    },
  )
  .map((all) => all.map((one) => tile(one.id, { name: one.name, x: one.x + 0 })))

/** Untrusted content, which can be anything. */
const forged = (tiles: unknown): Promise<string> => plain(JSON.stringify({ tiles }))
const plain = async (json: string) => `genkan-tiles-plain:${Buffer.from(json).toString('base64')}`
const read = async (tiles: unknown) => unpackTiles(await forged(tiles))
const nothing = (why: string) => ({ at: 'nothing', why })
const OTHER = nothing('clipboardOther')
const tilesOf = (clipboard: Clipboard): readonly Item[] => (clipboard.at === 'tiles' ? clipboard.tiles : [])
const folder = (id: string, children: readonly unknown[]) => ({
  ...tile(id, { type: 'component', component: 'folder', size: '2x2' }),
  children,
})

describe('copied tiles', () => {
  test('are parsed as they were written, encrypted or not', async () => {
    await fc.assert(
      fc.asyncProperty(someTiles, async (tiles) => {
        const same = { at: 'tiles', tiles, repaired: false }
        expect(await unpackTiles(` ${await packTiles(tiles)}\n`)).toEqual(same)
        expect(await unpackTiles((await packTiles(tiles, undefined)) ?? '', undefined)).toEqual(same)
      }),
      { numRuns: 100 },
    )
  })

  test('have names of what is seen alone', async () => {
    const pasted = await read([folder('f', [tile('a', { name: '\u202ea\u200b' })]), tile('b', { name: '\u2066b' })])
    expect(tilesOf(pasted).map(({ name, children }) => children?.[0]?.name ?? name)).toEqual(['a', 'b'])
  })

  test('are not readable in the text', async () => {
    const text = (await packTiles([tile('a', { name: 'a secret name' })])) ?? ''
    expect(text).not.toContain('name')
    expect(atob(text.slice('genkan-tiles:'.length))).not.toContain('name')
  })

  test('include folders with their tiles', async () => {
    const tiles = [folder('f', [tile('in')]) as Item, tile('page')]
    expect(await unpackTiles((await packTiles(tiles)) ?? '')).toEqual({ at: 'tiles', tiles, repaired: false })
  })

  test('can have any name', async () => {
    for (const id of ['page', 'groups', '__proto__', 'constructor', 'groups.0.children.0'])
      expect(await read([tile(id), tile('b')])).toEqual({ at: 'tiles', tiles: [tile(id), tile('b')], repaired: false })
  })

  test('are refused above the limits of parsing, so that no cut tile is lost', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => tile(`t${at}`))
    expect(tilesOf(await unpackTiles((await packTiles(many(MAX_TILES))) ?? ''))).toHaveLength(MAX_TILES)
    expect(await packTiles(many(MAX_TILES + 1))).toBeUndefined()
    expect(await packTiles([folder('f', many(MAX_TILES)) as Item])).toBeUndefined()
    const long = many(90).map((one) => ({ ...one, info: 'x'.repeat(20_000) }))
    expect(await packTiles(long)).toBeUndefined()
  })
})

describe('any other text', () => {
  test('is refused without an error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.base64String()),
        fc.constantFrom('x', 'genkan-tiles:', 'genkan-tiles-plain:'),
        async (text, prefix) => {
          expect(await unpackTiles(prefix + text)).toEqual(OTHER)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('that is blank is an empty clipboard', async () => {
    for (const text of ['', ' ', '\n\t']) expect(await unpackTiles(text)).toEqual(nothing('clipboardEmpty'))
  })

  test('that has been tampered with is refused', async () => {
    const text = (await packTiles([tile('a')])) ?? ''
    for (const at of [20, 40, text.length - 3]) {
      const other = text[at] === 'A' ? 'B' : 'A'
      expect(await unpackTiles(text.slice(0, at) + other + text.slice(at + 1))).toEqual(OTHER)
    }
  })

  test('with any JSON is refused, or parsed to valid tiles with frames', async () => {
    const anything = fc.anything({ maxDepth: 1, maxKeys: 3 })
    const record = fc.record(
      {
        id: anything,
        name: anything,
        type: fc.constantFrom('icon', 'component', 7),
        size: fc.constantFrom('1x1', '2x2', '9x9', null),
        component: fc.constantFrom('folder', 'clock', '__proto__', {}),
        url: fc.oneof(fc.webUrl(), fc.constant('javascript:alert(1)'), anything),
        x: fc.oneof(fc.double(), anything),
        y: fc.double(),
        w: fc.double(),
        h: fc.double(),
        r: fc.oneof(fc.double(), anything),
        lock: anything,
        children: fc.oneof(fc.array(anything), anything),
      },
      { requiredKeys: ['x', 'y', 'w', 'h'] },
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.array(record, { maxLength: 8 }), anything), async (tiles) => {
        const text = JSON.stringify({ tiles }, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
        const clipboard = await unpackTiles(await plain(text))
        for (const { x, y, w, h } of elementsOf(tilesOf(clipboard), pageOf(1440))) {
          for (const px of [x, y, w, h]) expect(Math.abs(px)).toBeLessThan(1e6)
          expect(Math.min(w, h)).toBeGreaterThan(0)
        }
        const page = { id: '', name: '', icon: '', mode: 1, lock: false, children: tilesOf(clipboard) }
        const home = homeSchema.parse({ groups: [{ ...page, id: 'none of theirs' }], dock: [] })
        expect(home.ok).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a damaged or malicious text', () => {
  test('is parsed without its damaged parts, which is reported, and without tiles that have no frame', async () => {
    const clipboard = await read([
      tile('a'),
      { ...tile('b'), size: '9x9' },
      { ...tile('c'), x: 'left' },
      { ...tile('d'), x: undefined },
      { ...tile('e'), onclick: 'alert(1)' },
      tile('a'),
      null,
      17,
      { ...tile('f'), children: [{ ...tile('g'), children: [] }] },
      { ...tile('h'), x: Number.NaN, y: Number.POSITIVE_INFINITY },
    ])
    expect(clipboard).toMatchObject({ repaired: true })
    expect(tilesOf(clipboard).map(({ id }) => id)).toEqual(['a', 'b', 'e', 'f', 'g'])
    expect(JSON.stringify(clipboard)).not.toContain('alert')
    expect(await read([{ ...tile('a'), w: undefined }])).toEqual(OTHER)
    for (const none of [undefined, null, 7, 'x', {}, [], [[]], [[[tile('a')]]]]) expect(await read(none)).toEqual(OTHER)
  })

  test('never contains a script address in any spelling, also in folders', async () => {
    const bad = [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:alert(1)',
    ]
    const tiles = bad.map((url, at) => tile(`t${at}`, { url, src: `${url}`.replace('data:', 'vbscript:') }))
    const inside = bad.map((url, at) => tile(`in${at}`, { url }))
    const clipboard = await read([...tiles, folder('f', inside)])
    expect(clipboard).toMatchObject({ repaired: true })
    expect(tilesOf(clipboard)).toHaveLength(bad.length + 1)
    expect(tilesOf(clipboard).at(-1)?.children).toHaveLength(bad.length)
    expect(JSON.stringify(clipboard)).not.toContain('alert')
  })

  test('keeps pictures in data: URLs', async () => {
    const tiles = [tile('a', { src: 'data:image/png;base64,AAAA', url: 'https://a.example/' })]
    expect(await read(tiles)).toEqual({ at: 'tiles', tiles, repaired: false })
  })

  test('keeps addresses that cannot be opened here', async () => {
    const tiles = ['https://a.example/', '{settings}', 'chrome://newtab', 'a.example', 'file:///a'].map((url, at) =>
      tile(`t${at}`, { url }),
    )
    expect(await read(tiles)).toEqual({ at: 'tiles', tiles, repaired: false })
  })

  test('cannot pollute prototypes', async () => {
    const json = JSON.stringify(tile('a')).replace('{', '{"__proto__":{"lock":true},"constructor":{"prototype":{}},')
    const clipboard = await unpackTiles(await plain(`{"tiles":[${json}],"__proto__":{"tiles":[]}}`))
    expect(clipboard).toEqual({ at: 'tiles', tiles: [tile('a')], repaired: true })
    expect(tilesOf(clipboard)[0]?.lock).toBeUndefined()
    expect(Object.hasOwn(Object.prototype, 'lock')).toBe(false)
  })

  test('that is too large, too long or too deep is refused at once', async () => {
    const tooLarge = nothing('clipboardTooLarge')
    const nest = (depth: number) => `${'[{"children":'.repeat(depth)}[]${'}]'.repeat(depth)}`
    const texts = [
      await forged(Array.from({ length: MAX_TILES + 1 }, () => ({}))),
      await forged([{ ...tile('a'), children: Array.from({ length: MAX_TILES }, () => ({})) }]),
      await plain(`{"tiles":${nest(MAX_TILES + 1)}}`),
      `genkan-tiles-plain:${'A'.repeat(3_000_000)}`,
      `genkan-tiles:${'A'.repeat(3_000_000)}`,
    ]
    for (const text of texts) expect(await unpackTiles(text)).toEqual(tooLarge)
    expect(await unpackTiles(await plain(`{"tiles":${nest(MAX_TILES)}}`))).toEqual(OTHER)
    expect(await unpackTiles(await plain(`{"tiles":${'['.repeat(50_000)}${']'.repeat(50_000)}}`))).toEqual(OTHER)
    expect(await unpackTiles('x'.repeat(10_000_000))).toEqual(OTHER)
  })
})
