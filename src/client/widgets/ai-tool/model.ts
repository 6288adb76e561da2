import { AI_TOOL_TYPES, type AiTool, type CatalogAiTool } from '../../../shared/entities/ai-tool.ts'
import { bareAddress } from '../../kit/rules.ts'

/** Where a click opens a tool: a tab of the browser, or a tab of the tool box. */
export const OPEN_IN = ['tab', 'window'] as const
export type OpenIn = (typeof OPEN_IN)[number]

/** What the user has made of the tool box. */
export interface ToolBox {
  /** Ids in the user's order; null as long as they are those of the catalogue. */
  readonly favorites: readonly string[] | null
  /** The user's own tools, newest first. */
  readonly own: readonly AiTool[]
  readonly openIn: OpenIn
}

/** At most so many are stored. */
export const LIMITS = { favorites: 200, own: 200, tabs: 12 } as const

/** A bundled tool, or one of the user's own, which has no line about it. */
export type Tool = CatalogAiTool & { readonly isOwn: boolean }

/** All tools: the user's own, then the bundled ones. */
export const toolsOf = ({ own }: Pick<ToolBox, 'own'>, bundled: readonly CatalogAiTool[]): readonly Tool[] => [
  ...own.map((tool) => ({ ...tool, about: '', isOwn: true })),
  ...bundled.map((tool) => ({ ...tool, isOwn: false })),
]

/** Tools by their ids, in this order and without those that are gone. */
export const byIds = (ids: readonly string[], tools: readonly Tool[]): readonly Tool[] =>
  ids.flatMap((id) => tools.find((tool) => tool.id === id) ?? [])

/** Makes a tool the last favorite, or no favorite any more. */
export function toggleFavorite(box: ToolBox, id: string, initial: readonly string[]): ToolBox {
  const { favorites } = box
  const ids = favorites ?? initial
  return {
    ...box,
    favorites: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-LIMITS.favorites),
  }
}

/** Puts a favorite in the place of another one, which makes room. */
export function moveFavorite(box: ToolBox, id: string, target: string, initial: readonly string[]): ToolBox {
  const ids = box.favorites ?? initial
  const to = ids.indexOf(target)
  if (id === target || to < 0 || !ids.includes(id)) return box
  return { ...box, favorites: ids.filter((one) => one !== id).toSpliced(to, 0, id) }
}

/** Adds a tool of the user's own as the first favorite; where there is no room, the box stays as it is. */
export function addOwn(box: ToolBox, tool: AiTool, initial: readonly string[]): ToolBox {
  if (box.own.length >= LIMITS.own) return box
  const favorites = [tool.id, ...(box.favorites ?? initial)].slice(0, LIMITS.favorites)
  return { ...box, own: [tool, ...box.own], favorites }
}

/** Puts an edited tool in the place of the one with its id. */
export const replaceOwn = (box: ToolBox, tool: AiTool): ToolBox => ({
  ...box,
  own: box.own.map((one) => (one.id === tool.id ? tool : one)),
})

/** Deletes a tool of the user's own. */
export const deleteOwn = (box: ToolBox, id: string): ToolBox => ({
  ...box,
  own: box.own.filter((one) => one.id !== id),
  favorites: box.favorites?.filter((one) => one !== id) ?? null,
})

/** The parts of the tool box. */
export const CATEGORIES = ['all', 'favorites', ...AI_TOOL_TYPES, 'own'] as const
export type Category = (typeof CATEGORIES)[number]

/** The tools of a category; favorites come first, in their order. */
export function toolsIn(category: Category, tools: readonly Tool[], favorites: readonly Tool[]): readonly Tool[] {
  if (category === 'favorites') return favorites
  const chosen = new Set(favorites)
  const ordered = [...favorites, ...tools.filter((tool) => !chosen.has(tool))]
  if (category === 'all') return ordered
  return ordered.filter(({ type, isOwn }) => (category === 'own' ? isOwn : type === category))
}

/** What a tool is found by: name, address, line, and the catalogue's id. */
export const findableTool = ({ id, name, url, about, isOwn }: Tool) => ({
  id,
  title: name,
  keywords: [bareAddress(url), about, ...(isOwn ? [] : [id])],
})

/** The arrangement of a tile's cells, of which the last one opens the box. */
export interface TileLayout {
  readonly rows: number
  readonly columns: number
  /** Whether there is room for names. */
  readonly isNamed: boolean
}

/** How many icons fit side by side, or icons with names below one another, into so many cells of the home screen. */
const ICONS = [1, 3, 5, 7, 9, 11] as const
const NAMED_ROWS = [1, 2, 3, 5, 6, 8] as const

/** The length of so many cells of the home screen, the height of a name and the largest icon in px. */
const lengthOf = (cells: number): number => cells * 88 - 30
const NAME_PX = 19
const LARGEST_PX = 64

/** The cells for so many icons in a tile of so many rows and columns of the home screen; fewer icons are larger. */
export function tileLayout(rows: number, columns: number, count: number): TileLayout {
  const most = fullLayout(rows, columns)
  const sideOf = (layout: TileLayout) => {
    const height = lengthOf(rows) / layout.rows - (most.isNamed ? NAME_PX : 0)
    return Math.min(lengthOf(columns) / layout.columns, height, LARGEST_PX)
  }
  const fitting = Array.from({ length: most.rows }, (_, row) =>
    Array.from({ length: most.columns }, (_, column) => ({ ...most, rows: row + 1, columns: column + 1 })),
  )
    .flat()
    .filter((layout) => layout.rows * layout.columns >= count)
    .toSorted((one, other) => sideOf(other) - sideOf(one) || one.rows * one.columns - other.rows * other.columns)
  return fitting[0] ?? most
}

/** The cells where there are icons enough; names from 2 x 3 on. */
function fullLayout(rows: number, columns: number): TileLayout {
  const isNamed = rows > 1 && columns > 2
  if (rows === 1) return { rows: 1, columns: columns * 2, isNamed }
  if (columns === 1) return { rows: rows * 2, columns: 1, isNamed }
  const fit = isNamed ? NAMED_ROWS : ICONS
  return { rows: fit[rows - 1] ?? 1, columns: isNamed ? columns : (fit[columns - 1] ?? 1), isNamed }
}
