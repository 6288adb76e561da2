import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  announced,
  cleared,
  type Flights,
  landed,
  measured,
  noFlights,
  type Scene,
  started,
  wakeAt,
} from './flights.ts'
import { flightOf, freeLane, lanesTaken, occupied, refitted } from './lanes.ts'

interface Message {
  readonly id: number
  readonly width: number
  readonly lanes: number
}
const message = (id: number, width = 100, lanes = 1): Message => ({ id, width, lanes })
const traffic = { width: 1000, speeds: 200, right: 66 }
const sceneOf = (changes: Partial<Scene<Message>> = {}): Scene<Message> => ({
  ...{ loop: false, randomChannel: false, debounce: 0, random: () => 0 },
  lanesOf: ({ lanes }) => lanes,
  ...changes,
})

interface Flown {
  readonly message: Message
  readonly lane: number
  readonly at: number
}

/** Plays messages, each said at a time, until all have landed or a time is over. */
function play(said: readonly { at: number; message: Message }[], lanes: number, scene: Scene<Message>, until = 60_000) {
  const flown: Flown[] = []
  let flights: Flights<Message> = noFlights(lanes)
  let mostFlying = 0
  for (let now: number | undefined = 0; now !== undefined && now <= until; ) {
    const at: number = now
    flights = landed(flights, at)
    flights = announced(
      flights,
      said.filter((one) => one.at === at).map((one) => one.message),
    )
    const known = flights.nextKey
    flights = started(flights, at, scene)
    for (const flight of flights.flying.filter(({ key }) => key >= known)) {
      const { ms, freeAfter } = flightOf(flight.message.width, traffic)
      const times = { freeAt: at + freeAfter, landsAt: at + ms }
      flights = measured(flights, flight, times)
      flown.push({ message: flight.message, lane: flight.lane, at })
    }
    mostFlying = Math.max(mostFlying, flights.flying.length)
    const times: readonly (number | undefined)[] = [wakeAt(flights, at, scene), ...said.map((one) => one.at)]
    const later = times.filter((time): time is number => time !== undefined && time > at)
    now = later.length === 0 ? undefined : Math.min(...later)
  }
  return { flown, flights, mostFlying }
}

/** Whether two messages are ever nearer than the gap, in a lane that both take. */
function collide(one: Flown, other: Flown): boolean {
  const shares = one.lane < other.lane + other.message.lanes && other.lane < one.lane + one.message.lanes
  const [before, behind] = one.at <= other.at ? [one, other] : [other, one]
  const gone = ((behind.at - before.at) / 1000) * traffic.speeds
  return shares && gone + 1e-6 < before.message.width + traffic.right
}

test('no message comes near another in its lane, whatever is said and how large it is', () => {
  const said = fc.array(
    fc.record({
      at: fc.nat(5000),
      message: fc.record({
        id: fc.nat(),
        width: fc.integer({ min: 10, max: 3000 }),
        lanes: fc.integer({ min: 1, max: 3 }),
      }),
    }),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(said, fc.integer({ min: 1, max: 6 }), fc.boolean(), (all, lanes, randomChannel) => {
      const { flown } = play(all, lanes, sceneOf({ randomChannel, random: () => 0.7 }), 1e6)
      expect(flown).toHaveLength(all.length)
      for (const [index, one] of flown.entries())
        for (const other of flown.slice(index + 1)) expect(collide(one, other)).toBe(false)
    }),
  )
})

test('of a hundred a second those wait that have come last, and no more than some', () => {
  const flood = Array.from({ length: 1000 }, (_, id) => ({ at: id * 10, message: message(id) }))
  const { flown, flights, mostFlying } = play(flood, 6, sceneOf(), 12_000)
  expect(mostFlying).toBeLessThanOrEqual(48)
  expect(flights.queue.waiting.length).toBeLessThanOrEqual(24)
  const late = flown.filter(({ at }) => at > 5000 && at < 10_000)
  for (const { message: one, at } of late) expect(at - one.id * 10).toBeLessThan(6000)
})

test('one message at a time, as the delay between two says', () => {
  const said = [0, 1, 2].map((id) => ({ at: 0, message: message(id) }))
  expect(play(said, 6, sceneOf({ debounce: 100 })).flown.map(({ at }) => at)).toEqual([0, 100, 200])
  expect(play(said, 6, sceneOf()).flown.map(({ lane }) => lane)).toEqual([0, 1, 2])
})

test('a loop shows again what was shown, and what is new first', () => {
  const said = [
    { at: 0, message: message(1) },
    { at: 0, message: message(2) },
    { at: 900, message: message(3) },
  ]
  const { flown } = play(said, 1, sceneOf({ loop: true }), 4500)
  expect(flown.map(({ message: { id } }) => id)).toEqual([1, 2, 3, 1, 2, 3])
})

test('what was deleted, or said by somebody who is hidden, is shown no more', () => {
  const scene = sceneOf({ loop: true })
  const all = started(announced(noFlights<Message>(1), [message(1), message(2), message(3)]), 0, scene)
  const left = cleared(all, ({ id }) => id !== 3)
  expect([left.flying, left.queue.waiting.map(({ id }) => id), left.queue.shown]).toEqual([[], [3], []])
})

test('the lanes of one that was deleted before it was drawn are free at once', () => {
  const scene = sceneOf({ loop: true })
  const begun = started(announced(noFlights<Message>(3), [message(1, 100, 2), message(2)]), 0, scene)
  expect(cleared(begun, ({ id }) => id === 1).lanes).toEqual([0, 0, Number.POSITIVE_INFINITY])
  const [first] = begun.flying
  const drawn = first === undefined ? begun : measured(begun, first, { freeAt: 500, landsAt: 900 })
  expect(cleared(drawn, ({ id }) => id === 1).lanes).toEqual([500, 500, Number.POSITIVE_INFINITY])
})

test('a message that is larger than a lane takes those below, too; all where there are too few', () => {
  expect([lanesTaken(32, 32, 20), lanesTaken(33, 32, 20), lanesTaken(80, 32, 1)]).toEqual([1, 2, 3])
  const lanes = occupied([0, 0, 0, 0], 1, 2, 500)
  expect(lanes).toEqual([0, 500, 500, 0])
  expect([freeLane(lanes, 1, 0), freeLane(lanes, 2, 0), freeLane(lanes, 2, 500)]).toEqual([0, undefined, 0])
  expect([freeLane(lanes, 9, 500), freeLane(lanes, 1, 0, 0.9)]).toEqual([0, 3])
})

test('on a narrower stage the lanes are free later', () => {
  expect(refitted([100, 0], 3, 400, 200)).toEqual([2100, 2000, 2000])
  expect(refitted([100, 0], 1, -400, 200)).toEqual([100])
})
