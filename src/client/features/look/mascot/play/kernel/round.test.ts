import { expect, test } from 'vitest'
import { seededRandom } from '../../../../../lib/values/seeded.ts'
import {
  beginRound,
  type Falling,
  fitRound,
  GROUND,
  HEAD,
  isOver,
  nearestFalling,
  ROUND_MS,
  type Round,
  stepRound,
  swayingX,
} from './round.ts'

const FIELD = { width: 960, height: 600 }
const FRAME_MS = 1000 / 60

/** Plays a round to its end. @param steer where a player goes */
function play(steer: (round: Round) => number | undefined, seed = 7, field = FIELD): readonly Round[] {
  const random = seededRandom(String(seed))
  const rounds = [beginRound(field)]
  for (let round = rounds[0]; round !== undefined && !isOver(round); rounds.push(round))
    round = stepRound(round, { field, toward: steer(round), ms: FRAME_MS, random })
  return rounds
}

const last = (rounds: readonly Round[]) => rounds.at(-1) ?? beginRound(FIELD)
const follow = (round: Round) => {
  const next = nearestFalling(round)
  return next && swayingX(next)
}
const petal: Falling = { id: 1, kind: 'petal', x: 480, y: HEAD - 1, speed: 120, age: 0, phase: 0 }
const step = { field: FIELD, toward: undefined, ms: FRAME_MS, random: () => 0.5 }

test('a round lasts two minutes, and then nothing moves any more', () => {
  const rounds = play(follow)
  expect(rounds.length - 1).toBeGreaterThanOrEqual(ROUND_MS / FRAME_MS)
  expect(rounds.length - 1).toBeLessThanOrEqual(ROUND_MS / FRAME_MS + 1)
  const end = last(rounds)
  expect(stepRound(end, step)).toBe(end)
})

test('who follows the petals catches most, who stands still catches few; more fall than before as it goes on', () => {
  for (const seed of [1, 2, 3]) {
    const rounds = play(follow, seed)
    const { caught, nextId } = last(rounds)
    const standing = last(play(() => undefined, seed)).caught
    expect(caught).toBeGreaterThan(nextId * 0.55)
    expect(standing).toBeLessThan(caught / 2)
    const inMinute = (minute: 0 | 1) =>
      (rounds[(minute + 1) * 3600]?.nextId ?? nextId) - (rounds[minute * 3600]?.nextId ?? 0)
    expect(inMinute(1)).toBeGreaterThan(inMinute(0) * 1.4)
  }
})

test('a blossom is five petals; a cone is none, and for a moment nothing is caught', () => {
  const at = (kind: Falling['kind'], dazed = 0): Round =>
    stepRound({ ...beginRound(FIELD), dazed, falling: [{ ...petal, kind }] }, step)
  expect(at('petal').caught).toBe(1)
  expect(at('blossom').caught).toBe(5)
  expect(at('cone')).toMatchObject({ caught: 0, falling: [], dazed: 900 })
  const dazed = at('petal', 500)
  expect(dazed).toMatchObject({ caught: 0, falling: [{ id: 1 }] })
  expect(dazed.dazed).toBeLessThan(500)
})

test('what nobody catches comes to the ground, and is gone after a while', () => {
  let round: Round = { ...beginRound(FIELD), nextIn: 10_000, falling: [{ ...petal, x: 100, y: GROUND - 1 }] }
  round = stepRound(round, step)
  expect(round).toMatchObject({ caught: 0, falling: [], traces: [{ isCaught: false, y: GROUND }] })
  for (let time = 0; time < 3300; time += FRAME_MS) round = stepRound(round, step)
  expect(round.traces).toEqual([])
})

test('neither figure nor petals leave a field, be it as narrow as a phone', () => {
  for (const width of [440, 960, 1400]) {
    const rounds = play(({ nextId }) => (nextId % 2 === 0 ? -5000 : 5000), 4, { width, height: 950 })
    const isWithin = ({ x }: { readonly x: number }) => x >= 0 && x <= width
    expect(rounds.every(({ catcher, falling }) => [catcher, ...falling].every(isWithin))).toBe(true)
  }
})

test('in a field that has become narrow all is within it', () => {
  const [narrow, falling] = [{ width: 440, height: 950 }, [{ ...petal, x: 900 }]]
  const round = fitRound({ ...beginRound(FIELD), catcher: { x: 890, velocity: 0 }, falling }, narrow)
  expect([round.catcher, ...round.falling].every(({ x }) => x >= 0 && x <= narrow.width)).toBe(true)
})

test('no cone falls at the beginning nor in the flurry at the end', () => {
  const rounds = play(() => undefined, 5)
  const cones = rounds.filter(({ falling }) => falling.some(({ kind, age }) => kind === 'cone' && age < 20))
  expect(cones.length).toBeGreaterThan(3)
  for (const { left } of cones) expect(left > 14_900 && left < ROUND_MS - 14_900).toBe(true)
})
