import type { Move } from './rules.ts'

/** Moves as a short text: `d` draws, `wh` `3h` send home, `w4` and `3:2:5` (from, how many, to) go to a column, `b02` comes back. */
export const encodeMoves = (moves: readonly Move[]): string => moves.map(encodeMove).join(' ')

function encodeMove(move: Move): string {
  switch (move.type) {
    case 'draw':
      return 'd'
    case 'home':
      return move.from === 'waste' ? 'wh' : `${move.from}h`
    case 'column':
      return move.from === 'waste' ? `w${move.to}` : `${move.from}:${move.count}:${move.to}`
    case 'back':
      return `b${move.suit}${move.to}`
  }
}

function decodeMove(text: string): Move | undefined {
  if (text === 'd') return { type: 'draw' }
  if (text === 'wh') return { type: 'home', from: 'waste' }
  const numbers = [...text.matchAll(/\d+/g)].map(Number)
  const [a = 0, b = 0, c = 0] = numbers
  if (/^[0-6]h$/.test(text)) return { type: 'home', from: a }
  if (/^w[0-6]$/.test(text)) return { type: 'column', from: 'waste', to: a }
  if (/^[0-6]:\d{1,2}:[0-6]$/.test(text)) return { type: 'column', from: a, count: b, to: c }
  if (/^b[0-3][0-6]$/.test(text)) return { type: 'back', suit: Number(text[1]), to: Number(text[2]) }
  return undefined
}

/** The moves of a text; undefined if it is none. */
export function decodeMoves(text: string): readonly Move[] | undefined {
  const moves = text === '' ? [] : text.split(' ').map(decodeMove)
  const read = moves.filter((move) => move !== undefined)
  return read.length === moves.length ? read : undefined
}
