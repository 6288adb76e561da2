import type { Character } from '../characters/character.ts'
import type { DRESSES } from '../characters/ids.ts'
import type { Build, PartName, PartPlace, Placement } from '../kernel/place-parts.ts'
import { type Line, parseArt, writeLine } from './parse-art.ts'

/** A figure of movable parts. */
export interface Puppet {
  readonly svg: SVGSVGElement
  readonly build: Build
  draw(placement: Placement): void
}

/** What stays on the ground when a figure jumps. */
const GROUNDED: ReadonlySet<PartName> = new Set(['shadow', 'perch'])

/** Builds the figure of a character. @param dress which of its dresses it wears */
export function openPuppet({ art: source, build, dresses }: Character, dress: (typeof DRESSES)[number]): Puppet {
  const { svg, parts, pivots, mouth, bending } = parseArt(source, dresses[dress])
  /** What was written last: most parts rest most of the time. */
  const written = new Map<Element, string>()
  const write = (element: Element, name: 'transform' | 'd', value: string) => {
    if (written.get(element) === value) return
    written.set(element, value)
    element.setAttribute(name, value)
  }
  return {
    svg,
    build: { ...build, pivots },
    draw({ lift, parts: places, bend, mouth: { open, frown } }) {
      for (const [name, element] of parts) {
        const { x, y } = pivots[name] ?? { x: 0, y: 0 }
        const isOnTop = element.parentNode === svg
        const place = places[name]
        if (place === undefined && !isOnTop) continue
        write(element, 'transform', transformOf(place, { x, y }, isOnTop && !GROUNDED.has(name) ? lift : 0))
      }
      const { closed, open: wide, frown: sad } = mouth.shapes
      const shape = closed.numbers.map((value, at) => {
        const [a, b] = [wide.numbers[at] ?? value, sad.numbers[at] ?? value]
        return value + (a - value) * open + (b - value) * frown
      })
      write(mouth.path, 'd', writeLine({ texts: closed.texts, numbers: shape }))
      const { x, y } = pivots.tail ?? { x: 0, y: 0 }
      for (const { path, line, from, to } of bending)
        write(path, 'd', writeLine(bentLine(line, { x, y }, bend, from, to)))
    },
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

function transformOf(place: PartPlace | undefined, { x, y }: Point, lift: number): string {
  const { x: dx, y: dy, turn, scaleX, scaleY } = place ?? { x: 0, y: 0, turn: 0, scaleX: 1, scaleY: 1 }
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`
  const scaled = scaleX === 1 && scaleY === 1 ? '' : ` scale(${round(scaleX)} ${round(scaleY)})`
  if (turned === '' && scaled === '') return `translate(${round(dx)} ${round(dy - lift)})`
  return `translate(${round(x + dx)} ${round(y + dy - lift)})${turned}${scaled} translate(${-x} ${-y})`
}

const round = (value: number): number => Math.round(value * 1000) / 1000

/** A line whose points are turned about a pivot, the more the nearer they are to its end. */
function bentLine({ texts, numbers }: Line, pivot: Point, degrees: number, from: number, to: number): Line {
  const last = numbers.length / 2 - 1
  const bent = [...numbers]
  for (let at = 0; at <= last; at += 1) {
    const share = from + ((to - from) * at) / last
    const angle = ((degrees * Math.PI) / 180) * share
    const [x, y] = [(numbers[at * 2] ?? 0) - pivot.x, (numbers[at * 2 + 1] ?? 0) - pivot.y]
    bent[at * 2] = pivot.x + x * Math.cos(angle) - y * Math.sin(angle)
    bent[at * 2 + 1] = pivot.y + x * Math.sin(angle) + y * Math.cos(angle)
  }
  return { texts, numbers: bent }
}
