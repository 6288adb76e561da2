/** Where a number may stand: from `min` to `max`, a whole number of steps above `min`. */
export interface Steps {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Brings a number to the nearest step, one outside to the nearest end. */
export function nearestStep(value: number, { min, max, step }: Steps): number {
  const stepped = min + Math.round((value - min) / step) * step
  return Number(Math.max(min, Math.min(max, stepped)).toFixed(4)) // 0.1 + 0.2 is not what a user typed
}
