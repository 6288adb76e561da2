/** How smoothly things move on this device: the times between frames of the current window, and slow windows in a row. */
export interface FramePace {
  /** In ms. */
  readonly intervals: readonly number[]
  readonly slowWindows: number
}

export const INITIAL_PACE: FramePace = { intervals: [], slowWindows: 0 }

/** A window is this much movement, over as many moves as it takes, in ms. */
export const WINDOW_MS = 2000
/** A window is slow from this median on (25 frames a second), smooth below the other; between, nothing is learned. */
export const SLOW_MS = 40
export const SMOOTH_MS = 28
/** As many slow windows in a row, without a smooth one, are no coincidence. */
export const SLOW_WINDOWS = 3

/** A longer time is no frame: the machine was asleep, or the tab in the background. */
const LONGEST_MS = 1000

/** The pace after one more frame. @param ms the time since the frame before, while something moved */
export function withFrame(pace: FramePace, ms: number): FramePace {
  if (!(ms > 0 && ms <= LONGEST_MS)) return pace
  const intervals = [...pace.intervals, ms]
  if (intervals.reduce((sum, one) => sum + one, 0) < WINDOW_MS) return { ...pace, intervals }
  return { intervals: [], slowWindows: slowWindowsAfter(pace.slowWindows, median(intervals)) }
}

/** Whether things move so badly, and have for so long, that it is worth a word. */
export const isMovingBadly = ({ slowWindows }: FramePace): boolean => slowWindows >= SLOW_WINDOWS

/** Reads a stored pace; a damaged one begins anew. */
export function parsePace(stored: unknown): FramePace {
  if (typeof stored !== 'object' || stored === null) return INITIAL_PACE
  const { intervals, slowWindows }: { intervals?: unknown; slowWindows?: unknown } = stored
  const isSound =
    Array.isArray(intervals) &&
    intervals.every(Number.isFinite) &&
    Number.isInteger(slowWindows) &&
    Number(slowWindows) >= 0
  return isSound ? { intervals, slowWindows: Number(slowWindows) } : INITIAL_PACE
}

function slowWindowsAfter(before: number, medianMs: number): number {
  if (medianMs >= SLOW_MS) return before + 1
  return medianMs < SMOOTH_MS ? 0 : before
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
