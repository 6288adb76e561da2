import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { playSound } from '../sound/play-sound.ts'
import { type ArcadeGame, countShown, createArcade } from './arcade.ts'

vi.mock('../sound/play-sound.ts')

/** Counts up by what the player gives, and is over at ten. */
const counting: ArcadeGame<{ readonly sum: number }, number> = {
  begin: () => ({ sum: 0 }),
  step: ({ sum }, input) => ({ sum: sum + input }),
  isOver: ({ sum }) => sum >= 10,
  scoreOf: ({ sum }) => sum,
  variantOf: () => 'only',
  schema: v.object({ sum: v.number() }),
  describe: ({ sum }) => ({ progress: { sum } }),
}

test('a game waits for the player, runs, stands still while he is elsewhere, and ends once', () => {
  const arcade = createArcade(counting, undefined, 'only')
  const phase = () => arcade.store.get().phase
  arcade.step(5)
  expect([phase(), arcade.store.get().state.sum]).toEqual(['ready', 0])
  arcade.run()
  arcade.step(4)
  arcade.pause()
  arcade.step(4)
  expect([phase(), arcade.store.get().state.sum]).toEqual(['paused', 4])
  arcade.run()
  arcade.skipCountdown()
  for (let step = 0; step < 3; step++) arcade.step(4)
  expect(phase()).toBe('over')
  expect(arcade.result()).toMatchObject({ outcome: 'ended', variant: 'only', score: 12, ms: 50 })
  arcade.run()
  expect(phase()).toBe('over')
  arcade.begin('only')
  expect([phase(), arcade.store.get().state.sum]).toEqual(['ready', 0])
})

test('after a pause it counts down from three, and then goes on where it was', () => {
  const arcade = createArcade(counting, undefined, 'only')
  const phase = () => arcade.store.get().phase
  arcade.run()
  expect(phase()).toBe('running')
  arcade.step(4)
  arcade.pause()
  arcade.run()
  const shown: number[] = []
  while (phase() === 'counting' && shown.length < 1000) {
    arcade.step(4)
    shown.push(countShown(arcade.store.get()))
    arcade.run() // who presses on is not quicker
    arcade.countDown()
  }
  expect([3, 2, 1].map((count) => shown.filter((one) => one === count).length)).toEqual([42, 42, 42])
  expect([phase(), arcade.store.get().state.sum, arcade.result().ms]).toEqual(['running', 4, 17])
  arcade.countDown()
  arcade.skipCountdown()
  expect(phase()).toBe('running')
})

test('a countdown is skipped, or ended by another pause; there is none where nothing moves', () => {
  const arcade = createArcade(counting, undefined, 'only')
  const phase = () => arcade.store.get().phase
  arcade.run()
  arcade.pause()
  arcade.run()
  arcade.countDown()
  arcade.pause()
  expect(phase()).toBe('paused')
  arcade.run()
  expect(countShown(arcade.store.get())).toBe(3)
  arcade.skipCountdown()
  expect(phase()).toBe('running')
  const still = createArcade({ ...counting, isAtRest: ({ sum }) => sum < 5 }, undefined, 'only')
  const phases = [0, 6].map((input) => {
    still.run()
    still.step(input)
    still.pause()
    still.run()
    return still.store.get().phase
  })
  expect(phases).toEqual(['running', 'counting'])
})

test('a stored game goes on where it was, paused; a damaged one begins anew', () => {
  const stored = JSON.stringify({ began: 7, steps: 120, state: { sum: 3 } })
  const arcade = createArcade(counting, stored, 'only')
  expect(arcade.store.get()).toMatchObject({ phase: 'paused', state: { sum: 3 }, began: 7 })
  expect(arcade.result()).toMatchObject({ at: 7, ms: 2000 })
  for (const damaged of ['', '{}', '{"began":1,"steps":2,"state":{"sum":"x"}}'])
    expect(createArcade(counting, damaged, 'only').store.get()).toMatchObject({ phase: 'ready', state: { sum: 0 } })
})

test('a step is heard if the game says so, the last one as the end', () => {
  vi.mocked(playSound).mockClear()
  const soundOf = ({ sum }: { readonly sum: number }) => (sum % 2 === 0 ? 'move' : undefined)
  const arcade = createArcade({ ...counting, soundOf }, undefined, 'only')
  arcade.run()
  for (const input of [3, 1, 6]) arcade.step(input)
  expect(vi.mocked(playSound).mock.calls).toEqual([['move'], ['ended']])
})
