import type { Place } from './edit.ts'
import type { Nodes } from './tree.ts'

/**
 * The place of nodes that go one step up or down in their folder, as one block.
 * @param siblings what is in the folder
 * @returns undefined where they are at its end already
 */
export function stepPlace(
  siblings: Nodes,
  folder: string,
  ids: ReadonlySet<string>,
  direction: 'up' | 'down',
): Place | undefined {
  const chosen = siblings.flatMap(({ id }, at) => (ids.has(id) ? [at] : []))
  const [first, last] = [chosen.at(0), chosen.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const isBlock = last - first === chosen.length - 1
  if (direction === 'up') {
    if (first === 0 && isBlock) return undefined
    return { folder, before: siblings[Math.max(0, first - 1)]?.id }
  }
  if (last === siblings.length - 1 && isBlock) return undefined
  return { folder, before: siblings[last + 2]?.id }
}
