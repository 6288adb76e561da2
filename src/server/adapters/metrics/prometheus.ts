import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import {
  BUCKETS,
  type CounterName,
  type GaugeName,
  type HistogramName,
  labelsOf,
  METRICS,
  type MetricName,
} from '../../core/ports/metric-catalog.ts'
import type { Metrics } from '../../core/ports/metrics.ts'

type Labels = Readonly<Record<string, string>>

/** Metrics of the library that its own maintainers advise against, or that break Prometheus' rules for names. */
const LEFT_OUT = [
  ...['nodejs_active_handles', 'nodejs_active_handles_total', 'nodejs_active_requests'],
  ...['nodejs_active_requests_total', 'nodejs_active_resources_total'],
]

/** Metrics that are kept in memory until Prometheus asks. */
export interface Prometheus {
  readonly metrics: Metrics
  /** All of them in Prometheus' text form, those of the process included. */
  readonly read: () => Promise<string>
  /** The media type of that form. */
  readonly type: string
}

/** Opens metrics: each of the catalogue is there from the start, with 0 wherever its labels are known. */
export function openPrometheus(version: string): Prometheus {
  const registry = new Registry()
  const { counters, histograms, watch } = register(registry)
  collectDefaultMetrics({ register: registry })
  for (const name of LEFT_OUT) registry.removeSingleMetric(name)
  const metrics: Metrics = {
    count: (name, labels, times = 1) => counters.get(name)?.inc(labels, times),
    observe: (name, labels, value) => histograms.get(name)?.observe(labels, value),
    watch,
  }
  metrics.watch('genkan_build_info', { version }, () => 1)
  return { metrics, read: () => registry.metrics(), type: registry.contentType }
}

function register(registry: Registry) {
  const counters = new Map<CounterName, Counter>()
  const histograms = new Map<HistogramName, Histogram>()
  const readers = new Map<GaugeName, { readonly labels: Labels; readonly read: () => number }[]>()
  for (const name of Object.keys(METRICS) as MetricName[]) {
    const labelNames = Object.keys(labelsOf(name))
    const configuration = { name, help: METRICS[name].help, labelNames, registers: [registry] }
    if (isOf('counter', name)) {
      const counter = new Counter(configuration)
      for (const labels of knownLabels(name)) counter.inc(labels, 0)
      counters.set(name, counter)
    } else if (isOf('histogram', name)) {
      const buckets = [...BUCKETS[name.endsWith('_bytes') ? 'bytes' : 'seconds']]
      histograms.set(name, new Histogram({ ...configuration, buckets }))
    } else if (isOf('gauge', name)) {
      const own: { readonly labels: Labels; readonly read: () => number }[] = []
      readers.set(name, own)
      new Gauge({
        ...configuration,
        collect() {
          this.reset()
          if (labelNames.length === 0) this.remove() // without a reader it is absent, not 0
          for (const { labels, read } of own) this.inc(labels, read())
        },
      })
    }
  }
  const watch = (name: GaugeName, labels: Labels, read: () => number) => void readers.get(name)?.push({ labels, read })
  return { counters, histograms, watch }
}

function isOf(kind: 'counter', name: MetricName): name is CounterName
function isOf(kind: 'gauge', name: MetricName): name is GaugeName
function isOf(kind: 'histogram', name: MetricName): name is HistogramName
function isOf(kind: string, name: MetricName): boolean {
  return METRICS[name].kind === kind
}

/** All combinations of a metric's labels; none where the values of one are not known beforehand. */
function knownLabels(name: MetricName): readonly Labels[] {
  return Object.entries(labelsOf(name)).reduce<readonly Labels[]>(
    (all, [label, values]) =>
      typeof values === 'string' ? [] : all.flatMap((labels) => values.map((value) => ({ ...labels, [label]: value }))),
    [{}],
  )
}
