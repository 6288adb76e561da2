/** What of a tile tells what it is: an icon, a widget, or a folder of icons. */
interface SummedTile<T> {
  readonly type: string
  readonly component?: string | undefined
  readonly children?: readonly T[] | undefined
}

/** A group in short. */
export interface GroupSummary<T> {
  /** The icons that stand for it, those in folders last. */
  readonly faces: readonly T[]
  /** How many icons it has, those in folders, too. */
  readonly icons: number
  readonly widgets: number
}

/** So many icons at most stand for a group. */
export const MOST_FACES = 8

/** A group in short. */
export function summaryOf<T extends SummedTile<T>>(tiles: readonly T[]): GroupSummary<T> {
  const loose = tiles.filter(({ type }) => type === 'icon')
  const folders = tiles.filter(({ component }) => component === 'folder')
  const icons = [...loose, ...folders.flatMap(({ children = [] }) => children)]
  return {
    faces: icons.slice(0, MOST_FACES),
    icons: icons.length,
    widgets: tiles.length - folders.length - loose.length,
  }
}
