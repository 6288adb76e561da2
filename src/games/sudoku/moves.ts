import type { Move } from './rules.ts'

/** Moves as a short text: `s` sets and `n` notes, each with its cell in base 36 and a digit; `f` fills in the notes. */
export const encodeMoves = (moves: readonly Move[]): string =>
  moves
    .map((move) =>
      move.type === 'fill'
        ? 'f'
        : `${move.type === 'set' ? 's' : 'n'}${move.cell.toString(36).padStart(2, '0')}${move.digit}`,
    )
    .join('')

/** The moves of a text; undefined if it is none. */
export function decodeMoves(text: string): readonly Move[] | undefined {
  if (!/^([sn][\da-z]{2}\d|f)*$/.test(text)) return undefined
  return [...text.matchAll(/f|(.)(..)(.)/g)].map(([, sign, cell = '', digit]) =>
    sign === undefined
      ? { type: 'fill' }
      : { type: sign === 's' ? 'set' : 'note', cell: Number.parseInt(cell, 36), digit: Number(digit) },
  )
}
