import type { CounterName, GaugeName, HistogramName, LabelsOf } from './metric-catalog.ts'

/**
 * Takes what the server measures of itself, for the operator's Prometheus. Whoever measures need not know whether there is
 * one. A label never has what a user is, has or says: its values are names of the program, and few.
 */
export interface Metrics {
  /** Counts what has happened, once by default; 0 times says that it can. */
  readonly count: <Name extends CounterName>(name: Name, labels: LabelsOf<Name>, times?: number) => void
  /** Notes one value, in the unit that the metric's name ends with. */
  readonly observe: <Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, value: number) => void
  /** Says how something stands, whenever that is asked; what several say with the same labels is added up. */
  readonly watch: <Name extends GaugeName>(name: Name, labels: LabelsOf<Name>, read: () => number) => void
}

/** Of a server whose operator wants no metrics. */
export const NO_METRICS: Metrics = { count: () => {}, observe: () => {}, watch: () => {} }
