import { MINE } from './grid.ts'
import type { Position } from './rules.ts'

/** The inks of the numbers on an open cell; the board's style has those of the dark theme. */
const INKS = ['#1b3338', '#185a8c', '#1c6b40', '#a8341f', '#54358c', '#7d4310', '#0b6169', '#1b3338', '#4f5d5c']
const COVERED = { text: '', fill: '#6e9fb1', ink: '#ffffff' }
export const BOARD_GROUND = '#cfe1e2'

/** A cell of the small picture. */
export function pictureCell({ field, cells }: Position, cell: number) {
  if (cells[cell] === 'flag') return { ...COVERED, text: '⚑' }
  const number = field?.[cell] ?? MINE
  if (cells[cell] === 'hidden' || number === MINE) return COVERED
  return { text: number === 0 ? '' : String(number), fill: '#e6eff0', ink: INKS[number] ?? '#1b3338' }
}
