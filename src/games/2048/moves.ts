import type { Direction } from '../kit/input/direction.ts'

const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left']
/** Each sign stands for three moves. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Moves as a short text: their number, and three of them in each sign, so that the longest game fits. */
export function encodeMoves(moves: readonly Direction[]): string {
  let text = ''
  for (let at = 0; at < moves.length; at += 3) {
    const [a = 0, b = 0, c = 0] = moves.slice(at, at + 3).map((move) => DIRECTIONS.indexOf(move))
    text += SIGNS[a * 16 + b * 4 + c]
  }
  return `${moves.length}:${text}`
}

/** The moves of a text; undefined if it is none. */
export function decodeMoves(text: string): readonly Direction[] | undefined {
  const [, count, signs] = /^(\d{1,6}):([\w-]*)$/.exec(text) ?? []
  if (count === undefined || signs === undefined || signs.length !== Math.ceil(Number(count) / 3)) return undefined
  return [...signs]
    .flatMap((sign) => {
      const value = SIGNS.indexOf(sign)
      return [value >> 4, (value >> 2) & 3, value & 3].map((index) => DIRECTIONS[index] ?? 'up')
    })
    .slice(0, Number(count))
}
