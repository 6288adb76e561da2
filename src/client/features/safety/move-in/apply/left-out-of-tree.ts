import type { LeftBehind, Reason } from '../model.ts'

/** What only a desktop has no place for. */
const OF_DESKTOPS: ReadonlySet<Reason> = new Set(['nested', 'limit'])

/** What is left behind where bookmarks keep their folders: a folder in a folder has its place there. */
export const leftOutOfTree = (left: readonly LeftBehind[]): readonly LeftBehind[] =>
  left.filter(({ why }) => !OF_DESKTOPS.has(why))
