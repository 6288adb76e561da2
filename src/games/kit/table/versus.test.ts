import { expect, test } from 'vitest'
import { movesToTakeBack } from './versus.ts'

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
