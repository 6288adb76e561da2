import type { CSSProperties } from 'react'
import type { Bounds } from '../../../../../lib/geometry/box.ts'
import { type Pivot, promote, rotateOnCompositor } from '../../../../../ui/motion/compositor-layer.ts'
import { tileId } from '../../../../desk/find.ts'
import { elementStyle, rotationStyle } from '../../element-style.ts'
import { stackingOrder } from '../../kernel/arrange/stacking.ts'
import { middleOf } from '../../kernel/frame.ts'
import { boundsOf, boundsOverlap } from '../../kernel/geometry.ts'
import { commonTransform } from '../../kernel/transform/common-transform.ts'
import type { Canvas, Element } from '../../layout.ts'
import { createPageTransform, hideNames } from './page-transform.ts'

/** Renders the tiles of a free page during a gesture, without React, which would diff all of them in each frame. */
export interface ElementRenderer {
  /**
   * Renders the tiles that are visible or were in the last frame; elements that are identical to the document's keep
   * its place.
   * @param elements in the order of the document
   */
  show(elements: readonly Element[], options: RenderOptions): void
  /** Renders all tiles as they are in the document. */
  reset(elements: readonly Element[]): void
}

interface RenderOptions {
  /** The visible part of the page, in px of the page. */
  readonly visible: Bounds
  /** In a fast gesture a resized tile is scaled instead of laid out anew. */
  readonly isFast: boolean
}

/** Up to so many moved tiles get a compositor layer each, and are laid out anew in each size. */
const MAX_LAYERS = 24

interface RenderedTile {
  readonly element: HTMLElement
  /** In the lists of the document and of every preview. */
  readonly index: number
  /** As in the document. */
  readonly origin: Element
  /** As shown last. */
  shown: Element
  /** As laid out last; from there it is moved, rotated and scaled by styles. */
  laidOut: Element
  touched: boolean
  pivot: Pivot | undefined
}

/** @param before the elements of the document, as rendered now */
export function createElementRenderer(page: HTMLElement, before: readonly Element[], canvas: Canvas): ElementRenderer {
  const listItems = new Map(
    [...page.querySelectorAll<HTMLElement>(':scope > li')].map((element) => [tileId(element), element]),
  )
  const tiles = before.flatMap((origin, index): RenderedTile | [] => {
    const element = listItems.get(origin.id)
    return element ? { element, index, origin, shown: origin, laidOut: origin, touched: false, pivot: undefined } : []
  })
  const pageTransform = createPageTransform(page)
  const raised = createRaisedTiles(before, listItems)
  const demotions: (() => void)[] = []
  /** Many moved tiles without a common transform: each is rendered by itself until the gesture ends. */
  let individually = false

  return {
    show(elements, { visible, isFast }) {
      const moved = elements.filter((element, at) => element !== before[at])
      const few = moved.length <= MAX_LAYERS
      const transform = few || individually ? undefined : commonTransform(before, elements)
      if (transform !== undefined) {
        const staying = tiles.filter(({ index, origin }) => elements[index] === origin)
        return pageTransform.apply(
          transform,
          staying.map(({ element }) => element),
        )
      }
      if (!few) individually = true
      pageTransform.reset()
      if (few) raised.raise(moved)
      else raised.lower()
      for (const tile of tiles) {
        const { laidOut, shown } = tile
        const element = elements[tile.index]
        if (element === undefined) continue
        const isResized = laidOut.w !== element.w || laidOut.h !== element.h
        // a tile that was scaled in a fast gesture is laid out as soon as it is slow
        if (shown === element && (!few || isFast || !isResized)) continue
        if (!isVisible(shown, visible) && !isVisible(element, visible)) continue
        if (few && !tile.touched) demotions.push(promoteTile(tile, moved.length))
        tile.touched = true
        if (isResized && few && !isFast) layOut(tile, element, canvas)
        else {
          if (isResized) hideNames(few ? tile.element : page)
          else delete tile.element.dataset.enlarged
          move(tile, element)
        }
      }
    },
    reset(elements) {
      pageTransform.reset()
      raised.lower()
      delete page.dataset.enlarged
      for (const demote of demotions.splice(0)) demote()
      const byId = new Map(elements.map((element) => [element.id, element]))
      for (const tile of tiles) {
        const element = byId.get(tile.origin.id)
        if (tile.touched && element !== undefined) layOut(tile, element, canvas)
      }
    },
  }
}

/**
 * Raises moved tiles above all others by `z-index`: a tile below others would split the page into many layers, which
 * are sorted anew in each frame.
 */
function createRaisedTiles(before: readonly Element[], listItems: ReadonlyMap<string | undefined, HTMLElement>) {
  let raised: ReadonlySet<string> = new Set()
  const stack = (zIndex: string) => {
    for (const id of raised) {
      const element = listItems.get(id)
      if (element !== undefined) element.style.zIndex = zIndex
    }
  }
  const lower = () => {
    stack('')
    raised = new Set()
  }
  return {
    raise(moved: readonly Element[]) {
      if (moved.every(({ id }) => raised.has(id))) return
      lower()
      raised = stackingOrder(before, new Set(moved.map(({ id }) => id)))
      stack('1')
    },
    lower,
  }
}

/** Styling promoted tiles takes longer; above so many that costs as much as the layer sorting it saves. */
const MAX_PROMOTED = 5

/**
 * Gives a tile a compositor layer.
 * @param count the number of moved tiles
 * @returns a function that demotes it
 */
function promoteTile(tile: RenderedTile, count: number): () => void {
  const { element } = tile
  if (count > MAX_PROMOTED) {
    element.style.willChange = 'translate, rotate, scale'
    return () => element.style.removeProperty('will-change')
  }
  const demote = promote(element, 'translate', 'scale')
  tile.pivot = rotateOnCompositor(element)
  return () => {
    demote()
    tile.pivot?.end()
    tile.pivot = undefined
  }
}

/** The reach of names and shadows outside their tiles; tiles further outside the viewport are invisible. */
const OVERFLOW_PX = 60

function isVisible(element: Element, { left, top, right, bottom }: Bounds): boolean {
  const near = {
    left: left - OVERFLOW_PX,
    top: top - OVERFLOW_PX,
    right: right + OVERFLOW_PX,
    bottom: bottom + OVERFLOW_PX,
  }
  return boundsOverlap(boundsOf(element), near)
}

/** Moves, rotates and scales a tile without laying it out anew. */
function move(tile: RenderedTile, to: Element) {
  const { laidOut, shown, pivot, element } = tile
  const { style } = element
  const [start, end] = [middleOf(laidOut), middleOf(to)]
  style.translate = `${Math.round(end.x - start.x)}px ${Math.round(end.y - start.y)}px`
  if (to.w !== shown.w || to.h !== shown.h)
    style.scale = laidOut.w === to.w && laidOut.h === to.h ? '' : `${to.w / laidOut.w} ${to.h / laidOut.h}`
  if (to.r !== shown.r) {
    const { rotate, ...rest } = rotationStyle(to)
    setStyles(style, pivot === undefined ? { ...rest, rotate } : rest)
    pivot?.rotateTo(to.r)
  }
  tile.shown = to
}

function layOut(tile: RenderedTile, to: Element, canvas: Canvas) {
  const { style, dataset } = tile.element
  setStyles(style, { ...elementStyle(to, canvas), translate: undefined, scale: undefined })
  delete dataset.enlarged
  tile.shown = to
  tile.laidOut = to
}

function setStyles(style: CSSStyleDeclaration, values: CSSProperties) {
  for (const [name, value] of Object.entries(values)) {
    const text = value === undefined ? '' : String(value)
    style.setProperty(name, typeof value === 'number' && !name.startsWith('--') ? `${text}px` : text)
  }
}
