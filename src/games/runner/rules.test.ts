import * as v from 'valibot'
import { expect, test } from 'vitest'
import { game } from './arcade-game.ts'
import { METRE, type Obstacle, PACES, PATTERNS, placePattern, speedAt, WAYS, type Way } from './course.ts'
import { beginRun, isAtMilestone, isDucked, isOver, metresOf, type Run, type RunInput, stepRun } from './rules.ts'

const NOTHING: RunInput = { isJumping: false, isJumpHeld: false, isDucking: false, isDuckHeld: false }
const SWIPE: RunInput = { ...NOTHING, isDucking: true, isDuckHeld: true, isSwiped: true }
const HOLD: RunInput = { ...NOTHING, isJumpHeld: true }
const JUMP: RunInput = { ...HOLD, isJumping: true }
const DUCK: RunInput = { ...NOTHING, isDuckHeld: true }
const DUCK_NOW: RunInput = { ...DUCK, isDucking: true }

const times = (count: number, input: RunInput): readonly RunInput[] => new Array<RunInput>(count).fill(input)
const follow = (run: Run, inputs: readonly RunInput[]): Run => inputs.reduce(stepRun, run)
/** Over open country, with what a test puts there far enough from its edge. */
const openRun = (obstacles: readonly Obstacle[] = [], distance = 0): Run => ({
  ...beginRun('usual', 1),
  distance,
  obstacles: [...obstacles, { kind: 'stone', x: 90_000, width: 50 }],
})

/** How high a jump of so many held steps carries, and how many steps it takes. */
function jumpOf(held: number): { readonly height: number; readonly steps: number } {
  let run = stepRun(openRun(), held > 0 ? JUMP : { ...JUMP, isJumpHeld: false })
  let [height, steps] = [run.y, 1]
  while (run.y > 0) {
    run = stepRun(run, steps < held ? HOLD : NOTHING)
    height = Math.max(height, run.y)
    steps += 1
  }
  return { height, steps }
}

/** What the bot may do: it runs on, jumps for a short or a long time, or ducks until it is through. */
const PLANS: readonly (readonly RunInput[])[] = [
  [DUCK_NOW, ...times(40, DUCK)],
  [{ ...JUMP, isJumpHeld: false }],
  [JUMP, ...times(9, HOLD)],
  [JUMP, ...times(24, HOLD)],
]
/** It acts when it would hit something in so many steps, which is a fifth of a second: no sooner, as a good player. */
const NOTICED = 12
/** So far it thinks on what its plan would lead to. */
const THOUGHT = 66

/** Whether nothing is hit in so many steps if the player does nothing more. */
function isSafe(run: Run, steps: number): boolean {
  const reach = run.distance + 2 * steps * speedAt(run.way, run.distance)
  if (!run.obstacles.some(({ x, width }) => x < reach && x + width > run.distance - 40)) return true
  let now = run
  for (let step = 0; step < steps; step++) {
    now = stepRun(now, NOTHING)
    if (now.sinceHit > 0) return false
  }
  return true
}

/** The run at the end of a plan, on the ground again. */
function afterPlan(run: Run, plan: readonly RunInput[]): Run {
  let now = run
  for (let step = 0; step < plan.length || now.y > 0; step++) {
    now = stepRun(now, plan[step] ?? NOTHING)
    if (now.sinceHit > 0) return now
    if (step > 0 && step >= plan.length && isDucked(now)) break
  }
  return now
}

/** Where the bot is when it has run for some steps, doing at each danger what leads farthest. @param depth how many it foresees */
function runOn(run: Run, until: number, depth: number): Run {
  let now = run
  while (now.sinceHit === 0 && now.distance < until) {
    if (isSafe(now, NOTICED)) {
      now = stepRun(now, NOTHING)
      continue
    }
    now = bestOf(now, depth)
    if (depth === 0) return now
  }
  return now
}

function bestOf(run: Run, depth: number): Run {
  const reach = run.distance + THOUGHT * speedAt(run.way, run.distance)
  const ends = PLANS.map((plan) => {
    const end = afterPlan(run, plan)
    const far = end.sinceHit > 0 || depth === 0 ? end : runOn(end, reach, depth - 1)
    return { end, worth: far.distance - (far.sinceHit > 0 ? 1e6 : 0) }
  })
  return ends.reduce((best, other) => (other.worth > best.worth ? other : best)).end
}

const playTo = (way: Way, seed: number, metres: number): Run => runOn(beginRun(way, seed), metres * METRE, 2)

test('it runs by itself, faster and faster up to a limit', () => {
  for (const way of WAYS) {
    const { slowest, fastest, fastestAt } = PACES[way]
    expect(stepRun({ ...openRun(), way }, NOTHING).distance).toBeCloseTo(slowest)
    const speeds = [0, 500, 1000, 2000, fastestAt, 90_000].map((metres) => speedAt(way, metres * METRE))
    expect(speeds).toEqual(speeds.toSorted((a, b) => a - b))
    expect(speeds.at(-1)).toBe(fastest)
  }
  expect(metresOf(openRun([], 100 * METRE - 1))).toBe(99)
})

test('a jump is the higher and the longer the longer it is held', () => {
  const jumps = [0, 6, 12, 40].map(jumpOf)
  const heights = jumps.map(({ height }) => Math.round(height))
  expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  expect(heights[0]).toBeLessThan(50)
  expect(heights.at(-1)).toBeGreaterThan(100)
  expect(jumps.map(({ steps }) => steps > 15 && steps < 50)).toEqual([true, true, true, true])
})

test('one may jump a moment after the ground has gone, and not later', () => {
  const river: Obstacle = { kind: 'stream', x: 100, width: 300 }
  const fall = (steps: number) => stepRun(follow(openRun([river], 104), times(steps, NOTHING)), JUMP)
  expect([1, 4, 5].map((steps) => fall(steps).vy > 0)).toEqual([true, true, true])
  expect(fall(7).vy > 0).toBe(false)
})

test('a jump that is asked for a moment too soon is made on landing', () => {
  const hop = [{ ...JUMP, isJumpHeld: false }, ...times(jumpOf(0).steps - 6, NOTHING)]
  const soon = follow(openRun(), [...hop, { ...JUMP, isJumpHeld: false }, ...times(8, NOTHING)])
  expect(soon.y).toBeGreaterThan(10)
  const muchTooSoon = follow(openRun(), [...hop.slice(0, 8), JUMP, ...times(20, NOTHING)])
  expect(muchTooSoon.y).toBe(0)
})

test('there is no second jump in the air', () => {
  const risen = follow(openRun(), [JUMP, ...times(8, HOLD)])
  expect(stepRun(risen, JUMP).vy).toBeLessThan(risen.vy)
})

test('a flick is enough to duck, which lasts as long as it is held; in the air it brings one down', () => {
  const flicked = stepRun(openRun(), { ...DUCK_NOW, isDuckHeld: false })
  expect([isDucked(flicked), isDucked(follow(flicked, times(12, NOTHING)))]).toEqual([true, true])
  expect(isDucked(follow(flicked, times(20, NOTHING)))).toBe(false)
  expect(isDucked(follow(flicked, times(90, DUCK)))).toBe(true)
  const risen = follow(openRun(), [JUMP, ...times(14, HOLD)])
  expect(follow(risen, [DUCK_NOW, ...times(9, DUCK)]).y).toBe(0)
  expect(follow(risen, times(10, NOTHING)).y).toBeGreaterThan(60)
})

test('a finger that swipes down has not meant the jump of its touch', () => {
  for (const steps of [0, 3, 8]) {
    const swiped = follow(openRun(), [JUMP, ...times(steps, HOLD), SWIPE])
    expect([swiped.y, isDucked(swiped)], `after ${steps} steps`).toEqual([0, true])
    expect(follow(swiped, times(20, DUCK)).y).toBe(0)
  }
  expect(follow(openRun(), [JUMP, ...times(12, HOLD), SWIPE]).y).toBeGreaterThan(0)
  expect(follow(openRun(), [JUMP, ...times(3, HOLD), DUCK_NOW]).y).toBeGreaterThan(0)
  // all within one step
  const flicked = stepRun(openRun(), { ...SWIPE, isJumping: true })
  expect([flicked.y, isDucked(flicked)]).toEqual([0, true])
  // a touch just before landing is remembered as a jump
  const hop = follow(openRun(), [{ ...JUMP, isJumpHeld: false }, ...times(jumpOf(0).steps - 4, NOTHING)])
  expect(follow(hop, [{ ...JUMP, isJumpHeld: false }, SWIPE, ...times(10, DUCK)]).y).toBe(0)
})

test('a pause in the air does not cut a held jump short, until jump is pressed anew', () => {
  const risen = follow(openRun(), [JUMP, ...times(4, HOLD)])
  const highest = (inputs: readonly RunInput[]) =>
    Math.max(...inputs.map((_, at) => follow(risen, inputs.slice(0, at + 1)).y))
  const whole = highest(times(40, HOLD))
  const resumed = { ...NOTHING, isResumed: true }
  expect(highest([resumed, ...times(40, NOTHING)])).toBe(whole)
  // a jump that goes on with the game is no new one
  expect(highest([{ ...resumed, isJumping: true }, ...times(40, NOTHING)])).toBe(whole)
  expect(highest([resumed, { ...NOTHING, isJumping: true }, ...times(40, NOTHING)])).toBeLessThan(whole)
  const released = stepRun(risen, NOTHING)
  expect(follow(released, [resumed, ...times(5, NOTHING)]).y).toBe(follow(released, times(6, NOTHING)).y)
})

test('who ducks may jump at once', () => {
  const ducked = follow(openRun(), [DUCK_NOW, ...times(4, DUCK)])
  const risen = follow(ducked, [{ ...JUMP, isDuckHeld: true }, ...times(5, { ...HOLD, isDuckHeld: true })])
  expect(risen.y).toBeGreaterThan(30)
})

test('low things are jumped over, high ones ducked under, and streams are fallen into', () => {
  const meet = (kind: Obstacle['kind'], inputs: readonly RunInput[], width = 60) =>
    follow(openRun([{ kind, x: 130, width }]), [...inputs, ...times(60 - inputs.length, NOTHING)]).sinceHit > 0
  const [jump, duck] = [
    [...times(12, NOTHING), JUMP, ...times(20, HOLD)],
    [...times(12, NOTHING), DUCK_NOW, ...times(30, DUCK)],
  ]
  for (const kind of ['stone', 'stump', 'lantern', 'stream'] as const)
    expect([meet(kind, []), meet(kind, jump), meet(kind, duck)], kind).toEqual([true, false, true])
  expect([meet('banner', []), meet('banner', jump), meet('banner', duck)]).toEqual([true, true, false])
  expect([meet('lowCrow', []), meet('lowCrow', jump), meet('lowCrow', duck)]).toEqual([true, false, false])
  expect([meet('crow', []), meet('crow', jump), meet('crow', duck)]).toEqual([false, true, false])
})

test('the world stands still after a hit, until the game is over', () => {
  let run = openRun([{ kind: 'stone', x: 60, width: 50 }])
  while (run.sinceHit === 0) run = stepRun(run, NOTHING)
  const after = (steps: number) => follow(run, times(steps, JUMP))
  expect(after(50).distance).toBe(run.distance)
  expect([10, 40].map((steps) => isOver(after(steps)))).toEqual([false, true])
})

test('each pattern can be passed at each speed', () => {
  for (const way of WAYS)
    for (let metres = 0; metres <= PACES[way].fastestAt + 200; metres += 200) {
      const start = metres * METRE
      for (const [at, pattern] of PATTERNS.entries()) {
        const placed = placePattern(pattern, start + 700, speedAt(way, start + 700))
        const end = (placed.at(-1)?.x ?? 0) + 700
        const run = runOn({ ...openRun(placed, start), way }, end, 2)
        expect(run.sinceHit, `pattern ${at} of ${way} after ${metres} m`).toBe(0)
      }
    }
})

test.each(WAYS)(
  'a bot that acts a fifth of a second before it would hit something runs over 3,000 m of %s, whatever the seed',
  (way) => {
    for (let seed = 1; seed <= 8; seed++)
      expect(metresOf(playTo(way, seed, 3050)), `seed ${seed}`).toBeGreaterThan(3000)
  },
)

test('a milestone is passed once in 500 m', () => {
  let [run, passed] = [openRun([], 490 * METRE), 0]
  for (let step = 0; step < 200; step++) {
    run = stepRun(run, NOTHING)
    if (isAtMilestone(run)) passed += 1
  }
  expect([passed, metresOf(run) > 510]).toEqual([1, true])
})

test('hard things come late, and the same seed brings the same way', () => {
  const early = Array.from({ length: 60 }, (_, seed) =>
    beginRun('usual', seed).obstacles.filter(({ x }) => x < 60 * METRE),
  )
  expect(new Set(early.flat().map(({ kind }) => kind))).toEqual(new Set(['stone', 'stump']))
  expect(beginRun('usual', 5)).toEqual(beginRun('usual', 5))
  expect(beginRun('usual', 6).obstacles).not.toEqual(beginRun('usual', 5).obstacles)
})

test('what is kept is small and is read again; a damaged run is not', () => {
  const run = playTo('usual', 3, 900)
  const text = JSON.stringify(run)
  expect(text.length).toBeLessThan(4000)
  expect(v.parse(game.schema, JSON.parse(text))).toEqual(run)
  for (const part of [
    { y: 5000 },
    { obstacles: [] },
    { way: 'other' },
    { patterns: -1 },
    { vy: null },
    { distance: 1e7 },
    { distance: 1e12 },
  ])
    expect(v.is(game.schema, { ...run, ...part })).toBe(false)
})
