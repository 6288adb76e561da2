import { expect, test } from 'vitest'
import { beginRecord, withMove } from '../kit/record.ts'
import { parseMove } from './fen.ts'
import { rules, type Setup } from './rules.ts'
import { saidOf } from './said.ts'

const setup: Setup = { level: 'easy', side: 1, seed: 1 }
/** A text as its key and what is filled in. */
const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(values)].join(' ')
const recordOf = (...moves: readonly string[]) =>
  moves.reduce((record, move) => withMove(rules, record, parseMove(move)), beginRecord(rules, setup))

test('a move is said with what it takes and whether it gives check, and a hint in place of it', () => {
  expect(saidOf(recordOf(), undefined, say)).toBe('')
  expect(saidOf(recordOf('h2e2', 'h9g7'), undefined, say)).toBe('said computer piece12 h10 g8')
  const taking = recordOf('h2e2', 'h9g7', 'e2e6')
  expect(saidOf(taking, undefined, say)).toBe('saidTakes you piece6 e3 e7 piece15')
  const checking = recordOf('h2e2', 'd9e8', 'e2e6')
  expect(saidOf(checking, undefined, say)).toBe('saidTakes you piece6 e3 e7 piece15 check')
  expect(saidOf(recordOf('h2e2', 'h9g7'), parseMove('b0c2'), say)).toBe('hinted piece4 b1 c3')
})
