import { STEPS_PER_SECOND } from '../kit/arcade/steps.ts'

/** `marathon` gets faster each ten lines, `relaxed` does not. */
export const MODES = ['marathon', 'relaxed'] as const
export type Mode = (typeof MODES)[number]

const LINES_A_LEVEL = 10
/** From this level on pieces do not fall faster. */
const FASTEST_LEVEL = 20
const SOFT_DROP_FACTOR = 20

/** The level, from 1. */
export const levelOf = ({ mode, lines }: { readonly mode: Mode; readonly lines: number }): number =>
  mode === 'relaxed' ? 1 : 1 + Math.floor(lines / LINES_A_LEVEL)

/** How many rows a piece falls in a step: the curve of the guideline of falling-block games. @param level from 1 */
export function rowsPerStep(level: number, isSoft: boolean): number {
  const above = Math.min(level, FASTEST_LEVEL) - 1
  const secondsPerRow = (0.8 - above * 0.007) ** above
  return (isSoft ? SOFT_DROP_FACTOR : 1) / (secondsPerRow * STEPS_PER_SECOND)
}
