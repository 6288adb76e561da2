/** The allowed values of a number: from `min` to `max` in steps from `min`. */
export interface Steps {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Rounds a number to the nearest step, clamped to the range. */
export function nearestStep(value: number, { min, max, step }: Steps): number {
  const rounded = min + Math.round((value - min) / step) * step
  return Number(Math.max(min, Math.min(max, rounded)).toFixed(4)) // removes the error of binary fractions
}
