import { median, percentile } from '../../scripts/lib/figures.ts'
import { grown, type Measurement, type NumericField, type State, subjects, valuesOf, visitsOf } from './measurement.ts'

const ROWS: readonly (readonly [field: NumericField, text: string, unit: string])[] = [
  ['fcp', 'first contentful paint', 'ms'],
  ['lcp', 'largest contentful paint', 'ms'],
  ['usable', 'clock and box on screen', 'ms'],
  ['inputReady', 'box takes keys', 'ms'],
  ['complete', 'all tiles on screen', 'ms'],
  ['takenOver', 'program has taken over', 'ms'],
  ['requestsBeforePaint', 'files before the first paint', ''],
  ['shift', 'layout shift', ''],
  ['blocking', 'visit: blocking time', 'ms'],
  ['script', 'visit: script', 'ms'],
  ['layout', 'visit: layout and styles', 'ms'],
  ['task', 'visit: main thread in all', 'ms'],
  ['requests', 'visit: files', ''],
  ['bytes', 'visit: bytes over the network', 'B'],
  ['heap', 'heap at its end', 'MB'],
  ['nodes', 'elements at its end', ''],
]

const formatNumber = (value: number) =>
  Number.isNaN(value)
    ? '–'
    : Math.abs(value) >= 100 || Number.isInteger(value)
      ? value.toFixed(0)
      : value.toPrecision(3)

function cell(values: readonly number[], unit: string): string {
  const [low, high] = [percentile(values, 0.25), percentile(values, 0.75)]
  if (Number.isNaN(low)) return '–'
  return `${formatNumber(median(values))} ${unit} (${formatNumber(low)}–${formatNumber(high)})`
}

/** A table of medians with interquartile ranges, for one state and slowdown; no lines if nothing was measured. */
export function formatTable(measured: readonly Measurement[], state: State, slowdown: number): string[] {
  const columns = [...subjects, ...grown]
    .map((subject) => ({ subject, visits: visitsOf(measured, state, slowdown, subject) }))
    .filter(({ visits }) => visits.length > 0)
  if (columns.length === 0) return []
  const line = (head: string, rest: readonly string[]) =>
    `${head.padEnd(32)}${rest.map((text) => text.padEnd(27)).join('')}`
  return [
    line(
      `${state} x${slowdown}`,
      columns.map(({ subject }) => subject),
    ),
    ...ROWS.map(([field, text, unit]) =>
      line(
        `  ${text}`,
        columns.map(({ visits }) => cell(valuesOf(visits, field), unit)),
      ),
    ),
  ]
}
