import type { CSSProperties } from 'react'
import { tileId } from '../../../ui/dom.deferred.ts'
import { type Pivot, promote, rotateOnCompositor } from '../../../ui/motion/compositor-layer.ts'
import { elementStyle, rotationStyle } from '../element-style.ts'
import { type CommonTransform, commonTransform } from '../kernel/common-transform.ts'
import { middleOf } from '../kernel/frame.ts'
import { type Bounds, boundsMeet, boundsOf } from '../kernel/geometry.ts'
import { stackingOrder } from '../kernel/stacking.ts'
import type { Canvas, Element } from '../layout.ts'
import styles from './Editor.module.css'

/** The tiles of a free page while they are moved by hand: React would look at all of them in each frame. */
export interface ElementRenderer {
  /**
   * Draws these tiles as far as they are to be seen, now or a moment ago; whoever is the very same as in the document stands
   * where that has it.
   * @param elements those of the document in their order, as they are now
   */
  show(elements: readonly Element[], how: How): void
  /** Draws all as the document has them. */
  rest(elements: readonly Element[]): void
}

interface How {
  /** What is to be seen of the page, in px of it. */
  readonly seen: Bounds
  /** The hand is so fast that a size need not be laid out: the picture of another one is enlarged. */
  readonly hasty: boolean
}

/** So many are drawn each on a layer of its own, and laid out anew in each of their sizes. */
const FEW = 24

/** A tile that is drawn. */
interface Place {
  readonly element: HTMLElement
  /** Which one it is, in the document and in whatever is shown. */
  readonly at: number
  /** As it is in the document. */
  readonly origin: Element
  drawn: Element
  /** As it is laid out: moved, turned and enlarged from there. */
  laid: Element
  touched: boolean
  pivot: Pivot | undefined
}

/** @param before the tiles as they are drawn now */
export function createElementRenderer(page: HTMLElement, before: readonly Element[], paper: Canvas): ElementRenderer {
  const found = new Map(
    [...page.querySelectorAll<HTMLElement>(':scope > li')].map((element) => [tileId(element), element]),
  )
  const places = before.flatMap((origin, at): Place | [] => {
    const element = found.get(origin.id)
    return element ? { element, at, origin, drawn: origin, laid: origin, touched: false, pivot: undefined } : []
  })
  /** End the layers of places. */
  const sink: (() => void)[] = []
  let takePageBack: (() => void) | undefined
  let stayed: readonly Place[] = []
  let raised = NONE
  /** How more than a few are drawn: with their page as long as they all go its way, else each by itself. */
  let apart = false

  /** The page goes, and those that stay are left where they are. */
  function carry(elements: readonly Element[], { x, y, turn, wide, high }: CommonTransform) {
    // names go in the frame after the page has got its layer: both at once take twice as long, and nobody sees one frame of them
    if (takePageBack !== undefined && (wide !== 1 || high !== 1)) hideName(page)
    takePageBack ??= lend(page)
    page.style.transform = `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${wide}, ${high})`
    stayed = places.filter(({ at, origin }) => elements[at] === origin)
    for (const { element } of stayed) element.style.translate = `${-x}px ${-y}px`
  }

  /** What moves lies above the others: under some of them it would part the page into many layers, sorted anew for each frame. */
  function raise(moved: readonly Element[]) {
    if (moved.every(({ id }) => raised.has(id))) return
    lower()
    raised = stackingOrder(before, new Set(moved.map(({ id }) => id)))
    stack('1')
  }

  function lower() {
    stack('')
    raised = NONE
  }

  function stack(zIndex: string) {
    for (const id of raised) {
      const element = found.get(id)
      if (element !== undefined) element.style.zIndex = zIndex
    }
  }

  function putDown() {
    if (takePageBack === undefined) return
    takePageBack()
    takePageBack = undefined
    for (const { element } of stayed) element.style.translate = ''
    stayed = []
  }

  return {
    show(elements, { seen, hasty }) {
      const moved = elements.filter((element, at) => element !== before[at])
      const few = moved.length <= FEW
      const way = few || apart ? undefined : commonTransform(before, elements)
      if (way !== undefined) return carry(elements, way)
      if (!few) apart = true
      putDown()
      if (few) raise(moved)
      else lower()
      for (const place of places) {
        const { laid, drawn } = place
        const element = elements[place.at]
        if (element === undefined) continue
        const sized = laid.w !== element.w || laid.h !== element.h
        // enlarged while the hand was fast it is laid out now
        if (drawn === element && (!few || hasty || !sized)) continue
        if (!isSeen(drawn, seen) && !isSeen(element, seen)) continue
        if (few && !place.touched) sink.push(lift(place, moved.length))
        place.touched = true
        if (sized && few && !hasty) layOut(place, element, paper)
        else {
          if (sized) hideName(few ? place.element : page)
          else delete place.element.dataset['enlarged']
          move(place, element)
        }
      }
    },
    rest(elements) {
      putDown()
      lower()
      delete page.dataset['enlarged']
      for (const end of sink.splice(0)) end()
      const now = new Map(elements.map((element) => [element.id, element]))
      for (const place of places) {
        const element = now.get(place.origin.id)
        if (place.touched && element !== undefined) layOut(place, element, paper)
      }
    },
  }
}

/** To style one that floats takes longer; so many together take as long as the sorting that they save. */
const FLOATING = 5

/** Gives a place a layer of its own, as one of so many; what it gives takes that away. */
function lift(place: Place, count: number): () => void {
  const { element } = place
  if (count > FLOATING) {
    element.style.willChange = 'translate, rotate, scale'
    return () => element.style.removeProperty('will-change')
  }
  const sink = promote(element, 'translate', 'scale')
  place.pivot = rotateOnCompositor(element)
  return () => {
    sink()
    place.pivot?.end()
    place.pivot = undefined
  }
}

/**
 * Makes a page float in an area that is larger than whatever it covers on its way: an area that grows and shrinks with its page
 * has all of that painted again. What it gives takes the page back to where it stood. As a pivot, moved as well as turned, it would
 * be asked in each frame what of its tiles is to be seen: that takes longer than sorting them.
 */
function lend(page: HTMLElement): () => void {
  const sink = promote(page, 'transform')
  const room = document.createElement('i')
  room.className = styles['room'] ?? ''
  room.style.height = `${page.offsetHeight + 2 * innerHeight}px`
  page.parentElement?.append(room)
  page.style.transformOrigin = '0 0'
  return () => {
    sink()
    room.remove()
    Object.assign(page.style, { transformOrigin: '', transform: '' })
  }
}

/** A name would be enlarged as a picture, each way by another factor. */
function hideName({ dataset }: HTMLElement) {
  dataset['enlarged'] = ''
}

const NONE: ReadonlySet<string> = new Set()

/** What is further away from the window than a name and a shadow reach is not seen, in px. */
const NEAR_PX = 60

function isSeen(element: Element, { left, top, right, bottom }: Bounds): boolean {
  const near = { left: left - NEAR_PX, top: top - NEAR_PX, right: right + NEAR_PX, bottom: bottom + NEAR_PX }
  return boundsMeet(boundsOf(element), near)
}

/** Moves, turns and enlarges what is laid out otherwise, without laying it out again. */
function move(place: Place, to: Element) {
  const { laid, drawn, pivot, element } = place
  const { style } = element
  const [begin, end] = [middleOf(laid), middleOf(to)]
  style.translate = `${Math.round(end.x - begin.x)}px ${Math.round(end.y - begin.y)}px`
  if (to.w !== drawn.w || to.h !== drawn.h)
    style.scale = laid.w === to.w && laid.h === to.h ? '' : `${to.w / laid.w} ${to.h / laid.h}`
  if (to.r !== drawn.r) {
    const { rotate, ...rest } = rotationStyle(to)
    setStyles(style, pivot === undefined ? { ...rest, rotate } : rest)
    pivot?.turn(to.r)
  }
  place.drawn = to
}

function layOut(place: Place, to: Element, { cell }: Canvas) {
  const { style, dataset } = place.element
  setStyles(style, { ...elementStyle(to, cell), translate: undefined, scale: undefined })
  delete dataset['enlarged']
  place.drawn = to
  place.laid = to
}

function setStyles(style: CSSStyleDeclaration, values: CSSProperties) {
  for (const [name, value] of Object.entries(values)) {
    const text = value === undefined ? '' : String(value)
    style.setProperty(name, typeof value === 'number' && !name.startsWith('--') ? `${text}px` : text)
  }
}
