import { dataAttribute, setFlag } from '../../../../desk/dom.ts'
import { tileId } from '../../../../desk/find.ts'
import type { Selection } from '../../kernel/selection.ts'

/**
 * Stands in for tiles that are dragged as copies: their likenesses are shown where the originals are, in a page of their
 * own below the tiles, which the drag moves.
 */
export interface StandIns {
  /** @param dragged the tiles to stand in for; undefined: none */
  show(dragged: Selection | undefined): void
}

export function createStandIns(page: HTMLElement): StandIns {
  let list: HTMLElement | undefined
  return {
    show(dragged) {
      if ((dragged !== undefined) === (list !== undefined)) return
      list?.remove()
      list = dragged && standInsFor(page, dragged)
      if (list !== undefined) page.before(list)
    },
  }
}

/** As an outgoing page: neither read out nor found as the live one, nor in a snapshot. */
function standInsFor(page: HTMLElement, dragged: Selection): HTMLElement {
  const list = likenessOf(page, false)
  list.style.removeProperty('transform')
  list.ariaHidden = 'true'
  list.inert = true
  const tiles = [...page.querySelectorAll<HTMLElement>(':scope > li')].filter((tile) => dragged.has(tileId(tile) ?? ''))
  list.append(...tiles.map((tile) => likenessOf(tile, true)))
  return list
}

/** Its own, without the styles of a drag and what others find it by. */
function likenessOf(element: HTMLElement, isDeep: boolean): HTMLElement {
  const likeness = document.createElement('div')
  likeness.append(element.cloneNode(isDeep))
  for (const one of likeness.querySelectorAll('[id]')) one.removeAttribute('id')
  const [clone] = likeness.children
  if (!(clone instanceof HTMLElement)) return likeness
  for (const name of ['tile', 'lifted'] as const) clone.removeAttribute(dataAttribute(name))
  for (const name of ['data-arranged', 'data-in-selection', 'data-framed']) clone.removeAttribute(name)
  for (const name of ['translate', 'scale', 'z-index', 'will-change']) clone.style.removeProperty(name)
  setFlag(clone, 'volatile', true)
  return clone
}
