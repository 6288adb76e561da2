import type { Move } from './rules.ts'

const SIGNS = { open: 'o', flag: 'f', around: 'a' } as const
const TYPES: Readonly<Record<string, Move['type']>> = { o: 'open', f: 'flag', a: 'around' }

/** Moves as a short text: `o` opens, `f` flags, `a` opens around, each with its cell in base 36. */
export const encodeMoves = (moves: readonly Move[]): string =>
  moves.map(({ type, cell }) => `${SIGNS[type]}${cell.toString(36).padStart(2, '0')}`).join('')

/** The moves of a text; undefined if it is none. */
export function decodeMoves(text: string): readonly Move[] | undefined {
  if (!/^([ofa][\da-z]{2})*$/.test(text)) return undefined
  return [...text.matchAll(/(.)(..)/g)].map(([, sign = '', cell = '']) => ({
    type: TYPES[sign] ?? 'open',
    cell: Number.parseInt(cell, 36),
  }))
}
