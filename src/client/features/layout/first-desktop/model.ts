import type { Group, Home, Item } from '../../../../shared/entities/item.ts'
import { parseSize } from '../../../lib/tile/size.ts'

/** What stands on a page of the first desktop, in the order in which it is wanted. */
export interface PagePlan extends Omit<Group, 'children'> {
  readonly widgets: readonly Item[]
  /** Sites, one cell each. */
  readonly icons: readonly Item[]
  /** Sizes that widgets have on a phone, by their ids; these come first there. */
  readonly phoneSizes: Readonly<Record<string, Item['size']>>
}

/** The first desktop of a language, before it is known for which screen. */
export interface DesktopPlan {
  readonly pages: readonly PagePlan[]
  readonly dock: Home['dock']
}

/** What a screen shows of a page. */
export interface Room {
  readonly columns: number
  /** The rows that are seen without scrolling, and those with which the head keeps its place: as many or fewer. */
  readonly rows: number
  readonly calmRows: number
  readonly isPhone: boolean
}

/** Tiles that fill the whole width of a page. */
interface Band {
  readonly rows: number
  readonly tiles: readonly Item[]
  readonly kind: 'widgets' | 'icons'
}

/** On a phone these many icons come before anything else. */
const LEADING_ICONS = 8

/** Composes the first desktop for a screen: the same tiles everywhere, in an order of its own for each size. */
export const composeDesktop = ({ pages, dock }: DesktopPlan, room: Room): Home => ({
  groups: pages.map(({ widgets, icons, phoneSizes, ...group }) => ({
    ...group,
    children: composePage({ widgets, icons, phoneSizes }, room),
  })),
  dock,
})

/**
 * The tiles of a page in the order in which the grid fills whole bands with them: widgets that are as wide together as
 * the page, or are filled up with icons, and rows of icons between them. So no icon is alone beside a widget, and a row
 * of icons is not full only where it is the page's last.
 */
export function composePage(plan: Pick<PagePlan, 'widgets' | 'icons' | 'phoneSizes'>, room: Room): readonly Item[] {
  const bands = room.isPhone ? phoneBands(plan, room.columns) : inSight(bandsOf(plan, room.columns), room)
  return bands.flatMap(({ tiles }) => tiles)
}

function bandsOf({ widgets, icons }: Pick<PagePlan, 'widgets' | 'icons'>, columns: number): readonly Band[] {
  const bands: Band[] = []
  const unfilled: Band[] = []
  let rest = icons
  for (const block of blocksOf(widgets, columns)) {
    const cells = (columns - block.columns) * block.rows
    const fill = cells <= rest.length ? rest.slice(0, cells) : []
    const band: Band = { rows: block.rows, tiles: [...block.tiles, ...fill], kind: 'widgets' }
    if (cells > fill.length && bands.length > 0) {
      unfilled.push(band)
      continue
    }
    bands.push(band)
    rest = rest.slice(fill.length)
    if (rest.length >= columns) {
      bands.push(rowOfIcons(rest.slice(0, columns)))
      rest = rest.slice(columns)
    }
  }
  return [...bands, ...rowsOfIcons(rest, columns), ...unfilled]
}

function phoneBands({ widgets, icons, phoneSizes }: Parameters<typeof composePage>[0], columns: number) {
  const resized = widgets.map((item) => ({ ...item, size: phoneSizes[item.id] ?? item.size }))
  const leads = ({ id }: Item) => Object.hasOwn(phoneSizes, id)
  const [first, ...others] = blocksOf(
    [...resized.filter(leads), ...resized.filter((item) => !leads(item))],
    columns,
  ).map(({ rows, tiles }): Band => ({ rows, tiles, kind: 'widgets' }))
  const rows = rowsOfIcons(icons, columns)
  const leading = Math.ceil(LEADING_ICONS / columns)
  const between = rows.slice(leading)
  const body = others.flatMap((band, at) => [band, ...(at % 2 === 0 ? between.slice(at / 2, at / 2 + 1) : [])])
  const after = between.slice(Math.ceil(others.length / 2))
  return [...rows.slice(0, leading), ...(first === undefined ? [] : [first]), ...body, ...after]
}

const rowOfIcons = (tiles: readonly Item[]): Band => ({ rows: 1, tiles, kind: 'icons' })

const rowsOfIcons = (icons: readonly Item[], columns: number): readonly Band[] =>
  Array.from({ length: Math.ceil(icons.length / columns) }, (_, row) =>
    rowOfIcons(icons.slice(row * columns, (row + 1) * columns)),
  )

/** Orders bands so that the edge of the screen cuts none, with all widgets in the calm rows if they have room there. */
function inSight(bands: readonly Band[], { rows, calmRows }: Room): readonly Band[] {
  const calm = fillRows(bands, calmRows)
  return calm.out.some(({ kind }) => kind === 'widgets') ? joined(fillRows(bands, rows)) : joined(calm)
}

/** Rows of icons that would be out of sight are left out, except where none is seen. */
const joined = ({ seen, out }: ReturnType<typeof fillRows>): readonly Band[] => {
  const hasIcons = seen.some(({ kind }) => kind === 'icons')
  return [...seen, ...out.filter(({ kind }) => kind === 'widgets' || !hasIcons)]
}

/** Fills rows with bands in their order; where the next one does not fit, with the first that does. */
function fillRows(bands: readonly Band[], rows: number) {
  const seen: Band[] = []
  const waiting = [...bands]
  for (let left = rows; ; ) {
    const at = waiting.findIndex((band) => band.rows <= left)
    const [band] = at < 0 ? [] : waiting.splice(at, 1)
    if (band === undefined) break
    seen.push(band)
    left -= band.rows
  }
  return { seen, out: waiting }
}

/** Widgets beside one another, of equal height, that are together at most as wide as the page. */
interface Block {
  readonly rows: number
  readonly columns: number
  readonly tiles: readonly Item[]
}

function blocksOf(widgets: readonly Item[], columns: number): readonly Block[] {
  const waiting = [...stacked(widgets)]
  const blocks: Block[] = []
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { rows } = next
    let width = next.columns
    const tiles = [...next.tiles]
    for (;;) {
      const at = waiting.findIndex((one) => one.rows === rows && width + one.columns <= columns)
      const [found] = at < 0 ? [] : waiting.splice(at, 1)
      if (found === undefined) break
      width += found.columns
      tiles.push(...found.tiles)
    }
    blocks.push({ rows, columns: width, tiles })
  }
  return blocks
}

/** Each widget as a block; two strips one after the other stand one above the other. */
function stacked(widgets: readonly Item[]): readonly Block[] {
  const blocks: Block[] = []
  for (const item of widgets) {
    const { rows, columns } = parseSize(item.size) ?? { rows: 1, columns: 1 }
    const last = blocks.at(-1)
    if (rows === 1 && last?.tiles.length === 1 && last.tiles[0]?.size === item.size)
      blocks[blocks.length - 1] = { rows: 2, columns, tiles: [...last.tiles, item] }
    else blocks.push({ rows, columns, tiles: [item] })
  }
  return blocks
}
