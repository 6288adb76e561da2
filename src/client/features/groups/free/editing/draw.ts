import type { CSSProperties } from 'react'
import { float } from '../../../../ui/float.ts'
import { type Bounds, boundsOf, meet } from '../../arranging/free/geometry.ts'
import { middleOf } from '../../arranging/free/model.ts'
import { raisedBy } from '../../arranging/free/raise.ts'
import { commonWay, type Way } from '../../arranging/free/way.ts'
import type { Element, Paper } from '../layout.ts'
import { styleOf, turnOf } from '../place.ts'
import styles from './Editor.module.css'

/** The tiles of a free page while they are moved by hand: React would look at all of them in each frame. */
export interface Drawing {
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

/** @param before the tiles as they are drawn now */
export function drawOn(page: HTMLElement, before: readonly Element[], paper: Paper): Drawing {
  const places = new Map(
    [...page.querySelectorAll<HTMLElement>(':scope > li')].map((place) => [place.dataset['tile'], place]),
  )
  const origin = new Map(before.map((element) => [element.id, element]))
  const drawn = new Map(origin)
  /** As they are laid out: moved, turned and enlarged from there. */
  const laid = new Map(origin)
  const touched = new Set<string>()
  /** End the layers of places, and of the page. */
  const sink: (() => void)[] = []
  let sinkPage: (() => void) | undefined
  const isStill = (element: Element) => origin.get(element.id) === element
  let stayed: readonly HTMLElement[] = []
  let raised = NONE
  /** How more than a few are drawn: with their page as long as they all go its way, else each by itself. */
  let apart = false

  /** The page goes, and those that stay are left where they are. */
  function carry(elements: readonly Element[], { x, y, turn, wide, high }: Way) {
    if (wide !== 1 || high !== 1) hideName(page)
    const transform = `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${wide}, ${high})`
    sinkPage ??= lend(page)
    Object.assign(page.style, { transformOrigin: '0 0', transform })
    stayed = elements.filter(isStill).flatMap(({ id }) => places.get(id) ?? [])
    for (const place of stayed) place.style.translate = `${-x}px ${-y}px`
  }

  /** What moves lies above the others: under some of them it would part the page into many layers, sorted anew for each frame. */
  function raise(moved: readonly Element[]) {
    if (moved.every(({ id }) => raised.has(id))) return
    lower()
    raised = raisedBy(before, new Set(moved.map(({ id }) => id)))
    stack('1')
  }

  function lower() {
    stack('')
    raised = NONE
  }

  function stack(zIndex: string) {
    for (const id of raised) {
      const place = places.get(id)
      if (place !== undefined) place.style.zIndex = zIndex
    }
  }

  function putDown() {
    sinkPage?.()
    sinkPage = undefined
    Object.assign(page.style, { transformOrigin: '', transform: '' })
    for (const place of stayed) place.style.translate = ''
    stayed = []
  }

  return {
    show(elements, { seen, hasty }) {
      const moved = elements.filter((element) => !isStill(element))
      const few = moved.length <= FEW
      const way = few || apart ? undefined : commonWay(before, elements)
      if (way !== undefined) return carry(elements, way)
      if (!few) apart = true
      putDown()
      if (few) raise(moved)
      else lower()
      for (const element of elements) {
        const [place, from, last] = [places.get(element.id), laid.get(element.id), drawn.get(element.id)]
        if (place === undefined || from === undefined || last === undefined) continue
        const sized = from.w !== element.w || from.h !== element.h
        // enlarged while the hand was fast it is laid out now
        if (last === element && (!few || hasty || !sized)) continue
        if (!isSeen(last, seen) && !isSeen(element, seen)) continue
        drawn.set(element.id, element)
        if (few && !touched.has(element.id)) sink.push(lift(place, moved.length))
        touched.add(element.id)
        if (sized && few && !hasty) {
          layOut(place, element, paper)
          laid.set(element.id, element)
        } else {
          if (sized) hideName(few ? place : page)
          else delete place.dataset['enlarged']
          move(place, from, element, last)
        }
      }
    },
    rest(elements) {
      putDown()
      lower()
      delete page.dataset['enlarged']
      for (const end of sink.splice(0)) end()
      for (const element of elements) {
        const place = places.get(element.id)
        if (place !== undefined && touched.has(element.id)) layOut(place, element, paper)
      }
    },
  }
}

/** To style one that floats takes longer; so many together take as long as the sorting that they save. */
const FLOATING = 5

/** Gives a place a layer of its own, as one of so many; what it gives takes that away. */
function lift(place: HTMLElement, count: number): () => void {
  if (count <= FLOATING) return float(place, 'translate', 'rotate', 'scale')
  place.style.willChange = 'translate, rotate, scale'
  return () => place.style.removeProperty('will-change')
}

/**
 * Makes a page float in an area that is larger than whatever it covers on its way: an area that grows and shrinks with its page
 * has all of that painted again. What it gives takes that away.
 */
function lend(page: HTMLElement): () => void {
  const sink = float(page, 'transform')
  const room = document.createElement('i')
  room.className = styles['room'] ?? ''
  room.style.height = `${page.offsetHeight + 2 * innerHeight}px`
  page.parentElement?.append(room)
  return () => {
    sink()
    room.remove()
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
  return meet(boundsOf(element), near)
}

/** Moves, turns and enlarges what is laid out at `from` and was drawn at `last`, without laying it out again. */
function move({ style }: HTMLElement, from: Element, to: Element, last: Element) {
  const [begin, end] = [middleOf(from), middleOf(to)]
  style.translate = `${Math.round(end.x - begin.x)}px ${Math.round(end.y - begin.y)}px`
  if (to.w !== last.w || to.h !== last.h)
    style.scale = from.w === to.w && from.h === to.h ? '' : `${to.w / from.w} ${to.h / from.h}`
  if (to.r !== last.r) setStyles(style, turnOf(to))
}

function layOut({ style, dataset }: HTMLElement, element: Element, { cell }: Paper) {
  setStyles(style, { ...styleOf(element, cell), translate: undefined, scale: undefined })
  delete dataset['enlarged']
}

function setStyles(style: CSSStyleDeclaration, values: CSSProperties) {
  for (const [name, value] of Object.entries(values)) {
    const text = value === undefined ? '' : String(value)
    style.setProperty(name, typeof value === 'number' && !name.startsWith('--') ? `${text}px` : text)
  }
}
