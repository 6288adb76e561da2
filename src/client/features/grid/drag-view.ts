import { flushSync } from 'react-dom'
import type { Item } from '../../../shared/entities/item.ts'
import type { Box } from '../../../shared/lib/geometry/box.ts'
import type { Point } from '../../../shared/lib/geometry/vector.ts'
import { toSortable } from '../../../shared/lib/tile/sortable.ts'
import { createId } from '../../core/channel.ts'
import { findOpenFolder, findTileIn } from '../../ui/dom.deferred.ts'
import { dataValue, setFlag } from '../../ui/dom.ts'
import { elementBox } from '../../ui/input/element-box.ts'
import { prefersReducedMotion } from '../../ui/motion/motion.ts'
import { createDropIndicator, createGhost, flip, type Ghost, TIMING, toDocumentLocation } from '../drag/lazy.ts'
import { currentCanvas, placeTileAt } from '../free-layout/lazy.ts'
import { current, home, itemName, tilesOnScreen } from '../home/index.ts'
import { type DropLocation, findTile, moveTiles, notifyMoved } from '../home/lazy.ts'
import { livePage } from '../paging/lazy.ts'
import { openFolder } from '../tiles/lazy.ts'
import {
  dropTargetOf,
  type KeyboardSorting,
  type PointerSorting,
  preview,
  previewOfFolder,
  type Scene,
} from './gesture.ts'
import { createGridRenderer, type GridRenderer } from './grid-renderer.ts'
import { messages } from './messages.ts'
import { measureGridScene, toFolderSortable } from './scene.ts'

const SHOWN: Keyframe = { visibility: 'visible' }
const GATHER_MS = 150

/** Where a tile is shown while it is held, until it is put down or put back. */
export interface DragView {
  /** Where everything is; measured again once something has scrolled, turned or changed. */
  scene(): Scene
  /** Shows the held tile with its middle there, and the page as it would be. */
  show(gesture: PointerSorting | KeyboardSorting, middle: Point): void
  /** Both give its place once it is there; undefined where that is not to be seen. */
  putDown(landing: DropLocation): Promise<HTMLElement | undefined>
  putBack(): Promise<HTMLElement | undefined>
}

/**
 * Takes these tiles into the hand.
 * @param at which of them has been taken hold of
 * @param place of that one
 */
export function createDragView(
  area: HTMLElement,
  items: readonly Item[],
  at: number,
  place: HTMLElement,
  scene: Scene,
): DragView {
  const ids = items.map((item) => item.id)
  const id = ids[at] ?? ''
  const ghost: Ghost = createGhost(place, items.length)
  const ends = new AbortController()
  let measured: Scene | undefined = scene
  let last = scene
  let drawing: GridRenderer | undefined
  let inside: GridRenderer | undefined
  const also = ids.filter((one) => one !== id)
  let middle = centreOf(elementBox(place))
  let folder: NewName | undefined
  const indicator = createDropIndicator()
  place.style.visibility = 'hidden'
  gather()
  setFlag(document.documentElement, 'dragging', true)
  const outdate = () => {
    measured = undefined
  }
  const redraw = () => {
    drawing = undefined
    inside = undefined
    outdate()
  }
  area.addEventListener('scroll', outdate, { signal: ends.signal, passive: true })
  addEventListener('resize', outdate, { signal: ends.signal })
  for (const { subscribe } of [home, current, openFolder]) ends.signal.addEventListener('abort', subscribe(redraw))

  /** What is carried as well goes into the hand, and comes out of it where it then stands. */
  function gather() {
    for (const { element, inHand } of flights()) {
      element.animate([SHOWN, { ...SHOWN, ...inHand }], { ...TIMING, duration: GATHER_MS })
      element.style.visibility = 'hidden'
    }
  }

  function scatter() {
    for (const { element, inHand } of flights()) {
      element.style.visibility = ''
      element.animate([inHand, {}], TIMING)
    }
  }

  function flights() {
    return also.flatMap((one) => {
      const element = placeOf(area, one)
      if (element === undefined) return []
      const { x, y } = centreOf(elementBox(element))
      const inHand = { translate: `${middle.x - x}px ${middle.y - y}px`, scale: '0.5', opacity: 0 }
      return { element, inHand: prefersReducedMotion() ? {} : inHand }
    })
  }

  /** The page on screen, as the document has it until something is shown on it. */
  function pageNow(): GridRenderer | undefined {
    const page = livePage(area)
    if (drawing !== undefined || page === null || last.free) return drawing
    drawing = createGridRenderer(page, tilesOnScreen().map(toSortable), last.columns)
    for (const one of ids) drawing.hide(one)
    return drawing
  }

  /** The folder that is open. */
  function folderNow(): GridRenderer | undefined {
    const list = findOpenFolder()
    const tiles = findTile(home.get(), dataValue(list, 'folder') ?? '')?.item.children
    if (inside !== undefined || list === null || tiles === undefined || last.folder === undefined) return inside
    inside = createGridRenderer(list, tiles.map(toFolderSortable), last.folder.columns)
    inside.hide(id)
    return inside
  }

  function end() {
    ends.abort()
    drawing?.mark(undefined)
    indicator.end()
    setFlag(document.documentElement, 'dragging', false)
  }

  /** Lets the likeness go where the tile itself then appears. */
  async function land(there: HTMLElement | undefined, into: boolean) {
    scatter()
    await ghost.land(there && elementBox(there), into)
    for (const one of [place, into ? undefined : there]) if (one !== undefined) one.style.visibility = ''
    return there
  }

  return {
    scene() {
      measured ??= measureGridScene(area, ids) ?? last
      last = measured
      return last
    },
    show(gesture, at) {
      const onto = gesture.at === 'sorting' ? gesture.onto : undefined
      middle = at
      ghost.moveTo(at)
      ghost.shrink(intoOf(gesture))
      if (onto !== folder?.onto) folder = onto === undefined ? undefined : nameFor(items, onto)
      pageNow()?.show(preview(gesture, last), last)
      drawing?.mark(onto)
      indicator.show(gesture.at === 'sorting' ? dropTargetOf(gesture.over) : undefined, last.dock)
      const tiles = previewOfFolder(gesture, last)
      if (tiles !== undefined && last.folder !== undefined) folderNow()?.show(tiles, last.folder)
    },
    putDown(landing) {
      end()
      const into = landing.at === 'onto'
      if (landing.at === 'onto' && landing.tile !== folder?.onto) folder = nameFor(items, landing.tile)
      const name = folder?.name ?? ''
      const change = () => flushSync(() => put(items, landing, last, middle, name))
      // a new folder is larger than what it has been made of: the others make room only now
      if (into) flip(livePage(area), change)
      else change()
      const where = findTile(home.get(), id)?.where
      const there = placeOf(area, into && where?.at === 'folder' ? where.folder : id)
      if (there !== undefined && !into) there.style.visibility = 'hidden'
      return land(there, into)
    },
    putBack() {
      pageNow()?.show(tilesOnScreen().map(toSortable), last)
      if (last.folder !== undefined) {
        const own = findTile(home.get(), last.folder.id)?.item.children ?? []
        folderNow()?.show(own.map(toFolderSortable), last.folder)
      }
      end()
      const where = findTile(home.get(), id)?.where
      const own = placeOf(area, id)
      // its folder has been closed meanwhile
      if (own === undefined && where?.at === 'folder') return land(placeOf(area, where.folder), true)
      return land(own, false)
    },
  }
}

/** What a folder is called that is made by putting something onto this tile. */
interface NewName {
  readonly onto: string
  name: string
}

/** Both names; what both are for, as soon as the catalogue has said it. */
function nameFor([item]: readonly Item[], onto: string): NewName {
  const there = findTile(home.get(), onto)?.item
  const made: NewName = { onto, name: '' }
  if (item === undefined || there?.type !== 'icon') return made
  made.name = messages('folderOf', { one: itemName(there), other: itemName(item) })
  void import('./folder-name.ts')
    .then(({ suggestFolderName }) => suggestFolderName(there, item))
    .then(
      (kind) => {
        made.name = kind ?? made.name
      },
      () => {}, // both names it is
    )
  return made
}

/** A tile that takes what is held, or another group's button; the dock makes room, and takes it as it is. */
function intoOf(gesture: PointerSorting | KeyboardSorting): 'tile' | 'group' | undefined {
  if (gesture.at !== 'sorting') return undefined
  if (gesture.onto !== undefined) return 'tile'
  return gesture.over.at === 'group' ? 'group' : undefined
}

const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** The place of a tile on the page on screen, in the dock or in the folder that is open. */
function placeOf(area: HTMLElement, id: string): HTMLElement | undefined {
  const at = tilesOnScreen().findIndex((tile) => tile.id === id)
  const onPage = at < 0 ? undefined : livePage(area)?.children[at]
  const found = onPage ?? findTileIn(['dock', 'folder'], id)
  return found instanceof HTMLElement ? found : undefined
}

/**
 * Puts tiles down; told where that is not to be seen.
 * @param middle where the one in the hand is, in px of the viewport: there it stands on a free page
 * @param name of the folder that they would make
 */
function put(items: readonly Item[], landing: DropLocation, scene: Scene, middle: Point, name: string): void {
  const ids = items.map((item) => item.id)
  const [item] = items
  if (item === undefined) return
  const then = home.get()
  const before = findTile(then, item.id)?.where
  const folder = { id: createId(), name }
  const onFreePage = scene.free && landing.at === 'group' && landing.group === scene.page
  const point: Point = { x: middle.x - scene.origin.x, y: middle.y - scene.origin.y }
  home.update((now) => {
    const landed = moveTiles(now, ids, toDocumentLocation(landing, now, ids, scene.dock), folder)
    if (!onFreePage || landed === now) return landed
    return ids.reduce((all, id) => placeTileAt(all, id, point, currentCanvas()), landed)
  })
  if (home.get() === then || landing.at !== 'group' || landing.group === scene.page) return
  if (before?.at !== 'group' || before.group !== landing.group) notifyMoved(items, landing.group)
}
