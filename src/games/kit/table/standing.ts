import { type Past, RESULTS_KEPT, type Result } from '../../../shared/games/bridge.ts'

/** What results are compared by: the higher the better, or the shorter. */
export type Measure = 'score' | 'ms' | 'moves'

/** How a result stands among the newest of its variant. */
export interface Standing {
  /** 1 for the best of them. */
  readonly rank: number
  /** How much is missing to the best of all time; 0 if this is the best. */
  readonly gap: number
  readonly isFirst: boolean
  /** The newest, the oldest first and this one last, each from 0 to 1 of the greatest. */
  readonly bars: readonly { readonly height: number; readonly isThis: boolean; readonly isBest: boolean }[]
}

const valueIn = (result: Result, measure: Measure): number => result[measure] ?? 0

/** @param result whose standing it is; it may be among the past already */
export function standingOf(result: Result, past: Past, measure: Measure): Standing {
  const others = past.recent.filter(
    ({ at, variant, outcome }) => at !== result.at && variant === result.variant && outcome === result.outcome,
  )
  const shown = [result, ...others].slice(0, RESULTS_KEPT)
  const values = shown.map((one) => valueIn(one, measure))
  const own = valueIn(result, measure)
  const isBetter = (a: number, b: number) => (measure === 'score' ? a > b : a < b)
  const known =
    measure === 'score'
      ? past.best[result.variant]
      : measure === 'ms'
        ? past.fastest[result.variant]
        : past.solved[result.variant]
  const best = [...values, ...(known === undefined ? [] : [known])].reduce((a, b) => (isBetter(b, a) ? b : a), own)
  const top = Math.max(1, ...values)
  const bestShown = values.reduce((a, b) => (isBetter(b, a) ? b : a), own)
  return {
    rank: 1 + values.filter((value) => isBetter(value, own)).length,
    gap: Math.abs(best - own),
    isFirst: others.length === 0 && (known === undefined || known === own),
    bars: values
      .map((value, at) => ({ height: value / top, isThis: at === 0, isBest: value === bestShown && at > 0 }))
      .toReversed(),
  }
}
