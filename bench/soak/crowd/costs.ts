import { type Costs, METERS, type Meters, REQUESTS, type Request, recordOf, type Sizes } from '../../capacity/model.ts'
import { startCrew } from './crew.ts'
import { type Gauges, nodeMemoryOf } from './meters.ts'
import type { Plan, Stretch } from './plan.ts'
import { type Played, playStretch } from './stretch.ts'

/** How often a second each kind is asked for while it is measured alone: some tenths of a core. */
const RATES: Readonly<Record<Request, number>> = {
  ...{ worker: 100, userInfo: 80, capabilities: 100, check: 80, enter: 25, load: 0.7, login: 5, push: 20, board: 80 },
}
const MESSAGES = 5
/** Stretches of warm-up. */
const WARM_UPS = 4
/** All of it at once takes no more than one kind alone. */
const WARM_UP = Object.fromEntries(REQUESTS.map((request) => [request, RATES[request] / 4]))

interface Unit {
  readonly costs: Costs
  readonly memory: Pick<Sizes, 'node' | 'socket'>
}

interface CostOptions {
  readonly plan: Plan
  readonly gauges: Gauges
  /** For how long each kind of work is measured. */
  readonly ms: number
  readonly log: (line: string) => void
}

/** Measures each kind of work by itself, and what a socket takes. */
export async function measureCosts({ plan, gauges, ms, log }: CostOptions): Promise<Unit> {
  const within = async <T>(sockets: number, readers: number, use: (play: Play) => Promise<T>): Promise<T> => {
    const crew = await startCrew({ ...plan, sockets, readers }, gauges)
    try {
      return await use((rates) => playStretch(crew, gauges, { rates, ms }, sockets))
    } finally {
      await crew.end()
    }
  }
  const collected = async () => {
    await gauges.collect()
    return nodeMemoryOf(await gauges.sample())
  }
  const { second, requests, node } = await within(0, 0, (play) => measureRequests(play, log))
  const { sockets, readers } = plan
  const empty = await collected()
  const alone = await within(sockets, 2, async (play) => {
    const [idle, written] = [await play({}), await play({ message: MESSAGES })]
    return { full: await collected(), ...subtractSocketsFrom(idle, written, second) }
  })
  const { socketSecond, message, full } = alone
  const written = await within(sockets, readers, (play) => play({ message: MESSAGES }))
  const rest = minus(written.used, [second, written.amounts.second], [socketSecond, written.amounts.socketSecond])
  const delivery = part(minus(rest, [message, written.amounts.message]), written.amounts.delivery)
  const nodes = (await gauges.read()).nodes.length
  return {
    costs: { ...requests, second, socketSecond, message, delivery },
    memory: { node, socket: Math.max(0, ((full - empty) * nodes) / sockets) },
  }
}

type Play = (rates: Stretch['rates']) => Promise<Played>

/** The costs of each request by itself, without sockets, and the most memory that a node takes meanwhile. */
async function measureRequests(play: Play, log: CostOptions['log']) {
  // warm-up: programs are compiled as they are used, and boards are kept
  for (let round = 0; round < WARM_UPS; round += 1) await play(WARM_UP)
  const idle = await play({})
  const second = part(idle.used, idle.seconds)
  const requests: Partial<Record<Request, Meters>> = {}
  let node = 0
  for (const request of REQUESTS) {
    const played = await play({ [request]: RATES[request] })
    const { used, seconds, seen, samples } = played
    const count = seen.times[request].length
    const cost = part(minus(used, [second, seconds]), count)
    requests[request] = cost
    node = Math.max(node, ...samples.map(([, sample]) => nodeMemoryOf(sample)))
    for (const [what, times] of Object.entries(seen.failures)) log(`failed ${times} times: ${what}`)
    log(
      `${request}: ${count} times, ms of nodes ${ms(cost.node)}, PostgreSQL ${ms(cost.postgres)}, haproxy ${ms(cost.balancer)}, generators ${ms(seen.processorSeconds / count)}`,
    )
  }
  return { second, node, requests: requests as Record<Request, Meters> }
}

/** @param idle a stretch in which sockets beat alone @param written one with messages to nobody but two readers */
function subtractSocketsFrom(idle: Played, written: Played, second: Meters): Pick<Costs, 'socketSecond' | 'message'> {
  const socketSecond = part(minus(idle.used, [second, idle.amounts.second]), idle.amounts.socketSecond)
  const { second: seconds, socketSecond: socketSeconds, message } = written.amounts
  return { socketSecond, message: part(minus(written.used, [second, seconds], [socketSecond, socketSeconds]), message) }
}

const minus = (meters: Meters, ...others: readonly (readonly [Meters, number])[]): Meters =>
  recordOf(METERS, (meter) => others.reduce((left, [one, times]) => left - one[meter] * times, meters[meter]))

/** What one of `count` costs; what is within the clock's noise costs nothing. */
const part = (meters: Meters, count: number): Meters =>
  recordOf(METERS, (meter) => Math.max(0, meters[meter] / Math.max(1, count)))

const ms = (seconds: number): string => (1000 * seconds).toFixed(2)
