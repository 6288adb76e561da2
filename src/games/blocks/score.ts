/** How a T was spun in, if it was; the mini kind is the one with less before it. */
export const SPINS = ['full', 'mini'] as const
export type Spin = (typeof SPINS)[number]

/** What a piece has done where it landed. */
export interface Landing {
  /** Rows that it has cleared, 0 to 4. */
  readonly lines: number
  readonly spin: Spin | null
  /** Whether nothing is left in the well. */
  readonly isAllClear: boolean
}

/** What came before it. */
export interface Streak {
  /** How many pieces before have cleared rows, one after the other; -1 if the last one has not. */
  readonly combo: number
  /** Whether the last clear was a difficult one: four rows, or with a spun T. */
  readonly isBackToBack: boolean
}

const LINES = [0, 100, 300, 500, 800]
const SPUN_LINES: Readonly<Record<Spin, readonly number[]>> = { full: [400, 800, 1200, 1600], mini: [100, 200, 400] }
const ALL_CLEARS = [0, 800, 1200, 1800, 2000]
const A_COMBO = 50
export const SOFT_DROP_ROW = 1
export const HARD_DROP_ROW = 2

/** The points of a landing, as the guideline of falling-block games has them, and the streak after it. */
export function pointsOf(
  { lines, spin, isAllClear }: Landing,
  before: Streak,
  level: number,
): { readonly points: number; readonly streak: Streak } {
  const base = (spin === null ? LINES : SPUN_LINES[spin])[lines] ?? 0
  if (lines === 0) return { points: base * level, streak: { combo: -1, isBackToBack: before.isBackToBack } }
  const isDifficult = spin !== null || lines === 4
  const combo = before.combo + 1
  const raised = isDifficult && before.isBackToBack ? base * 1.5 : base
  const points = (raised + A_COMBO * combo + (isAllClear ? (ALL_CLEARS[lines] ?? 0) : 0)) * level
  return { points, streak: { combo, isBackToBack: isDifficult } }
}
