import type { Inputs } from './inputs.ts'

/** What clients ask for, each from its first byte to its last answer. */
export const REQUESTS = [
  'worker', // the service worker's own file, unchanged, by which every opening begins
  'userInfo',
  'capabilities',
  'check', // the versions of the sections
  'enter', // a ticket, a socket, its login
  'load', // the page and all files of a build
  'login',
  'push',
  'board',
] as const
export type Request = (typeof REQUESTS)[number]

/** All that costs something: beside requests a message, its arrival at a reader, an open socket for a second, a second. */
export const WORKS = [...REQUESTS, 'message', 'delivery', 'socketSecond', 'second'] as const
export type Work = (typeof WORKS)[number]

/** Processes, in processor seconds; what PostgreSQL logs ahead and clients are sent, in bytes; commands to Redis. */
export const METERS = ['node', 'postgres', 'balancer', 'redis', 'wal', 'sent', 'commands'] as const
export type Meter = (typeof METERS)[number]
export type Meters = Readonly<Record<Meter, number>>

/** How much of each work, a second or in all. */
export type Amounts = Readonly<Record<Work, number>>
/** What one of each work costs. */
export type Costs = Readonly<Record<Work, Meters>>

/** Bytes of what is kept, in memory for a node and a socket and in the database for a row with its indexes. */
export interface Sizes {
  readonly node: number
  readonly socket: number
  readonly account: number
  readonly version: number
  readonly message: number
  readonly file: number
}

/** What was measured, on how many nodes: each hears every message. */
export interface Measured {
  readonly nodes: number
  readonly costs: Costs
  readonly sizes: Sizes
}

/** @param make of each its value @returns a record with the values of all names */
export const recordOf = <Name extends string>(names: readonly Name[], make: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, number>

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Requests a second at the peak. */
export function requestsOf(inputs: Inputs): Readonly<Record<Request, number>> {
  const { people, activeShare, seenShare, peakShare, checkSeconds } = inputs
  const active = people * activeShare
  const seen = active * seenShare
  const perDay = (times: number) => (active * times * peakShare) / 3600
  const openings = perDay(inputs.openings)
  return {
    ...{ worker: openings, userInfo: openings, capabilities: openings, enter: openings },
    check: openings + seen / checkSeconds,
    load: perDay(inputs.loads),
    login: perDay(inputs.logins),
    push: (seen * inputs.pushes) / 3600,
    board: openings * inputs.boards,
  }
}

/** Sockets at the peak, and those of them that read the room. */
export function socketsOf({ people, activeShare, seenShare, readerShare }: Inputs) {
  const sockets = people * activeShare * seenShare
  return { sockets, readers: sockets * readerShare }
}

/** What is done in a second at the peak, in one room, but for what the nodes do by themselves. */
export function amountsOf(inputs: Inputs): Amounts {
  const { sockets, readers } = socketsOf(inputs)
  const message = (readers * inputs.messages) / 3600
  return { ...requestsOf(inputs), message, delivery: message * readers, socketSecond: sockets, second: 1 }
}

/** @param nodes as many as do it: each hears every message, and does something in every second by itself */
export function costOf(amounts: Amounts, { costs, nodes: measuredOn }: Measured, nodes: number): Meters {
  const scaleOf = (work: Work, meter: Meter) =>
    meter === 'node' && (work === 'message' || work === 'second') ? nodes / measuredOn : 1
  return recordOf(METERS, (meter) =>
    sum(WORKS.map((work) => amounts[work] * costs[work][meter] * scaleOf(work, meter))),
  )
}

/** Memory of each node, in bytes. */
export const memoryOf = ({ sizes }: Measured, sockets: number, nodes: number): number =>
  sizes.node + (sockets / nodes) * sizes.socket

/** Bytes that work adds to the database. */
export const growthOf = (amounts: Pick<Amounts, 'push' | 'message'>, { sizes }: Measured): number =>
  amounts.push * sizes.version + amounts.message * sizes.message

/** What a size needs. */
export interface Need {
  readonly people: number
  readonly sockets: number
  readonly readers: number
  readonly requests: number
  readonly messages: number
  readonly deliveries: number
  /** Infinite where hearing the room takes a node wholly. */
  readonly nodes: number
  /** Bytes of memory of each of them. */
  readonly memory: number
  readonly postgresCores: number
  readonly balancerCores: number
  readonly redisCores: number
  /** Messages and other commands a second. */
  readonly redis: number
  /** Bytes: what PostgreSQL keeps, what it logs a second, the bucket, what clients are sent a second. */
  readonly disk: number
  readonly wal: number
  readonly bucket: number
  readonly sent: number
  /** A month, in €. */
  readonly price: number
}

/** The fewest nodes that carry the processor time and the sockets. */
function nodesFor(amounts: Amounts, measured: Measured, { use, nodeCores, nodeSockets }: Inputs): number {
  const room = use * nodeCores
  const [alone, shared] = [0, 1].map((nodes) => costOf(amounts, measured, nodes).node)
  const each = (shared ?? 0) - (alone ?? 0)
  const forWork = each < room ? Math.ceil((alone ?? 0) / (room - each)) : Number.POSITIVE_INFINITY
  return Math.max(1, forWork, Math.ceil(amounts.socketSecond / nodeSockets))
}

/** What people need, as the inputs tell, on nodes as they were measured. @param amounts by default those of the inputs */
export function needOf(inputs: Inputs, measured: Measured, amounts = amountsOf(inputs)): Need {
  const { people, use } = inputs
  const { sockets, readers } = socketsOf(inputs)
  const nodes = nodesFor(amounts, measured, inputs)
  const cost = costOf(amounts, measured, Number.isFinite(nodes) ? nodes : 1)
  const { sizes } = measured
  const secondsOfDay = 3600 / inputs.peakShare // a day has the traffic of so many at the peak
  const messagesKept = amounts.message * secondsOfDay * inputs.days
  const disk =
    people * (sizes.account + inputs.versions * sizes.version + inputs.files * sizes.file) +
    messagesKept * sizes.message
  const bucket = people * inputs.files * inputs.fileBytes
  const coresOf = (seconds: number) => seconds / use
  const [postgresCores, balancerCores, redisCores] = [cost.postgres, cost.balancer, cost.redis].map(coresOf) as [
    number,
    number,
    number,
  ]
  const cores = nodes * inputs.nodeCores + Math.ceil(postgresCores) + Math.ceil(balancerCores) + Math.ceil(redisCores)
  const sentInMonth = cost.sent * secondsOfDay * 30
  const gigabyte = 1e9
  return {
    ...{ people, sockets, readers, nodes, postgresCores, balancerCores, redisCores, disk, bucket },
    ...{
      messages: amounts.message,
      deliveries: amounts.delivery,
      requests: sum(REQUESTS.map((name) => amounts[name])),
    },
    ...{ memory: memoryOf(measured, sockets, nodes), redis: cost.commands, wal: cost.wal, sent: cost.sent },
    price:
      cores * inputs.pricePerCore +
      (disk * inputs.pricePerDiskGb + bucket * inputs.pricePerBucketGb + sentInMonth * inputs.pricePerTrafficGb) /
        gigabyte,
  }
}

/** What gives out as people become more, and how much of it they use: 1 is all. */
export interface Limit {
  readonly name: string
  readonly share: number
}

/** Messages a second of one room that somebody can read. */
const READABLE = 5
/** Cores of a machine for PostgreSQL, which has one writer; Redis computes in one thread. */
const POSTGRES_CORES = 32
const REDIS_CORES = 1
/** Connections of clients to a haproxy of one machine: each takes two ports or files and some 20 KB. */
const BALANCER_SOCKETS = 100_000

/** What gives out, the first to do so first. */
export function limitsOf({ sockets, messages, postgresCores, redisCores }: Need): readonly Limit[] {
  const limits: readonly Limit[] = [
    { name: 'one room: more is written than anybody reads', share: messages / READABLE },
    { name: 'PostgreSQL on one machine', share: postgresCores / POSTGRES_CORES },
    { name: 'Redis, which is one thread', share: redisCores / REDIS_CORES },
    { name: 'sockets of one balancer', share: sockets / BALANCER_SOCKETS },
  ]
  return limits.toSorted((one, other) => other.share - one.share)
}

/** A room in which all of so many people are readers: nodes by `MAX_MEMBERS`, and messages a second that they bear. */
export function roomOf(
  readers: number,
  { nodeSockets, nodeCores, use }: Inputs,
  { costs, nodes: measuredOn }: Measured,
) {
  const nodes = Math.ceil(readers / nodeSockets)
  const perMessage = readers * costs.delivery.node + (nodes / measuredOn) * costs.message.node
  const idle = readers * costs.socketSecond.node + (nodes / measuredOn) * costs.second.node
  return { nodes, messages: Math.max(0, nodes * nodeCores * use - idle) / perMessage }
}
