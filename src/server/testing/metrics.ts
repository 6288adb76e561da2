import type { Metrics } from '../core/ports/metrics.ts'

/** What has been measured, by the metric's name and the values of its labels: `genkan_chat_sockets member`. */
export interface RecordedMetrics {
  readonly metrics: Metrics
  readonly counts: () => Readonly<Record<string, number>>
  /** Values in their order. */
  readonly observed: () => Readonly<Record<string, readonly number[]>>
  /** How something stands now; undefined where nobody says so. */
  readonly gauge: (key: string) => number | undefined
}

export function recordMetrics(): RecordedMetrics {
  const counts = new Map<string, number>()
  const observed = new Map<string, readonly number[]>()
  const gauges = new Map<string, () => number>()
  const keyOf = (name: string, labels: object) => [name, ...Object.values(labels)].join(' ')
  return {
    metrics: {
      count(name, labels, times = 1) {
        const key = keyOf(name, labels)
        counts.set(key, (counts.get(key) ?? 0) + times)
      },
      observe(name, labels, value) {
        const key = keyOf(name, labels)
        observed.set(key, [...(observed.get(key) ?? []), value])
      },
      watch: (name, labels, read) => void gauges.set(keyOf(name, labels), read),
    },
    counts: () => Object.fromEntries(counts),
    observed: () => Object.fromEntries(observed),
    gauge: (key) => gauges.get(key)?.(),
  }
}
