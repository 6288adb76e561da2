/** What of each key may be taken within a time. */
export interface LimitRule {
  /** What is limited; no two limits have the same. */
  readonly name: string
  readonly points: number
  readonly seconds: number
}

/** Takes points of a key, one by default. @returns 0, or in how many ms there are points again if there are not enough */
export type TakePoints = (key: string, points?: number) => Promise<number>

/** Counts what is asked for, on all nodes together. */
export interface Limits {
  /** Opens a limit; its points count for whoever opens one of the same name. */
  readonly open: (rule: LimitRule) => TakePoints
}
