import type { Item } from '../../../../../shared/entities/item.ts'
import { createId } from '../../../../core/tabs/channel.ts'
import type { Point } from '../../../../lib/geometry/vector.ts'
import { home } from '../../../data/home/index.ts'
import {
  type DropLocation,
  findTile,
  moveTiles,
  notifyMoved,
  notifyRefusal,
  refusalToMove,
} from '../../../data/home/lazy.ts'
import { toDocumentLocation } from '../../drag/lazy.ts'
import { currentCanvas, placeTileAt } from '../../free-layout/lazy.ts'
import { beginBatch } from '../batch/batch.ts'
import { hintAtBatch } from '../batch/batch-hint.ts'
import type { Scene } from '../decide-drop.ts'

/**
 * Writes a drop to the document, and notifies the user if it is refused, or went to a page that is not on screen.
 * @param center of the dragged tile, in px of the viewport
 * @param name of the folder that the drop would make
 */
export function applyDrop(
  items: readonly Item[],
  location: DropLocation,
  scene: Scene,
  center: Point,
  name: string,
): void {
  const ids = items.map((item) => item.id)
  const [item] = items
  if (item === undefined) return
  const before = home.get()
  const from = findTile(before, item.id)?.where
  const folder = { id: createId(), name }
  const target = toDocumentLocation(location, before, ids, scene.dock)
  const refusal = refusalToMove(before, ids, target)
  const isOnFreePage = scene.free && location.at === 'group' && location.group === scene.page
  const point: Point = { x: center.x - scene.origin.x, y: center.y - scene.origin.y }
  home.update((now) => {
    const moved = moveTiles(now, ids, toDocumentLocation(location, now, ids, scene.dock), folder)
    if (!isOnFreePage || moved === now) return moved
    return ids.reduce((all, id) => placeTileAt(all, id, point, currentCanvas()), moved)
  })
  if (refusal !== undefined) notifyRefusal(refusal)
  if (home.get() === before) return
  const isElsewhere = location.at === 'group' && location.group !== scene.page
  if (!isElsewhere) hintAtBatch(beginBatch, center)
  else if (from?.at !== 'group' || from.group !== location.group)
    notifyMoved(items.filter(isIn(location.group)), location.group)
}

/** Whether a tile is on the page of a group. */
const isIn = (group: string) => (item: Item) => {
  const where = findTile(home.get(), item.id)?.where
  return where?.at === 'group' && where.group === group
}
