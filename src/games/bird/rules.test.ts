import * as v from 'valibot'
import { expect, test } from 'vitest'
import { game } from './arcade-game.ts'
import { centerOf, type Gate, GROUND, type Lantern, PACES, WAYS, type Way } from './course.ts'
import { BIRD_RADIUS, beginFlight, type Flight, isOver, pointsOf, stepFlight } from './rules.ts'

/** The flight so many steps later, without a beat. */
function later(flight: Flight, steps: number): Flight {
  let now = flight
  for (let step = 0; step < steps; step++) now = stepFlight(now, false)
  return now
}
/** Over open country, with what a test puts there far enough from its edge. */
const openFlight = (part: Partial<Flight> = {}): Flight => ({
  ...beginFlight('usual', 1),
  gates: [gateAt(9000)],
  lanterns: [],
  ...part,
})
const gateAt = (x: number, part: Partial<Gate> = {}): Gate => ({
  ...{ index: 0, x, center: 250, opening: 150, sway: 0, look: 'bamboo' },
  ...part,
})

/** Beats its wings as seldom as a hand does, whenever it is about to be too low for the next opening. */
function createBot(restSteps = 9): (flight: Flight) => boolean {
  let rested = restSteps
  return (flight) => {
    rested += 1
    const { distance, y, vy, gates } = flight
    const next = gates.find(({ x }) => x + 28 + BIRD_RADIUS > distance)
    if (next === undefined || rested < restSteps || y + vy < centerOf(next, distance) + 26) return false
    rested = 0
    return true
  }
}
function play(way: Way, seed: number, gates: number): Flight {
  const bot = createBot()
  let flight = beginFlight(way, seed)
  while (flight.passed < gates && flight.sinceHit === 0) flight = stepFlight(flight, bot(flight))
  return flight
}

test('a bird falls, and each beat of its wings carries it up', () => {
  const falling = later(openFlight(), 20)
  expect(falling.y).toBeGreaterThan(openFlight().y)
  const beaten = stepFlight(falling, true)
  expect([beaten.vy < 0, beaten.sinceFlap]).toEqual([true, 0])
  expect(later(beaten, 10).y).toBeLessThan(falling.y)
})

test('it flies on at the pace of its way, and no higher than the sky', () => {
  for (const way of WAYS) expect(later(openFlight({ way }), 10).distance).toBeCloseTo(10 * PACES[way].speed)
  let flight = openFlight()
  for (let beat = 0; beat < 90; beat++) flight = stepFlight(flight, true)
  expect([flight.y > 0, flight.sinceHit]).toEqual([true, 0])
})

test('the ground ends a flight, after a fall in which nothing helps', () => {
  let flight = openFlight()
  while (flight.sinceHit === 0) flight = stepFlight(flight, false)
  expect([flight.y + BIRD_RADIUS >= GROUND, isOver(flight)]).toEqual([true, false])
  const { distance } = flight
  for (let step = 0; step < 60; step++) flight = stepFlight(flight, true)
  expect([isOver(flight), flight.distance, flight.y <= GROUND]).toEqual([true, distance, true])
})

test('a gate is hit where the bird is, not where its feathers are', () => {
  const at = (x: number, y: number) =>
    stepFlight(openFlight({ gates: [gateAt(600)], distance: x, y, vy: -0.36 }), false)
  const edge = 250 + 75 // of the lower part
  expect(at(600, edge - BIRD_RADIUS + 1).sinceHit).toBe(1)
  expect(at(600, edge - BIRD_RADIUS - 1).sinceHit).toBe(0)
  expect(at(600 - 23 - BIRD_RADIUS - 8, edge + 60).sinceHit).toBe(0) // its beak touches already
  expect(at(600 - 23 - BIRD_RADIUS, edge + 60).sinceHit).toBe(1)
})

test('a gate that is passed is a point, once; and so is a lantern that is lit', () => {
  const lantern: Lantern = { x: 664, y: 280, litAt: 0 }
  let flight = openFlight({
    gates: [gateAt(600), gateAt(9000, { index: 1 })],
    lanterns: [lantern],
    distance: 590,
    y: 250,
  })
  flight = later(flight, 6)
  expect([flight.passed, flight.lit, pointsOf(flight)]).toEqual([1, 0, 1])
  flight = later(flight, 10)
  expect([flight.passed, flight.lit, pointsOf(flight)]).toEqual([1, 1, 2])
  expect(flight.lanterns[0]?.litAt).toBeGreaterThan(0)
})

test('a gate in the wind moves up and down, and its opening stays between sky and ground', () => {
  const gate = gateAt(600, { sway: 26 })
  const centers = Array.from({ length: 600 }, (_, distance) => centerOf(gate, distance))
  expect(Math.min(...centers)).toBeCloseTo(224, 0)
  expect(Math.max(...centers)).toBeCloseTo(276, 0)
  for (const { center, opening, sway } of play('usual', 5, 90).gates) {
    expect(center - opening / 2 - sway).toBeGreaterThanOrEqual(40)
    expect(center + opening / 2 + sway).toBeLessThanOrEqual(GROUND - 40)
  }
})

test('it begins gently and becomes narrower little by little, down to a limit', () => {
  const openings = (way: Way, passed: number) => play(way, 2, passed).gates.at(-1)?.opening ?? 0
  expect(beginFlight('usual', 1).gates[0]).toMatchObject({ x: 540, opening: 224 })
  expect(openings('usual', 30)).toBeLessThan(200)
  expect([openings('usual', 80), openings('usual', 100)]).toEqual([150, 150])
  expect(openings('gentle', 100)).toBe(192)
})

test('the same seed has the same course, another one another', () => {
  expect(beginFlight('usual', 7)).toEqual(beginFlight('usual', 7))
  expect(beginFlight('usual', 8).gates).not.toEqual(beginFlight('usual', 7).gates)
})

test.each(WAYS)(
  'every gate can be reached: a bot with the wings of a hand passes a hundred of %s, whatever the seed',
  (way) => {
    for (let seed = 1; seed <= 40; seed++) expect(play(way, seed, 100).passed, `seed ${seed}`).toBe(100)
  },
)

test('what is kept is small and is read again; a damaged flight is not', () => {
  const flight = play('usual', 3, 40)
  const text = JSON.stringify(flight)
  expect(text.length).toBeLessThan(4000)
  expect(v.parse(game.schema, JSON.parse(text))).toEqual(flight)
  for (const part of [
    { y: -5 },
    { gates: [] },
    { way: 'other' },
    { passed: 0.5 },
    { vy: null },
    { distance: 1e7 },
    { distance: 1e12 },
  ])
    expect(v.is(game.schema, { ...flight, ...part })).toBe(false)
})
