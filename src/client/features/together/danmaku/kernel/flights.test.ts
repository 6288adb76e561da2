import fc from 'fast-check'
import { expect, test } from 'vitest'
import { danmakuSettings } from '../settings.ts'
import {
  announced,
  cleared,
  type Flight,
  type Flights,
  type Flow,
  hasEnded,
  laidOut,
  landed,
  NO_FLIGHTS,
  rebased,
  type Scene,
  started,
  waitOf,
} from './flights.ts'
import { freeLane, laneCount, lanesTaken, occupied } from './lanes.ts'

interface Message {
  readonly id: number
  readonly width: number
  readonly lanes: number
}
type Now = Flights<Message>

const message = (id: number, width = 100, lanes = 1): Message => ({ id, width, lanes })
const WIDTH = 1000

function sceneOf(lanes: number, flow: Partial<Flow> = {}, random = () => 0): Scene<Message> {
  const common = { ...danmakuSettings.initial, randomChannel: false, debounce: 0 }
  return {
    ...{ flow: { ...common, ...flow }, width: WIDTH, lanes, distance: 0, now: 0, random },
    lanesOf: (one) => one.lanes,
  }
}

/** The scene after so many ms. */
const at = (scene: Scene<Message>, ms: number): Scene<Message> => ({
  ...scene,
  now: ms,
  distance: (ms * scene.flow.speeds) / 1000,
})

const widthsOf = ({ flying }: Now, grown = 1) => new Map(flying.map((one) => [one.key, one.message.width * grown]))
const drawn = (flights: Now, scene: Scene<Message>): Now => laidOut(flights, widthsOf(flights), scene)
const NONE: Now = NO_FLIGHTS

interface Said {
  readonly at: number
  readonly message: Message
}

/** The states of messages, each said at a time, until all have landed or a time is over. */
function play(said: readonly Said[], scene: Scene<Message>, until = 60_000) {
  const states: { readonly flights: Now; readonly ms: number }[] = []
  let flights = NONE
  for (let ms = 0; ms <= until; ) {
    const here = at(scene, ms)
    const fresh = said.filter((one) => one.at === ms).map((one) => one.message)
    flights = drawn(started(announced(landed(flights, here), fresh), here), here)
    states.push({ flights, ms })
    const wait = waitOf(flights, here)
    const times = [...said.map((one) => one.at), ...(wait === undefined ? [] : [ms + Math.max(wait, 0.01)])]
    ms = Math.min(...times.filter((time) => time > ms))
  }
  return states
}

/** Those that have started, in their order, and when. */
function flownIn(states: ReturnType<typeof play>) {
  const flown = new Map<number, { readonly flight: Flight<Message>; readonly ms: number }>()
  for (const { flights, ms } of states)
    for (const flight of flights.flying) if (!flown.has(flight.key)) flown.set(flight.key, { flight, ms })
  return [...flown.values()]
}

/** Pairs that are nearer than the gap in a lane that both take. */
function collisions({ flying }: Now, { right }: Flow): readonly (readonly [Flight<Message>, Flight<Message>])[] {
  const isNear = (one: Flight<Message>, other: Flight<Message>) => {
    const shares = one.lane < other.lane + other.taken && other.lane < one.lane + one.taken
    const [before, behind] = [one.span, other.span].toSorted((a, b) => (a?.place ?? 0) - (b?.place ?? 0))
    return shares && (behind?.place ?? 0) + 1e-6 < (before?.place ?? 0) + (before?.width ?? 0) + right
  }
  return flying.flatMap((one, index) =>
    flying.slice(index + 1).flatMap((other) => (isNear(one, other) ? [[one, other] as const] : [])),
  )
}

const anyMessage = fc.record({
  id: fc.nat(),
  width: fc.integer({ min: 10, max: 3000 }),
  lanes: fc.integer({ min: 1, max: 3 }),
})
const anyTalk = fc.array(fc.record({ at: fc.nat(5000), message: anyMessage }), { maxLength: 20 })
const anyFlow = fc.record({
  right: fc.integer({ min: 1, max: 100 }),
  speeds: fc.integer({ min: 10, max: 1000 }),
  debounce: fc.integer({ min: 0, max: 1000 }),
  randomChannel: fc.boolean(),
})
const anyLanes = fc.integer({ min: 1, max: 6 })

test('no message comes near another in its lane, whatever is said and set, and all fly', () => {
  fc.assert(
    fc.property(anyTalk, anyLanes, anyFlow, (said, lanes, flow) => {
      const scene = sceneOf(lanes, flow, () => 0.7)
      const states = play(said, scene, 1e7)
      expect(flownIn(states)).toHaveLength(said.length)
      for (const { flights } of states) expect(collisions(flights, scene.flow)).toEqual([])
      expect(states.at(-1)?.flights.flying).toEqual([])
    }),
  )
})

test('those on their way stay apart when they grow, the gap grows, and lanes go', () => {
  const grown = fc.integer({ min: 1, max: 4 })
  fc.assert(
    fc.property(anyTalk, anyLanes, anyLanes, anyFlow, anyFlow, grown, (said, lanes, others, flow, changed, times) => {
      const { flights = NONE, ms = 0 } = play(said, sceneOf(lanes, flow), 6000).at(-1) ?? {}
      const later = { ...at(sceneOf(lanes, flow), ms), flow: { ...sceneOf(1).flow, ...changed }, lanes: others }
      const laid = laidOut(flights, widthsOf(flights, times), later)
      expect(collisions(laid, later.flow)).toEqual([])
      for (const { lane, taken } of laid.flying) expect(lane + taken).toBeLessThanOrEqual(others)
      for (const [index, { span }] of laid.flying.entries())
        expect(span?.place, 'none jumps ahead').toBeGreaterThanOrEqual(flights.flying[index]?.span?.place ?? 0)
      expect(laidOut(laid, widthsOf(flights, times), later), 'and then nothing moves').toBe(laid)
    }),
  )
})

test('of a hundred a second those wait that have come last, and no more than some', () => {
  const flood = Array.from({ length: 1000 }, (_, id) => ({ at: id * 10, message: message(id) }))
  const states = play(flood, sceneOf(6), 12_000)
  for (const { flights } of states) {
    expect(flights.flying.length).toBeLessThanOrEqual(48)
    expect(flights.queue.waiting.length).toBeLessThanOrEqual(24)
  }
  const late = flownIn(states).filter(({ ms }) => ms > 5000 && ms < 10_000)
  expect(late.length).toBeGreaterThan(10)
  for (const { flight, ms } of late) expect(ms - flight.message.id * 10).toBeLessThan(6000)
})

test('debounce is the least time between two messages; without it as many start as there are lanes', () => {
  const said = [0, 1, 2].map((id) => ({ at: 0, message: message(id) }))
  expect(flownIn(play(said, sceneOf(6, { debounce: 100 }))).map(({ ms }) => ms)).toEqual([0, 100, 200])
  expect(flownIn(play(said, sceneOf(6))).map(({ flight }) => flight.lane)).toEqual([0, 1, 2])
})

test('randomChannel takes any free lane, else the uppermost', () => {
  const lanesOf = (randomChannel: boolean) =>
    started(
      announced(NONE, [message(1), message(2)]),
      sceneOf(3, { randomChannel }, () => 0.99),
    ).flying.map(({ lane }) => lane)
  expect([lanesOf(true), lanesOf(false)]).toEqual([
    [2, 1],
    [0, 1],
  ])
})

test('speeds are px per second, and right is the gap that the next one in a lane keeps', () => {
  const said = [1, 2].map((id) => ({ at: 0, message: message(id, 150) }))
  const starts = (flow: Partial<Flow>) => flownIn(play(said, sceneOf(1, flow))).map(({ ms }) => Math.round(ms))
  expect(starts({ speeds: 100, right: 50 })).toEqual([0, 2000])
  expect(starts({ speeds: 200, right: 50 })).toEqual([0, 1000])
  expect(starts({ speeds: 200, right: 10 })).toEqual([0, 800])
})

test('a loop shows again what was shown, and what is new first; it never ends', () => {
  const said = [
    { at: 0, message: message(1) },
    { at: 0, message: message(2) },
    { at: 900, message: message(3) },
  ]
  const states = play(said, sceneOf(1, { loop: true }), 4500)
  expect(flownIn(states).map(({ flight }) => flight.message.id)).toEqual([1, 2, 3, 1, 2, 3])
  const last = play(said, sceneOf(1)).at(-1)?.flights ?? NONE
  const { flow } = sceneOf(1)
  expect([hasEnded(NONE, flow), hasEnded(last, flow), hasEnded(last, { ...flow, loop: true })]).toEqual([
    true,
    true,
    false,
  ])
  expect(hasEnded(states.at(-1)?.flights ?? NONE, flow)).toBe(false)
})

test('what was deleted, or said by somebody who is hidden, is shown no more, and leaves its lanes', () => {
  const scene = sceneOf(3, { loop: true })
  const said = announced(NONE, [message(1, 100, 2), message(2), message(3)])
  const begun = started(said, scene)
  expect(begun.flying.map(({ message: { id }, lane }) => [id, lane])).toEqual([
    [1, 0],
    [2, 2],
  ])
  const left = cleared(begun, ({ id }) => id !== 3)
  expect([left.flying, left.queue.waiting.map(({ id }) => id), left.queue.shown]).toEqual([[], [3], []])
  const lanesOfThird = (flights: Now) => started(flights, scene).flying.find(({ message: { id } }) => id === 3)?.lane
  for (const before of [begun, drawn(begun, scene)]) {
    expect(lanesOfThird(before)).toBeUndefined()
    expect(lanesOfThird(cleared(before, ({ id }) => id === 1))).toBe(0)
  }
})

test('on a conveyor that has begun anew all is where it was', () => {
  const scene = at(sceneOf(2), 1000)
  const before = drawn(started(announced(NONE, [message(1), message(2), message(3)]), scene), scene)
  const after = { ...scene, distance: 0 }
  const moved = rebased(before, scene.distance)
  expect(moved.flying.map(({ span }) => span?.place)).toEqual([WIDTH, WIDTH])
  expect(waitOf(moved, after)).toBe(waitOf(before, scene))
})

test('a message that is larger than a lane takes those below, too; all where there are too few', () => {
  expect([lanesTaken(32, 32, 20), lanesTaken(33, 32, 20), lanesTaken(80, 32, 1)]).toEqual([1, 2, 3])
  const lanes = occupied([0, 0, 0, 0], 1, 2, 500)
  expect(lanes).toEqual([0, 500, 500, 0])
  expect([freeLane(lanes, 1, 0), freeLane(lanes, 2, 0), freeLane(lanes, 2, 500)]).toEqual([0, undefined, 0])
  expect(freeLane(lanes, 1, 0, 0.9)).toBe(3)
  const [wide] = started(announced(NONE, [message(1, 100, 9)]), sceneOf(2)).flying
  expect(wide?.taken).toBe(2)
})

test('fontSize and top decide how many lanes fit', () => {
  expect([laneCount(88, 32, 20), laneCount(88, 32, 1), laneCount(88, 19, 1), laneCount(88, 80, 100)]).toEqual([
    ...[2, 2, 4, 1],
  ])
})
