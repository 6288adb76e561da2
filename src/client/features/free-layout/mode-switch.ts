import type { Group } from '../../../shared/entities/item.ts'
import type { Box } from '../../../shared/lib/geometry/box.ts'
import { findPageArea } from '../../ui/dom.deferred.ts'
import { confirmDialog } from '../../ui/overlay/dialog/dialogs.ts'
import { currentGroup, home } from '../home/index.ts'
import { changeGroup } from '../home/lazy.ts'
import { livePage } from '../paging/lazy.ts'
import { asksToScatter, switchLayout } from './kernel/initial-placement.ts'
import { currentCanvas, placedChildren } from './layout.ts'
import { messages } from './messages.ts'

/**
 * Switches a group between the sequential grid and the free layout. At first its tiles stay where they are drawn; those of a
 * group that is not on screen are scattered, which is asked before.
 */
export async function switchMode(id: string): Promise<void> {
  const group = groupOf(id)
  if (group === undefined) return
  if (group.mode === 1) return changeNow(id, (now) => switchLayout(now, 0, (children) => children))
  const drawn = drawnTiles(group)
  if (asksToScatter(group.children, drawn) && !(await agrees(group))) return
  const paper = currentCanvas()
  changeNow(id, (now) => switchLayout(now, 1, () => placedChildren(now, paper, drawn)))
}

/** Locks the free layout of a group, or unlocks it. */
export function toggleLock(id: string): void {
  const lock = groupOf(id)?.lock !== true
  changeNow(id, (now) => (now.mode === 1 ? { ...now, lock } : now))
}

const groupOf = (id: string): Group | undefined => home.get().groups.find((group) => group.id === id)

const changeNow = (id: string, change: (group: Group) => Group): void =>
  home.update((now) => changeGroup(now, id, change))

function agrees({ name }: Group): Promise<boolean> {
  return confirmDialog({
    title: messages('scatter', { name }),
    text: messages('scatterMeans'),
    confirm: messages('scatterDo'),
  })
}

/** Where the tiles of a group are on screen, in px of its page, by their ids; none of another group's. */
function drawnTiles(group: Group): ReadonlyMap<string, Box> {
  const area = findPageArea()
  const page = area === null ? null : livePage(area)
  if (page === null || home.get().groups[currentGroup()]?.id !== group.id) return new Map()
  const { left, top } = page.getBoundingClientRect()
  return new Map(
    group.children.flatMap(({ id }, at): readonly [string, Box][] => {
      const place = page.children[at]
      if (place === undefined) return []
      const { x, y, width, height } = place.getBoundingClientRect()
      return width === 0 ? [] : [[id, { x: x - left, y: y - top, width, height }]]
    }),
  )
}
