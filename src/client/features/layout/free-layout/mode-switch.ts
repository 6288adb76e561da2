import type { Group } from '../../../../shared/entities/item.ts'
import { readScreen } from '../../../core/page/screen.ts'
import type { Box } from '../../../lib/geometry/box.ts'
import { confirmDialog } from '../../../ui/overlay/dialog/dialogs.ts'
import { currentGroupIndex, home, iconSettings } from '../../data/home/index.ts'
import { changeGroup, wasShown } from '../../data/home/lazy.ts'
import { findPageArea } from '../../desk/find.ts'
import { livePage } from '../../desk/paging/lazy.ts'
import { gridMetricsFor } from '../../desk/tiles/index.ts'
import { gridBoxes } from './grid-boxes.ts'
import { needsScatterConfirmation, switchLayout } from './kernel/placement/initial-placement.ts'
import { currentCanvas, placedChildren } from './layout.ts'
import { messages } from './messages.ts'

/**
 * Switches a group between the sequential grid and the free layout. Unplaced tiles stay where they are, or were, shown;
 * those of a group that was never on screen are scattered after a confirmation.
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

/**
 * The boxes of a group's tiles in px of its page, by id: as rendered, or as they were while the group was on screen;
 * empty if it never was.
 */
function renderedTiles(group: Group): ReadonlyMap<string, Box> {
  const area = findPageArea()
  const page = area === null ? null : livePage(area)
  if (page === null) return new Map()
  if (home.get().groups[currentGroupIndex()]?.id !== group.id) {
    if (!wasShown(group.id)) return new Map()
    return gridBoxes(group.children, gridMetricsFor(iconSettings.get(), readScreen()), page.clientWidth)
  }
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
