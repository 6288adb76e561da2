import { type Figure, percentile, slopeOf } from '../../../scripts/lib/figures.ts'
import { nodesText } from '../../capacity/check.ts'
import type { Sample } from './meters.ts'
import type { Played } from './stretch.ts'

/** The part of a run in which caches fill and the heap grows to its size. */
const WARM_UP = 0.3
/** Growth of a node's memory that is flat, in MB a minute. */
const FLAT = 1
/** One answer of so many may be none. */
const FAILURES = 1 / 1000

/** What a stretch was like, in lines. */
export function reportOf({ seen, cores, machine, seconds, samples }: Played): readonly string[] {
  const rows: [string, readonly number[]][] = [...Object.entries(seen.times), ['message to all', seen.arrivals]]
  const latency = (times: readonly number[], p: number) => percentile(times, p).toFixed(1)
  const most = (of: (sample: Sample) => number) => Math.max(...samples.map(([, sample]) => of(sample)))
  const used = Object.entries(cores).map(([name, value]) => `${name} ${(value * seconds).toFixed(1)}`)
  return [
    ...rows.map(
      ([name, times]) => `${name}: ${times.length}, ms 50 % ${latency(times, 0.5)}, 99 % ${latency(times, 0.99)}`,
    ),
    `processor seconds in ${seconds.toFixed(0)} s: ${used.join(', ')}; the whole machine ${(machine * seconds).toFixed(1)}`,
    `connections to the database: ${most(({ connections }) => connections)} at most, ${most(({ busyConnections }) => busyConnections)} at work`,
    ...Object.entries(seen.failures).map(([what, times]) => `failed ${times} times: ${what}`),
  ]
}

interface Context {
  readonly nodes: number
  /** See `Gauges`. */
  readonly lags: readonly (readonly [half: number, most: number])[]
  /** What the nodes took before and after the mix, without what they did not use. */
  readonly before: Sample
  readonly after: Sample
  /** How many times the mix it was that bent. */
  readonly bentAt: number
  readonly quick: boolean
}

/** The figures of the mix. */
export function figuresOf(mix: Played, { nodes, lags, before, after, bentAt, quick }: Context): Figure[] {
  const { seen } = mix
  const of = nodesText(nodes)
  const answers = Object.values(seen.times).reduce((sum, { length }) => sum + length, 0)
  const failed = Object.values(seen.failures).reduce((sum, times) => sum + times, 0)
  const latencies = [...Object.entries(seen.times), ['message to all', seen.arrivals] as const].flatMap(
    ([name, times]) => (times.length === 0 ? [] : [timeFigure(`${of}: ${name}`, times)]),
  )
  return [
    { name: `${of}: answers`, value: answers, unit: 'answers', target: { op: '>=', value: 1 } },
    { name: `${of}: failures`, value: failed / answers, unit: 'x', target: { op: '<=', value: FAILURES } },
    ...latencies,
    ...memoryFigures(of, mix),
    ...growthFigures(of, mix.seconds / 60, before, after, quick),
    {
      ...{ name: `${of}: event loop late for 99 % of a second, half of the seconds`, unit: 'ms' },
      ...{
        value: percentile(
          lags.map(([, most]) => most),
          0.5,
        ),
      },
      control: {
        name: '99 % of the seconds',
        value: percentile(
          lags.map(([, most]) => most),
          0.99,
        ),
      },
    },
    { name: `${of}: the mix bends at`, value: bentAt, unit: 'x' },
  ]
}

const timeFigure = (name: string, times: readonly number[]): Figure => ({
  ...{ name: `${name}, 99 % within`, value: percentile(times, 0.99), unit: 'ms' },
  control: { name: '50 % within', value: percentile(times, 0.5) },
})

/** Memory of each process at the end, at the start, and how it grows once warm. */
function memoryFigures(of: string, { samples }: Played): Figure[] {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP))
  const [first, last] = [samples[0]?.[1], samples.at(-1)?.[1]]
  const figures = (name: string, read: (sample: Sample | undefined) => number): Figure[] => [
    {
      ...{ name: `${of}: memory of ${name}`, value: read(last), unit: 'MB' },
      control: { name: 'at the start', value: read(first) },
    },
    {
      ...{ name: `${of}: memory of ${name} grows by`, unit: 'MB/min' },
      value: slopeOf(warm.map(([minutes, sample]) => [minutes, read(sample)])),
    },
  ]
  return [
    ...(last?.nodes ?? []).flatMap((_, at) => figures(`node ${at + 1}`, (sample) => sample?.nodes[at] ?? 0)),
    ...(['postgres', 'balancer', 'redis'] as const).flatMap((part) => figures(part, (sample) => sample?.[part] ?? 0)),
  ]
}

/** How much more each node keeps after the mix: the heap that it has only not given back yet does not count. */
const growthFigures = (of: string, minutes: number, before: Sample, after: Sample, quick: boolean): Figure[] =>
  after.nodes.map((memory, at) => ({
    ...{ name: `${of}: node ${at + 1} keeps more by`, unit: 'MB/min' },
    value: (memory - (before.nodes[at] ?? 0)) / minutes,
    ...(!quick && { target: { op: '<=', value: FLAT } as const }),
  }))
