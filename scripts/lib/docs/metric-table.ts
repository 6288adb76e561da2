import type { Metric } from '../../../src/server/core/ports/metric-catalog.ts'
import { tableOf } from './markdown.ts'

/** The metrics of the server: what each is, in which unit, and what a bad value means. */
export const metricTable = (metrics: Readonly<Record<string, Metric>>): string =>
  tableOf(
    ['metric', 'kind', 'what it is', 'labels', 'a bad value'],
    Object.entries(metrics).map(([name, { kind, help, labels = {}, bad }]) => [
      `\`${name}\``,
      kindOf(name, kind),
      help,
      Object.entries(labels).map(labelText).join('; '),
      bad,
    ]),
  )

/** A histogram and a gauge have the unit that their name ends with. */
function kindOf(name: string, kind: Metric['kind']): string {
  const [unit] = /(?:seconds|bytes)(?=$|_total$)/.exec(name) ?? []
  return unit === undefined ? kind : `${kind}, ${unit}`
}

const labelText = ([label, values]: readonly [string, readonly string[] | string]): string =>
  `\`${label}\`: ${typeof values === 'string' ? values : values.map((value) => `\`${value}\``).join(', ')}`
