import { createId } from '../../../../../core/tabs/channel.ts'
import { home } from '../../../../data/home/index.ts'
import { dataAttribute } from '../../../../desk/dom.ts'
import { findTileIn } from '../../../../desk/find.ts'
import { openNewFolder } from '../../../../desk/tiles/lazy.ts'
import { type FolderName, proposeFolderName } from '../../../drag/lazy.ts'
import { combineTiles } from '../../change.ts'
import { iconsIn } from '../../kernel/combine.ts'
import type { Selection } from '../../kernel/selection.ts'
import { freeGroup, select } from '../editor-state.ts'
import { announceSelection } from '../selection/announce-selection.ts'
import { focusTile } from '../selection/focus.ts'
import type { MeasuredScene } from './viewport.ts'

/** Icons that are dragged over the middle of an icon or a folder, and go into it on release. */
export interface Combining {
  /** Marks the tile that takes the icons of the selection; undefined: none. */
  show(target: string | undefined, scene: MeasuredScene, selection: Selection): void
  /** Puts the icons of the selection into a folder, which is selected then. */
  commit(target: string, scene: MeasuredScene, selection: Selection): void
  end(): void
}

/** Attributes of a tile that takes icons, and of an icon that goes into it. */
const MARKS = [dataAttribute('folder-target'), 'data-into-folder'] as const

export function createCombining(): Combining {
  let marked: readonly HTMLElement[] = []
  let shown: string | undefined
  let name: FolderName | undefined

  /** Asks for the name as soon as the folder would be made: the catalogue takes a moment. */
  function nameFor(target: string, { elements }: MeasuredScene, selection: Selection): string {
    const icons = elements.filter(({ id, type }) => type === 'icon' && selection.has(id))
    if (name?.combineTarget !== target) name = proposeFolderName(icons, target)
    return name.name
  }

  /** Marks a tile, and those that would go into it. */
  function mark(target: string | undefined, icons: readonly string[]) {
    for (const tile of marked) for (const name of MARKS) tile.removeAttribute(name)
    const tilesOf = (ids: readonly string[]) => ids.flatMap((id) => findTileIn(['free'], id) ?? [])
    const [takers, goers] = [tilesOf(target === undefined ? [] : [target]), tilesOf(icons)]
    for (const tile of takers) tile.setAttribute(MARKS[0], '')
    for (const tile of goers) tile.setAttribute(MARKS[1], '')
    marked = [...takers, ...goers]
    shown = target
  }

  return {
    show(target, scene, selection) {
      if (target === shown) return
      if (target !== undefined) nameFor(target, scene, selection)
      mark(target, target === undefined ? [] : iconsIn(scene.elements, selection))
    },
    end: () => mark(undefined, []),
    commit(target, scene, selection) {
      const group = freeGroup()
      if (group === undefined) return
      const folder = { id: createId(), name: nameFor(target, scene, selection) }
      const ids = iconsIn(scene.elements, selection)
      const before = home.get()
      home.update((now) => combineTiles(now, group.id, scene.canvas, ids, target, folder))
      if (home.get() === before) return
      const taker = before.groups.some(({ children }) =>
        children.some(({ id, type }) => id === target && type === 'icon'),
      )
        ? folder.id
        : target
      select(new Set([taker]))
      announceSelection()
      // it is rendered in the next frame
      requestAnimationFrame(() => (taker === folder.id && ids.length === 1 ? openNewFolder(taker) : focusTile(taker)))
    },
  }
}
