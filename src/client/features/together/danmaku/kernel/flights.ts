import { emptyLanes, freeLane, type Lanes, occupied, roomFrom } from './lanes.ts'
import { EMPTY_QUEUE, nextOf, type Queue, withNew, without } from './queue.ts'

/** Where a message lies on the conveyor, in px from where its left edge was at first. */
interface Span {
  readonly place: number
  readonly width: number
}

/** A message on its way. */
export interface Flight<T> {
  /** Unique within a run. */
  readonly key: number
  readonly message: T
  /** The uppermost of its lanes. */
  readonly lane: number
  /** How many lanes it takes. */
  readonly taken: number
  /** Undefined until it was drawn. */
  readonly span: Span | undefined
}

/** All that is on its way or will be. */
export interface Flights<T> {
  readonly queue: Queue<T>
  readonly flying: readonly Flight<T>[]
  /** When the last one has started, in ms. */
  readonly lastStart: number
  readonly nextKey: number
}

/** The settings that decide where and when messages fly, see `danmakuSettings`. */
export interface Flow {
  readonly loop: boolean
  readonly randomChannel: boolean
  /** In px per second: all are equally fast, so none catches up with the one before it. */
  readonly speeds: number
  readonly fontSize: number
  /** Between two lanes, and between two messages of a lane, in px. */
  readonly top: number
  readonly right: number
  /** The least time between two messages, in ms. */
  readonly debounce: number
}

/** What decides which message starts, and where. */
export interface Scene<T> {
  readonly flow: Flow
  /** The width of the stage in px, and how many lanes it has. */
  readonly width: number
  readonly lanes: number
  /** How many lanes a message takes; all where it wants more. */
  readonly lanesOf: (message: T) => number
  /** How far the conveyor has moved, in px. */
  readonly distance: number
  /** In ms. */
  readonly now: number
  /** From 0 up to, but not including, 1. */
  readonly random: () => number
}

/** No more are on their way at once, however small they and the gaps are. */
const MOST_FLYING = 80

export const NO_FLIGHTS: Flights<never> = {
  ...{ queue: EMPTY_QUEUE, flying: [] },
  ...{ lastStart: Number.NEGATIVE_INFINITY, nextKey: 0 },
}

/** With new messages, which fly as soon as there is room. */
export const announced = <T>(flights: Flights<T>, fresh: readonly T[]): Flights<T> => ({
  ...flights,
  queue: withNew(flights.queue, fresh),
})

/** Whether nothing flies and nothing will, if nothing new is said. */
export const hasEnded = <T>({ queue, flying }: Flights<T>, { loop }: Flow): boolean =>
  flying.length === 0 && nextOf(queue, loop) === undefined

/** Where a message begins: at the right edge of the stage. */
const edgeOf = <T>({ distance, width }: Scene<T>): number => distance + width

const takenBy = <T>(message: T, { lanes, lanesOf }: Scene<T>): number => Math.min(lanesOf(message), lanes)

/** From where on its lanes have room behind a message. */
const endOf = ({ place, width }: Span, { right }: Flow): number => place + width + right

/** The lanes as those on their way leave them; nobody knows how long one is that was not drawn. */
function lanesNow<T>(flying: readonly Flight<T>[], { flow, lanes }: Scene<T>): Lanes {
  return flying.reduce((all, { lane, taken, span }) => {
    const end = span === undefined ? Number.POSITIVE_INFINITY : endOf(span, flow)
    return occupied(all, lane, taken, end)
  }, emptyLanes(lanes))
}

/** After the start of all that may start now; the same object if nothing does. */
export function started<T>(flights: Flights<T>, scene: Scene<T>): Flights<T> {
  let [all, lanes] = [flights, lanesNow(flights.flying, scene)]
  for (let next = startOne(all, lanes, scene); next !== undefined; next = startOne(all, lanes, scene)) {
    all = next.flights
    lanes = next.lanes
  }
  return all
}

function startOne<T>({ queue, flying, lastStart, nextKey }: Flights<T>, lanes: Lanes, scene: Scene<T>) {
  const { flow, now, random } = scene
  if (flying.length >= MOST_FLYING || now < lastStart + flow.debounce) return undefined
  const coming = nextOf(queue, flow.loop)
  if (coming === undefined) return undefined
  const { next: message, rest } = coming
  const taken = takenBy(message, scene)
  const lane = freeLane(lanes, taken, edgeOf(scene), flow.randomChannel ? random() : undefined)
  if (lane === undefined) return undefined
  const flight = { key: nextKey, message, lane, taken, span: undefined }
  return {
    flights: { queue: rest, flying: [...flying, flight], lastStart: now, nextKey: nextKey + 1 },
    lanes: occupied(lanes, lane, taken, Number.POSITIVE_INFINITY),
  }
}

/**
 * In how many ms the next one may start, if nothing new is said; if none will, in how many the last one has left the stage:
 * nobody sees that those before it have. Undefined for never.
 */
export function waitOf<T>({ queue, flying, lastStart }: Flights<T>, scene: Scene<T>): number | undefined {
  const { flow, now, distance } = scene
  const msUntil = (moved: number) => (moved / flow.speeds) * 1000
  const landings = flying.flatMap(({ span }) =>
    span === undefined ? [] : [msUntil(span.place + span.width - distance)],
  )
  if (nextOf(queue, flow.loop) === undefined) return landings.length === 0 ? undefined : Math.max(...landings)
  const rooms = lanesNow(flying, scene).map((from) => msUntil(from - edgeOf(scene)))
  const full = flying.length >= MOST_FLYING ? landings : []
  const later = [lastStart + flow.debounce - now, ...rooms, ...full].filter((ms) => ms > 0 && Number.isFinite(ms))
  return later.length === 0 ? undefined : Math.min(...later)
}

/**
 * With all that are drawn where there is room for them: new ones at the right edge, the others where they are, or further
 * right where one before them has grown or has come into their lane. The same object if that changes nothing.
 * @param widths of those that are drawn, by their keys, in px
 */
export function laidOut<T>(flights: Flights<T>, widths: ReadonlyMap<number, number>, scene: Scene<T>): Flights<T> {
  let lanes = emptyLanes(scene.lanes)
  const laid = new Map<number, Flight<T>>()
  const edge = edgeOf(scene)
  const placeOf = ({ span }: Flight<T>) => span?.place ?? edge
  for (const flight of flights.flying.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const width = widths.get(flight.key) ?? flight.span?.width
    if (width === undefined) continue
    const taken = takenBy(flight.message, scene)
    const lane = Math.min(flight.lane, scene.lanes - taken)
    const span = { place: Math.max(placeOf(flight), roomFrom(lanes, lane, taken)), width }
    lanes = occupied(lanes, lane, taken, endOf(span, scene.flow))
    if (!isAt(flight, lane, taken, span)) laid.set(flight.key, { ...flight, lane, taken, span })
  }
  if (laid.size === 0) return flights
  return { ...flights, flying: flights.flying.map((flight) => laid.get(flight.key) ?? flight) }
}

const isAt = <T>(flight: Flight<T>, lane: number, taken: number, { place, width }: Span): boolean =>
  flight.lane === lane && flight.taken === taken && flight.span?.place === place && flight.span.width === width

/** Without the messages that have left the stage; the same object if none has. */
export function landed<T>(flights: Flights<T>, { distance }: Scene<T>): Flights<T> {
  const flying = flights.flying.filter(({ span }) => span === undefined || span.place + span.width > distance)
  return flying.length === flights.flying.length ? flights : { ...flights, flying }
}

/** Without some messages, wherever they are. */
export const cleared = <T>(flights: Flights<T>, isGone: (message: T) => boolean): Flights<T> => ({
  ...flights,
  queue: without(flights.queue, isGone),
  flying: flights.flying.filter(({ message }) => !isGone(message)),
})

/** The same on a conveyor that begins anew after so many px. */
export const rebased = <T>(flights: Flights<T>, distance: number): Flights<T> => ({
  ...flights,
  flying: flights.flying.map((flight) =>
    flight.span === undefined ? flight : { ...flight, span: { ...flight.span, place: flight.span.place - distance } },
  ),
})
