import fc from 'fast-check'
import { type Group, type Home, type Item, PINS } from '../../../../../shared/entities/item.ts'

/** The tiles of a list and the contents of folders. */
export const allOf = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => [item, ...allOf(item.children ?? [])])

/** Every tile of a home, in folders and dock too. */
export const tilesOf = ({ groups, dock }: Home): readonly Item[] =>
  [...groups.flatMap(({ children }) => children), ...dock].flatMap((item) => allOf([item]))

const px = fc.integer({ min: -200, max: 2500 })
const side = fc.integer({ min: 20, max: 600 })
const size = fc.constantFrom('1x1', '1x2', '2x2', '2x4')

/** Optional fields of an item, any of which may be missing. */
const optionalFields = fc.record(
  {
    url: fc.webUrl(),
    background: fc.constantFrom('#006661', ''),
    fontText: fc.string({ maxLength: 2 }),
    openType: fc.constantFrom('popup' as const, 'tab' as const, 'self' as const),
    fixedRatio: fc.boolean(),
    pinX: fc.constantFrom(...PINS),
    pinY: fc.constantFrom(...PINS),
    pinPage: fc.constant({ left: 0, right: 1920, bottom: 800 }),
    lock: fc.boolean(),
    groupId: fc.constantFrom('p', 'q', ''),
  },
  { requiredKeys: [] },
)
const frame = fc.record({ x: px, y: px, w: side, h: side, r: fc.integer({ min: -179, max: 180 }) })

/** An item without an id, with a complete, partial or no frame in the free layout. */
const plain = (type: Item['type']): fc.Arbitrary<Omit<Item, 'id'>> =>
  fc
    .tuple(
      fc.string({ maxLength: 8 }),
      size,
      optionalFields,
      fc.oneof(
        frame,
        fc.constant({}),
        frame.map(({ x, w }) => ({ x, w })),
      ),
    )
    .map(([name, cells, more, frame]) => ({
      name,
      type,
      size: cells,
      ...(type === 'component' && { component: 'clock' }),
      ...more,
      ...frame,
    }))

const icon = plain('icon')
const folder = fc
  .tuple(plain('component'), fc.array(icon, { minLength: 1, maxLength: 4 }))
  .map(([one, children]) => ({ ...one, component: 'folder', children }))

type WithoutId = Omit<Item, 'id' | 'children'> & { readonly children?: readonly Omit<Item, 'id'>[] | undefined }
const withoutId: fc.Arbitrary<WithoutId> = fc.oneof(
  { weight: 5, arbitrary: icon },
  { weight: 2, arbitrary: plain('component') },
  { weight: 2, arbitrary: folder },
)

/** Gives every item an id. */
function withIds(items: readonly WithoutId[], prefix: string): readonly Item[] {
  return items.map(({ children, ...item }, at) => {
    const id = `${prefix}${at}`
    return { id, ...item, ...(children && { children: withIds(children, `${id}.`) }) }
  })
}

/** Any valid home: groups of both layouts, some empty or locked, with icons, widgets and folders, and a dock. */
export const someHome: fc.Arbitrary<Home> = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.string({ maxLength: 6 }),
        fc.constantFrom(0 as const, 1 as const),
        fc.boolean(),
        fc.array(withoutId, { maxLength: 7 }),
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
        children: withIds(children, `g${at}-`),
      }),
    ),
    dock: withIds(dock, 'd').map((item) => ({ ...item, size: '1x1' })),
  }))
