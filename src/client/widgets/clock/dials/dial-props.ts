import type { ClockConfig } from '../model.ts'

/** What every style of a clock is drawn from. */
export interface DialProps {
  readonly config: ClockConfig
  readonly rows: number
  readonly columns: number
}
