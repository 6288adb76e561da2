import { setTimeout as wait } from 'node:timers/promises'
import { type Amounts, METERS, type Meters, REQUESTS, recordOf } from '../../capacity/model.ts'
import type { Crew, Seen } from './crew.ts'
import type { Gauges, Reading, Sample } from './meters.ts'
import type { Stretch } from './plan.ts'

const SAMPLE_MS = 2000

/** A stretch with what it took. */
export interface Played {
  readonly seen: Seen
  readonly seconds: number
  readonly amounts: Amounts
  readonly used: Meters
  /** Cores that each process has used on average, by its name; and the whole machine. */
  readonly cores: Readonly<Record<string, number>>
  readonly machine: number
  readonly growth: number
  readonly samples: readonly (readonly [minutes: number, sample: Sample])[]
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Plays a stretch and reads all gauges before and after it. @param sockets that are open meanwhile */
export async function playStretch(crew: Crew, gauges: Gauges, stretch: Stretch, sockets: number): Promise<Played> {
  const samples: [number, Sample][] = []
  const begun = performance.now()
  const take = async () => void samples.push([(performance.now() - begun) / 60_000, await gauges.sample()])
  const before = await gauges.read()
  await take()
  let sampling = Promise.resolve()
  const timer = setInterval(() => {
    sampling = sampling.then(take)
  }, SAMPLE_MS)
  const ending = wait(stretch.ms).then(async () => ({ reading: await gauges.read(), seconds: secondsSince(begun) }))
  const seen = await crew.play(stretch).finally(() => clearInterval(timer))
  const after = await gauges.read()
  const seconds = secondsSince(begun)
  await sampling
  await take()
  return { ...compare(seen, before, after, { seconds, sockets }), ...coresOf(seen, before, await ending), samples }
}

const secondsSince = (begun: number): number => (performance.now() - begun) / 1000

/** Cores while things were asked for, without the time in which the last answers were awaited. */
function coresOf(
  seen: Seen,
  before: Reading,
  { reading, seconds }: { readonly reading: Reading; readonly seconds: number },
): Pick<Played, 'cores' | 'machine'> {
  const parts = {
    ...Object.fromEntries(reading.nodes.map((value, at) => [`node ${at + 1}`, value - (before.nodes[at] ?? 0)])),
    ...{ PostgreSQL: reading.postgres - before.postgres, haproxy: reading.balancer - before.balancer },
    ...{ Redis: reading.redis - before.redis, 'the load generators': seen.processorSeconds },
  }
  return {
    cores: Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, value / seconds])),
    machine: (reading.machine - before.machine) / seconds,
  }
}

function compare(
  seen: Seen,
  before: Reading,
  after: Reading,
  { seconds, sockets }: { readonly seconds: number; readonly sockets: number },
): Omit<Played, 'samples' | 'cores' | 'machine'> {
  const used = (name: 'postgres' | 'balancer' | 'redis' | 'wal' | 'commands') => after[name] - before[name]
  const nodes = after.nodes.map((value, at) => value - (before.nodes[at] ?? 0))
  const counts = recordOf(REQUESTS, (request) => seen.times[request].length)
  return {
    ...{ seen, seconds, growth: after.kept - before.kept },
    amounts: {
      ...{ ...counts, message: seen.arrivals.length, delivery: seen.deliveries },
      ...{ socketSecond: sockets * seconds, second: seconds },
    },
    used: recordOf(METERS, (meter) => (meter === 'node' ? total(nodes) : meter === 'sent' ? seen.bytes : used(meter))),
  }
}
