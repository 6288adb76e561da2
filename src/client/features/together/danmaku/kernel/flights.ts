import { emptyLanes, freeLane, type Lanes, occupied } from './lanes.ts'
import { EMPTY_QUEUE, nextOf, type Queue, withNew, without } from './queue.ts'

/** A message on its way. */
export interface Flight<T> {
  /** Unique within a run. */
  readonly key: number
  readonly message: T
  /** The uppermost of its lanes. */
  readonly lane: number
  /** How many lanes it takes. */
  readonly taken: number
  /** When it has left the stage; Infinity until it was measured. */
  readonly landsAt: number
}

/** All that is on its way or will be. Times are of one clock, in ms. */
export interface Flights<T> {
  readonly lanes: Lanes
  readonly queue: Queue<T>
  readonly flying: readonly Flight<T>[]
  readonly lastStart: number
  readonly nextKey: number
}

/** What decides which message starts, and where. */
export interface Scene<T> {
  readonly loop: boolean
  readonly randomChannel: boolean
  /** The least time between two messages, in ms. */
  readonly debounce: number
  /** How many lanes a message takes. */
  readonly lanesOf: (message: T) => number
  /** From 0 up to, but not including, 1. */
  readonly random: () => number
}

/** No more are on their way at once, however small they and the gaps are. */
const MOST_FLYING = 80

export const noFlights = <T>(lanes: number): Flights<T> => ({
  ...{ lanes: emptyLanes(lanes), queue: EMPTY_QUEUE, flying: [] },
  ...{ lastStart: Number.NEGATIVE_INFINITY, nextKey: 0 },
})

/** With new messages, which fly as soon as there is room. */
export const announced = <T>(flights: Flights<T>, fresh: readonly T[]): Flights<T> => ({
  ...flights,
  queue: withNew(flights.queue, fresh),
})

/** After the start of all that may start now; the same object if nothing does. Their lanes are taken until `measured`. */
export function started<T>(flights: Flights<T>, now: number, scene: Scene<T>): Flights<T> {
  let all = flights
  for (let next = startOne(all, now, scene); next !== undefined; next = startOne(all, now, scene)) all = next
  return all
}

function startOne<T>(flights: Flights<T>, now: number, scene: Scene<T>): Flights<T> | undefined {
  if (flights.flying.length >= MOST_FLYING || now < flights.lastStart + scene.debounce) return undefined
  const coming = nextOf(flights.queue, scene.loop)
  if (coming === undefined) return undefined
  const taken = scene.lanesOf(coming.next)
  const lane = freeLane(flights.lanes, taken, now, scene.randomChannel ? scene.random() : undefined)
  if (lane === undefined) return undefined
  return {
    lanes: occupied(flights.lanes, lane, taken, Number.POSITIVE_INFINITY),
    queue: coming.rest,
    flying: [
      ...flights.flying,
      { key: flights.nextKey, message: coming.next, lane, taken, landsAt: Number.POSITIVE_INFINITY },
    ],
    lastStart: now,
    nextKey: flights.nextKey + 1,
  }
}

/** When something lands or may start, if nothing new is said; undefined for never. */
export function wakeAt<T>(
  { lanes, queue, flying, lastStart }: Flights<T>,
  now: number,
  scene: Scene<T>,
): number | undefined {
  const starts = nextOf(queue, scene.loop) === undefined ? [] : [lastStart + scene.debounce, ...lanes]
  const later = [...starts, ...flying.map(({ landsAt }) => landsAt)].filter((at) => at > now && Number.isFinite(at))
  return later.length === 0 ? undefined : Math.min(...later)
}

/** The width of a message is known, and so when it lands, and from when on the lanes that it takes are free. */
export const measured = <T>(
  flights: Flights<T>,
  { key, lane, taken }: Flight<T>,
  { freeAt, landsAt }: { readonly freeAt: number; readonly landsAt: number },
): Flights<T> => ({
  ...flights,
  lanes: occupied(flights.lanes, lane, taken, freeAt),
  flying: flights.flying.map((one) => (one.key === key ? { ...one, landsAt } : one)),
})

/** Without the messages that have left the stage; the same object if none has. */
export const landed = <T>(flights: Flights<T>, now: number): Flights<T> =>
  flights.flying.some(({ landsAt }) => landsAt <= now)
    ? { ...flights, flying: flights.flying.filter(({ landsAt }) => landsAt > now) }
    : flights

/** Without some messages, wherever they are; their lanes are free as they would have been, or if none was drawn at once. */
export function cleared<T>(flights: Flights<T>, isGone: (message: T) => boolean): Flights<T> {
  const undrawn = flights.flying.filter(({ message, landsAt }) => isGone(message) && !Number.isFinite(landsAt))
  return {
    ...flights,
    lanes: undrawn.reduce((lanes, { lane, taken }) => occupied(lanes, lane, taken, 0), flights.lanes),
    queue: without(flights.queue, isGone),
    flying: flights.flying.filter(({ message }) => !isGone(message)),
  }
}
