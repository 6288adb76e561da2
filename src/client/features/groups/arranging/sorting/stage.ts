import { flushSync } from 'react-dom'
import type { Item } from '../../../../../shared/entities/item.ts'
import { createId } from '../../../../core/channel.ts'
import { showUndoable } from '../../../../ui/undo-toast.ts'
import { current, tilesOnScreen } from '../../current.ts'
import { home } from '../../document.ts'
import { openFolder } from '../../open-folder.ts'
import { nameOf } from '../../tile-menu/name.ts'
import { pageIn } from '../../turning/page.ts'
import { useWords } from '../../words.ts'
import { findTile, type Landing, landTile } from '../model.ts'
import { type Drawing, drawOn } from './draw.ts'
import { type Carrying, preview, previewOfFolder, type Scene, type Sorting } from './gesture.ts'
import { type Ghost, makeGhost } from './ghost.ts'
import type { Point } from './model.ts'
import { boxOf, inFolder, measureScene, sortable } from './scene.ts'

/** Where a tile is shown while it is held, until it is put down or put back. */
export interface Stage {
  /** Where everything is; measured again once something has scrolled, turned or changed. */
  scene(): Scene
  /** Shows the held tile with its middle there, and the page as it would be. */
  show(gesture: Sorting | Carrying, middle: Point): void
  /** Both give its place once it is there; undefined where that is not to be seen. */
  putDown(landing: Landing): Promise<HTMLElement | undefined>
  putBack(): Promise<HTMLElement | undefined>
}

/** Takes the tile of this place into the hand. */
export function takeUp(area: HTMLElement, item: Item, place: HTMLElement, scene: Scene): Stage {
  const { id } = item
  const ghost: Ghost = makeGhost(place)
  const ends = new AbortController()
  let measured: Scene | undefined = scene
  let last = scene
  let drawing: Drawing | undefined
  let inside: Drawing | undefined
  place.style.visibility = 'hidden'
  document.documentElement.dataset['sorting'] = ''
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

  /** The page on screen, as the document has it until something is shown on it. */
  function pageNow(): Drawing | undefined {
    const page = pageIn(area)
    if (drawing !== undefined || page === null) return drawing
    drawing = drawOn(page, tilesOnScreen().map(sortable), last.columns)
    drawing.hide(id)
    return drawing
  }

  /** The folder that is open. */
  function folderNow(): Drawing | undefined {
    const list = document.querySelector<HTMLElement>('[data-folder]')
    const tiles = findTile(home.get(), list?.dataset['folder'] ?? '')?.item.children
    if (inside !== undefined || list === null || tiles === undefined || last.folder === undefined) return inside
    inside = drawOn(list, tiles.map(inFolder), last.folder.columns)
    inside.hide(id)
    return inside
  }

  function end() {
    ends.abort()
    drawing?.mark(undefined)
    delete document.documentElement.dataset['sorting']
  }

  /** Lets the likeness go where the tile itself then appears. */
  async function land(there: HTMLElement | undefined, into: boolean) {
    await ghost.land(there && boxOf(there), into)
    for (const one of [place, into ? undefined : there]) if (one !== undefined) one.style.visibility = ''
    return there
  }

  return {
    scene() {
      measured ??= measureScene(area, id) ?? last
      last = measured
      return last
    },
    show(gesture, middle) {
      const onto = gesture.at === 'sorting' ? gesture.onto : undefined
      ghost.moveTo(middle)
      ghost.shrink(onto !== undefined)
      pageNow()?.show(preview(gesture, last), last)
      drawing?.mark(onto)
      const tiles = previewOfFolder(gesture, last)
      if (tiles !== undefined && last.folder !== undefined) folderNow()?.show(tiles, last.folder)
    },
    putDown(landing) {
      end()
      flushSync(() => put(item, landing, last))
      const into = landing.at === 'onto'
      const there = placeOf(area, into ? landing.tile : id)
      if (there !== undefined && !into) there.style.visibility = 'hidden'
      return land(there, into)
    },
    putBack() {
      pageNow()?.show(tilesOnScreen().map(sortable), last)
      if (last.folder !== undefined) {
        const own = findTile(home.get(), last.folder.id)?.item.children ?? []
        folderNow()?.show(own.map(inFolder), last.folder)
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

/** The place of a tile on the page on screen, in the dock or in the folder that is open. */
function placeOf(area: HTMLElement, id: string): HTMLElement | undefined {
  const at = tilesOnScreen().findIndex((tile) => tile.id === id)
  const onPage = at < 0 ? undefined : pageIn(area)?.children[at]
  const found = onPage ?? document.querySelector(`:is([data-dock], [data-folder]) [data-tile="${CSS.escape(id)}"]`)
  return found instanceof HTMLElement ? found : undefined
}

/** Puts a tile down; told where that is not to be seen. */
function put(item: Item, landing: Landing, scene: Scene): void {
  const before = findTile(home.get(), item.id)?.where
  const there = landing.at === 'onto' ? findTile(home.get(), landing.tile)?.item : undefined
  const name = there === undefined ? '' : useWords.now('folderOf', { one: nameOf(there), other: nameOf(item) })
  home.update((now) => landTile(now, item.id, inDocument(item.id, landing, scene), { id: createId(), name }))
  const group = landing.at === 'group' ? home.get().groups.find(({ id }) => id === landing.group) : undefined
  const elsewhere = before?.at !== 'group' || before.group !== group?.id
  if (group !== undefined && group.id !== scene.page && elsewhere)
    showUndoable(useWords.now('movedTo', { name: nameOf(item), group: group.name }))
}

/** The dock shows no tile that would open nothing: a place among those that it shows is another one among all. */
function inDocument(held: string, landing: Landing, { dock }: Scene): Landing {
  if (landing.at !== 'dock') return landing
  const next = dock?.tiles[landing.index]?.id
  const others = home.get().dock.filter(({ id }) => id !== held)
  const index = others.findIndex(({ id }) => id === next)
  return { at: 'dock', index: index < 0 ? Number.POSITIVE_INFINITY : index }
}
