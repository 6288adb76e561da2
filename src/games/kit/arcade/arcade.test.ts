import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { playSound } from '../sound/play-sound.ts'
import { type ArcadeGame, createArcade } from './arcade.ts'

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
  for (let step = 0; step < 3; step++) arcade.step(4)
  expect(phase()).toBe('over')
  expect(arcade.result()).toMatchObject({ outcome: 'ended', variant: 'only', score: 12, ms: 50 })
  arcade.run()
  expect(phase()).toBe('over')
  arcade.begin('only')
  expect([phase(), arcade.store.get().state.sum]).toEqual(['ready', 0])
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
