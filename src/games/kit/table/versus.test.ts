import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createTable, type TableGame } from './table.ts'
import { movesToTakeBack, takeBackOf } from './versus.ts'

/** Positions as the letters of whoever has the turn: p the player, c the computer. */
const back = (turns: string) => movesToTakeBack([...turns], (turn) => turn === 'p')

test('moves are taken back to where the player had the turn last', () => {
  expect(back('pcp')).toBe(2)
  expect(back('pc')).toBe(1)
  expect(back('pccp')).toBe(3) // the player had to pass
  expect(back('ppc')).toBe(1)
})

test('the computer’s first move is not taken back', () => {
  expect(back('p')).toBe(0)
  expect(back('cp')).toBe(0)
  expect(back('cpc')).toBe(1)
})

/** Two take turns to add one; the setup is who begins. */
const turns: TableGame<'p' | 'c', string, 'p' | 'c'> = {
  rules: { begin: (first) => first, play: (turn, who) => (turn === who ? (who === 'p' ? 'c' : 'p') : undefined) },
  newSetup: () => 'p',
  variantOf: () => 'only',
  outcomeOf: () => undefined,
  setupSchema: v.picklist(['p', 'c']),
  encodeMoves: (moves) => moves.join(''),
  decodeMoves: () => undefined,
  describe: () => ({}),
}

test('where the computer has opened, the step back leads to the game before', () => {
  const table = createTable(turns, undefined, 'only')
  const back = () => takeBackOf(table, table.store.get(), (turn) => turn === 'p')
  expect(back().canUndo).toBe(false)
  table.play('p')
  table.play('c', true)
  table.begin('c')
  table.play('c', true)
  expect(back().canUndo).toBe(true)
  back().undo()
  expect(table.store.get().record).toMatchObject({ setup: 'p', moves: ['p', 'c'] })
  back().undo()
  expect(table.store.get().record.moves).toEqual([])
  expect(back().canUndo).toBe(false)
})
