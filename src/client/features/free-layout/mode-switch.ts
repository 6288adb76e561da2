import type { Group } from '../../../shared/entities/item.ts'
import type { Box } from '../../../shared/lib/geometry/box.ts'
import { findPageArea } from '../../ui/dom.deferred.ts'
import { confirmDialog } from '../../ui/overlay/dialog/dialogs.ts'
import { currentGroupIndex, home } from '../home/index.ts'
import { changeGroup } from '../home/lazy.ts'
import { livePage } from '../paging/lazy.ts'
import { needsScatterConfirmation, switchLayout } from './kernel/initial-placement.ts'
import { currentCanvas, placedChildren } from './layout.ts'
import { messages } from './messages.ts'

/**
 * Switches a group between the sequential grid and the free layout. Unplaced tiles stay where they are rendered; those
 * of a group that is not on screen are scattered after a confirmation.
 */
export async function switchMode(id: string): Promise<void> {
  const group = findGroup(id)
  if (group === undefined) return
  if (group.mode === 1) return updateGroup(id, (now) => switchLayout(now, 0, (children) => children))
  const rendered = renderedTiles(group)
  if (needsScatterConfirmation(group.children, rendered) && !(await confirmScatter(group))) return
  const canvas = currentCanvas()
  updateGroup(id, (now) => switchLayout(now, 1, () => placedChildren(now, canvas, rendered)))
}

/** Locks the free layout of a group, or unlocks it. */
export function toggleLock(id: string): void {
  const lock = findGroup(id)?.lock !== true
  updateGroup(id, (now) => (now.mode === 1 ? { ...now, lock } : now))
}

const findGroup = (id: string): Group | undefined => home.get().groups.find((group) => group.id === id)

const updateGroup = (id: string, change: (group: Group) => Group): void =>
  home.update((now) => changeGroup(now, id, change))

function confirmScatter({ name }: Group): Promise<boolean> {
  return confirmDialog({
    title: messages('scatter', { name }),
    text: messages('scatterMeans'),
    confirm: messages('scatterDo'),
  })
}

/** The boxes of a group's rendered tiles in px of its page, by id; empty if another group is on screen. */
function renderedTiles(group: Group): ReadonlyMap<string, Box> {
  const area = findPageArea()
  const page = area === null ? null : livePage(area)
  if (page === null || home.get().groups[currentGroupIndex()]?.id !== group.id) return new Map()
  const { left, top } = page.getBoundingClientRect()
  return new Map(
    group.children.flatMap(({ id }, at): readonly [string, Box][] => {
      const tile = page.children[at]
      if (tile === undefined) return []
      const { x, y, width, height } = tile.getBoundingClientRect()
      return width === 0 ? [] : [[id, { x: x - left, y: y - top, width, height }]]
    }),
  )
}
