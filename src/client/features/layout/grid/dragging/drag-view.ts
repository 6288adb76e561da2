import { flushSync } from 'react-dom'
import type { Item } from '../../../../../shared/entities/item.ts'
import { readScreen } from '../../../../core/page/screen.ts'
import type { Point } from '../../../../lib/geometry/vector.ts'
import { setFlag } from '../../../../ui/dom.ts'
import { wheelPx } from '../../../../ui/input/pointer/wheel-px.ts'
import { elementBox } from '../../../../ui/input/size/element-box.ts'
import { currentGroupState, home } from '../../../data/home/index.ts'
import { type DropLocation, findTile } from '../../../data/home/lazy.ts'
import { livePage } from '../../../desk/paging/lazy.ts'
import { openFolder, openNewFolder } from '../../../desk/tiles/lazy.ts'
import { createDropIndicator, createGhost, type FolderName, flip, proposeFolderName } from '../../drag/lazy.ts'
import { outerTargetOf, type Scene } from '../decide-drop.ts'
import type { KeyboardSorting, PointerSorting } from '../gesture.ts'
import { applyDrop } from './apply-drop.ts'
import { gatherTiles, scatterTiles } from './gather.ts'
import { elementCenter, findListItem } from './list-item.ts'
import { measureGridScene } from './scene.ts'
import { createSortPreview } from './sort-preview.ts'

/** What is drawn while tiles are dragged: the ghost, the preview of the page, and the drop indicator. */
export interface DragView {
  /** The current layout; measured again after scrolling, a page turn or a change. */
  scene(): Scene
  /** Draws the gesture, with the center of the ghost at a point of the viewport. */
  show(gesture: PointerSorting | KeyboardSorting, center: Point): void
  /** Both resolve to the list item of the tile once the ghost has arrived; undefined if it is not visible. */
  drop(location: DropLocation): Promise<HTMLElement | undefined>
  revert(): Promise<HTMLElement | undefined>
}

/**
 * Lifts tiles off the page.
 * @param at which of the items the pointer has taken
 * @param listItem of that one
 */
export function createDragView(
  area: HTMLElement,
  items: readonly Item[],
  at: number,
  listItem: HTMLElement,
  scene: Scene,
): DragView {
  const ids = items.map((item) => item.id)
  const id = ids[at] ?? ''
  const otherIds = ids.filter((one) => one !== id)
  const ghost = createGhost(listItem, items.length)
  const indicator = createDropIndicator()
  const preview = createSortPreview(area, ids, id)
  const ends = new AbortController()
  let measured: Scene | undefined = scene
  let last = scene
  let center = elementCenter(listItem)
  let folder: FolderName | undefined
  listItem.style.visibility = 'hidden'
  gatherTiles(area, otherIds, center)
  setFlag(document.documentElement, 'dragging', true)
  const invalidate = () => {
    measured = undefined
  }
  const reset = () => {
    preview.reset()
    invalidate()
  }
  // of the page, and of the bar of groups
  document.addEventListener('scroll', invalidate, { signal: ends.signal, passive: true, capture: true })
  addEventListener('wheel', (event) => scrollByWheel(area, event), { signal: ends.signal, passive: true })
  addEventListener('resize', invalidate, { signal: ends.signal })
  const resetFolder = () => {
    preview.resetFolder()
    invalidate()
  }
  for (const unsubscribe of [
    home.subscribe(reset),
    currentGroupState.subscribe(reset),
    openFolder.subscribe(resetFolder),
  ])
    ends.signal.addEventListener('abort', unsubscribe)

  function end() {
    ends.abort()
    preview.end()
    indicator.end()
    setFlag(document.documentElement, 'dragging', false)
  }

  /** Moves the ghost to where the tile then appears. */
  async function land(target: HTMLElement | undefined, into: boolean) {
    scatterTiles(area, otherIds, center)
    await ghost.flyTo(target && elementBox(target), into)
    for (const one of [listItem, into ? undefined : target]) if (one !== undefined) one.style.visibility = ''
    return target
  }

  return {
    scene() {
      measured ??= measureGridScene(area, ids) ?? last
      last = measured
      return last
    },
    show(gesture, to) {
      const isPointer = gesture.at === 'pointerSorting'
      const combineTarget = isPointer ? gesture.combineTarget : undefined
      center = to
      ghost.moveTo(to)
      ghost.shrink(containerUnder(gesture))
      if (combineTarget !== folder?.combineTarget)
        folder = combineTarget === undefined ? undefined : proposeFolderName(items, combineTarget)
      preview.show(gesture, last)
      indicator.show(isPointer ? outerTargetOf(gesture.dropTarget) : undefined, last.dock)
    },
    drop(location) {
      end()
      const into = location.at === 'combine'
      const isMade = location.at === 'combine' && findTile(home.get(), location.tile)?.item.type === 'icon'
      if (location.at === 'combine' && location.tile !== folder?.combineTarget)
        folder = proposeFolderName(items, location.tile)
      const name = folder?.name ?? ''
      const change = () => preview.commit(() => flushSync(() => applyDrop(items, location, last, center, name)))
      // an icon larger than one cell becomes a small folder: the others move up only now
      if (into) flip(livePage(area), last.pitch, change)
      else change()
      const where = findTile(home.get(), id)?.where
      const target = findListItem(area, into && where?.at === 'folder' ? where.folder : id)
      if (target !== undefined && !into) target.style.visibility = 'hidden'
      const landed = land(target, into)
      if (isMade && items.length === 1 && where?.at === 'folder') void landed.then(() => openMadeFolder(where.folder))
      return landed
    },
    revert() {
      preview.revert(last)
      end()
      const where = findTile(home.get(), id)?.where
      const own = findListItem(area, id)
      // its folder has been closed meanwhile
      if (own === undefined && where?.at === 'folder') return land(findListItem(area, where.folder), true)
      return land(own, false)
    },
  }
}

/** A phone's user drags on: there the folder stays closed. */
const openMadeFolder = (id: string): void => (readScreen().mobile ? undefined : openNewFolder(id))

/** The ghost lies below the pointer and takes the wheel. */
function scrollByWheel(area: HTMLElement, event: WheelEvent): void {
  if (event.ctrlKey || (event.target instanceof Node && area.contains(event.target))) return
  area.scrollBy({ top: wheelPx(event), behavior: 'instant' })
}

/** The container that the ghost must not hide: a tile to combine with, or another group's button. */
function containerUnder(gesture: PointerSorting | KeyboardSorting): 'tile' | 'group' | 'dock' | undefined {
  if (gesture.at !== 'pointerSorting') return undefined
  if (gesture.combineTarget !== undefined) return 'tile'
  const { at } = gesture.dropTarget
  return at === 'group' || at === 'dock' ? at : undefined
}
