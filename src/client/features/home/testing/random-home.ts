import fc from 'fast-check'
import type { Group, Home, Item } from '../../../../shared/entities/item.ts'

/** The tiles of a list and what lies in their folders. */
export const allOf = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => [item, ...allOf(item.children ?? [])])

/** Every tile of a home, wherever it lies. */
export const tilesOf = ({ groups, dock }: Home): readonly Item[] =>
  [...groups.flatMap(({ children }) => children), ...dock].flatMap((item) => allOf([item]))

const px = fc.integer({ min: -200, max: 2500 })
const side = fc.integer({ min: 20, max: 600 })
const size = fc.constantFrom('1x1', '1x2', '2x2', '2x4')

/** What an item may carry besides its place in the tree; of what is optional, anything may be missing. */
const looks = fc.record(
  {
    url: fc.webUrl(),
    background: fc.constantFrom('#006661', ''),
    fontText: fc.string({ maxLength: 2 }),
    openType: fc.constantFrom('popup' as const, 'tab' as const, 'self' as const),
    fixedRatio: fc.boolean(),
    lock: fc.boolean(),
    groupId: fc.constantFrom('p', 'q', ''),
  },
  { requiredKeys: [] },
)
const frame = fc.record({ x: px, y: px, w: side, h: side, r: fc.integer({ min: -179, max: 180 }) })

/** An item without an id. It has a place in the free layout, a part of one, or none. */
const plain = (type: Item['type']): fc.Arbitrary<Omit<Item, 'id'>> =>
  fc
    .tuple(
      fc.string({ maxLength: 8 }),
      size,
      looks,
      fc.oneof(
        frame,
        fc.constant({}),
        frame.map(({ x, w }) => ({ x, w })),
      ),
    )
    .map(([name, rows, more, place]) => ({
      name,
      type,
      size: rows,
      ...(type === 'component' && { component: 'clock' }),
      ...more,
      ...place,
    }))

const icon = plain('icon')
const folder = fc
  .tuple(plain('component'), fc.array(icon, { minLength: 1, maxLength: 4 }))
  .map(([one, children]) => ({ ...one, component: 'folder', children }))

type Nameless = Omit<Item, 'id' | 'children'> & { readonly children?: readonly Omit<Item, 'id'>[] | undefined }
const nameless: fc.Arbitrary<Nameless> = fc.oneof(
  { weight: 5, arbitrary: icon },
  { weight: 2, arbitrary: plain('component') },
  { weight: 2, arbitrary: folder },
)

/** Gives everything an id of its own. */
function named(items: readonly Nameless[], prefix: string): readonly Item[] {
  return items.map(({ children, ...item }, at) => {
    const id = `${prefix}${at}`
    return { id, ...item, ...(children && { children: named(children, `${id}.`) }) }
  })
}

/** Any sound home: groups of both layouts, some of them empty or locked, icons, widgets and folders, and a dock. */
export const someHome: fc.Arbitrary<Home> = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.string({ maxLength: 6 }),
        fc.constantFrom(0 as const, 1 as const),
        fc.boolean(),
        fc.array(nameless, { maxLength: 7 }),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    fc.array(icon, { minLength: 1, maxLength: 4 }),
  )
  .map(([groups, dock]) => ({
    groups: groups.map(
      ([name, mode, lock, children], at): Group => ({
        id: `g${at}`,
        name,
        icon: 'home',
        mode,
        lock,
        children: named(children, `g${at}-`),
      }),
    ),
    dock: named(dock, 'd').map((item) => ({ ...item, size: '1x1' })),
  }))
