import type { Direction } from '../kit/input/direction.ts'
import type { Move } from './rules.ts'

const SIGNS: Readonly<Record<Direction, string>> = { up: 'U', right: 'R', down: 'D', left: 'L' }
const DIRECTION_OF = new Map((Object.keys(SIGNS) as Direction[]).map((direction) => [SIGNS[direction], direction]))
/** Boxes by their numbers. */
const BOXES = 'abcdefgh'

/** Pushes as a short text: a small letter is the box that is pushed from there on, a capital one push. */
export const encodeMoves = (moves: readonly Move[]): string =>
  moves.map(({ box, direction }, at) => `${box === moves[at - 1]?.box ? '' : BOXES[box]}${SIGNS[direction]}`).join('')

/** The pushes of a text; undefined if it is none. */
export function decodeMoves(text: string): readonly Move[] | undefined {
  if (!/^([a-h][URDL]+)*$/.test(text)) return undefined
  return [...text.matchAll(/(.)([URDL]+)/g)].flatMap(([, box = '', pushes = '']) =>
    [...pushes].map((sign) => ({ box: BOXES.indexOf(box), direction: DIRECTION_OF.get(sign) ?? 'up' })),
  )
}
