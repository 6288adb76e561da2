import type { Point } from '../../../../lib/geometry/vector.ts'
import { elementBox } from '../../../../ui/input/size/element-box.ts'
import { tilesOnScreen } from '../../../data/home/index.ts'
import { dataSelector } from '../../../desk/dom.ts'
import { livePage } from '../../../desk/paging/lazy.ts'

/** The list item of a tile on the page on screen, in the dock or in the open folder. */
export function findListItem(area: HTMLElement, id: string): HTMLElement | undefined {
  const at = tilesOnScreen().findIndex((tile) => tile.id === id)
  const onPage = at < 0 ? undefined : livePage(area)?.children[at]
  const found =
    onPage ??
    document.querySelector(`:is(${dataSelector('dock')}, ${dataSelector('folder')}) ${dataSelector('tile', id)}`)
  return found instanceof HTMLElement ? found : undefined
}

/** The center of an element, in px of the viewport. */
export function elementCenter(element: HTMLElement): Point {
  const { x, y, width, height } = elementBox(element)
  return { x: x + width / 2, y: y + height / 2 }
}
