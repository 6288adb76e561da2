import type { Element, Paper } from '../layout.ts'
import { styleOf } from '../place.ts'

/** The tiles of a free page while they are moved by hand: React would look at all of them in each frame. */
export interface Drawing {
  /** Draws these tiles; whoever is the very same as in the document stands where that has it. */
  show(elements: readonly Element[]): void
  /** Draws all as the document has them. */
  rest(elements: readonly Element[]): void
}

/** @param before the tiles as they are drawn now */
export function drawOn(page: HTMLElement, before: readonly Element[], paper: Paper): Drawing {
  const places = new Map(
    [...page.querySelectorAll<HTMLElement>(':scope > li')].map((place) => [place.dataset['tile'], place]),
  )
  const origin = new Map(before.map((element) => [element.id, element]))
  const drawn = new Map(origin)
  return {
    show(elements) {
      for (const element of elements) {
        const place = places.get(element.id)
        if (place === undefined || drawn.get(element.id) === element) continue
        drawn.set(element.id, element)
        const from = origin.get(element.id)
        // what only moves is not laid out again
        if (from?.w === element.w && from.h === element.h && from.r === element.r)
          place.style.translate = `${Math.round(element.x - from.x)}px ${Math.round(element.y - from.y)}px`
        else dress(place, element, paper)
      }
    },
    rest(elements) {
      for (const element of elements) {
        const place = places.get(element.id)
        if (place === undefined || drawn.get(element.id) === origin.get(element.id)) continue
        dress(place, element, paper)
        place.style.translate = ''
      }
    },
  }
}

function dress({ style }: HTMLElement, element: Element, { cell }: Paper) {
  for (const [name, value] of Object.entries(styleOf(element, cell))) {
    const text = value === undefined ? '' : String(value)
    if (name.startsWith('--')) style.setProperty(name, text)
    else style.setProperty(name, typeof value === 'number' ? `${text}px` : text)
  }
}
