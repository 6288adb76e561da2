import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Item } from '../../../../shared/entities/item.ts'
import { packTiles, unpackTiles } from './clipboard.ts'

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

describe('copied tiles', () => {
  test('are read as they were written, encrypted or not', async () => {
    await fc.assert(
      fc.asyncProperty(someTiles, async (tiles) => {
        expect(await unpackTiles(` ${await packTiles(tiles)}\n`)).toEqual(tiles)
        expect(await unpackTiles(await packTiles(tiles, undefined), undefined)).toEqual(tiles)
      }),
      { numRuns: 100 },
    )
  })

  test('say nothing of themselves to who reads the text', async () => {
    const text = await packTiles([tile('a', { name: 'a name that is told to nobody' })])
    expect(text).not.toContain('name')
    expect(atob(text.slice('genkan-tiles:'.length))).not.toContain('name')
  })

  test('hold their folders with what lies in them', async () => {
    const folder = tile('f', { type: 'component', component: 'folder', size: '2x2', children: [tile('in')] })
    expect(await unpackTiles(await packTiles([folder]))).toEqual([folder])
  })
})

describe('any other text', () => {
  test('is none of ours, whatever it is, and breaks nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.base64String()),
        fc.constantFrom('', 'genkan-tiles:', 'genkan-tiles-plain:'),
        async (text, mark) => {
          expect(await unpackTiles(mark + text)).toBeUndefined()
        },
      ),
      { numRuns: 300 },
    )
  })

  test('that has been tampered with is refused', async () => {
    const text = await packTiles([tile('a')])
    for (const at of [20, 40, text.length - 3]) {
      const other = text[at] === 'A' ? 'B' : 'A'
      expect(await unpackTiles(text.slice(0, at) + other + text.slice(at + 1))).toBeUndefined()
    }
  })

  test('that holds what is damaged is read without that; what stands nowhere is none', async () => {
    const hostile: unknown[] = [
      tile('a'),
      { ...tile('b'), size: '9x9' },
      { ...tile('c'), x: 'left' },
      { ...tile('d'), x: undefined },
      { ...tile('e'), onclick: 'alert(1)' },
      tile('a'),
      null,
      17,
      { ...tile('f'), children: [{ ...tile('g'), children: [] }] },
    ]
    const read = await unpackTiles(await packTiles(hostile as Item[])) // as a stranger would write it
    expect(read?.map(({ id }) => id)).toEqual(['a', 'b', 'e', 'f', 'g'])
    expect(JSON.stringify(read)).not.toContain('alert')
    expect(await unpackTiles(await packTiles([{ ...tile('a'), w: undefined } as unknown as Item]))).toBeUndefined()
    const many = Array.from({ length: 3000 }, (_, at) => tile(`t${at}`))
    expect(await unpackTiles(await packTiles(many))).toHaveLength(1000)
  })
})
