import { afterEach, expect, test, vi } from 'vitest'
import { createRandom, seedOfDay } from '../kit/random.ts'
import { beginRecord, presentState, replayRecord, withMove } from '../kit/record.ts'
import { advise, type Hint } from './advise.ts'
import { CELLS, cellBeside, digitsOf, PEERS } from './grid.ts'
import { cellViews } from './marks.ts'
import { decodeMoves, encodeMoves } from './moves.ts'
import { conflictsOf, emptyCells, isFilled, type Move, mistakesOf, type Position, rules, type Setup } from './rules.ts'
import { game, VARIANTS, variantOf } from './table-game.ts'

const EASY: Setup = { level: 'easy', seed: 1 }
const begun = rules.begin(EASY)
const [first = 0, second = 0] = CELLS.filter((cell) => begun.givens[cell] === 0)
const right = (cell: number) => begun.solution[cell] ?? 0
const wrong = (cell: number) => (right(cell) % 9) + 1
const set = (cell: number, digit: number): Move => ({ type: 'set', cell, digit })
const note = (cell: number, digit: number): Move => ({ type: 'note', cell, digit })
function play(position: Position, ...moves: readonly Move[]): Position {
  return moves.reduce((now, move) => {
    const next = rules.play(now, move)
    if (next === undefined) throw new Error(`${encodeMoves([move])} is not allowed`)
    return next
  }, position)
}

test('a digit is written, changed and taken away, but not those that are given', () => {
  const written = play(begun, set(first, right(first)))
  expect(written.values[first]).toBe(right(first))
  expect(rules.play(written, set(first, right(first)))).toBeUndefined()
  expect(play(written, set(first, wrong(first)), set(first, 0)).values).toEqual(begun.values)
  const given = begun.givens.findIndex((digit) => digit > 0)
  for (const move of [set(given, 1), note(given, 1), set(81, 1), set(first, 10), note(first, 0)])
    expect(rules.play(begun, move)).toBeUndefined()
  expect(rules.play(begun, set(first, 0))).toBeUndefined()
})

test('notes are set and taken away, and go with a digit that is written in the cell or where it is seen', () => {
  const digit = right(first)
  const peer = (PEERS[first] ?? []).find((cell) => begun.givens[cell] === 0) ?? 0
  const far =
    CELLS.find((cell) => begun.givens[cell] === 0 && cell !== first && !(PEERS[first] ?? []).includes(cell)) ?? 0
  const noted = play(
    begun,
    note(first, 1),
    note(first, 2),
    note(peer, digit),
    note(peer, wrong(first)),
    note(far, digit),
  )
  expect(digitsOf(noted.notes[first] ?? 0)).toEqual([1, 2])
  expect(play(noted, note(first, 1)).notes[first]).toBe(0b10)
  const written = play(noted, set(first, digit))
  expect(written.notes[first]).toBe(0)
  expect(digitsOf(written.notes[peer] ?? 0)).toEqual([wrong(first)])
  expect(digitsOf(written.notes[far] ?? 0)).toEqual([digit])
  expect(rules.play(written, note(first, 3))).toBeUndefined()
  expect(play(noted, set(first, 0)).notes[first]).toBe(0)
})

test('filled notes are all that the digits on the grid allow, once', () => {
  const filled = play(begun, { type: 'fill' })
  for (const cell of CELLS) {
    const digits = digitsOf(filled.notes[cell] ?? 0)
    if (begun.givens[cell] !== 0) expect(digits).toEqual([])
    else expect(digits).toContain(begun.solution[cell])
    for (const digit of digits) expect((PEERS[cell] ?? []).some((other) => begun.values[other] === digit)).toBe(false)
  }
  expect(rules.play(filled, { type: 'fill' })).toBeUndefined()
})

test('a digit that stands twice in a house is a conflict, one that is not of the solution a mistake', () => {
  expect(conflictsOf(begun)).toEqual([])
  const peer = (PEERS[first] ?? []).find((cell) => begun.givens[cell] !== 0 && begun.givens[cell] !== right(first)) ?? 0
  const position = play(begun, set(first, begun.givens[peer] ?? 0))
  expect(conflictsOf(position)).toEqual(expect.arrayContaining([first, peer]))
  expect(mistakesOf(position)).toEqual([first])
  expect(mistakesOf(play(begun, set(first, right(first))))).toEqual([])
})

test.each(['easy', 'medium', 'hard', 'expert'] as const)(
  'hints alone fill %s, and are about what is there',
  (level) => {
    let record = beginRecord(rules, { level, seed: 12 })
    while (!isFilled(presentState(record))) {
      const advice = advise(presentState(record))
      const steps: readonly Hint[] = advice?.type === 'steps' ? advice.steps : []
      const placed = steps.at(-1)?.placed
      if (placed === undefined) throw new Error('no hint leads on')
      expect(steps.slice(0, -1).every((step) => step.removed.length > 0 && step.placed === undefined)).toBe(true)
      record = withMove(rules, record, { type: 'set', ...placed })
    }
    expect(game.outcomeOf(presentState(record), record.setup)).toBe('won')
    expect(advise(presentState(record))).toBeUndefined()
    const text = encodeMoves(record.moves)
    expect(text).toHaveLength(record.moves.length * 4)
    expect(replayRecord(rules, record.setup, decodeMoves(text) ?? [])).toEqual(record)
  },
)

test('a hint is first about a digit that is wrong', () => {
  expect(advise(play(begun, set(second, wrong(second))))).toEqual({ type: 'wrong', cell: second })
})

test('a hint shows the notes that it is about, what proves it and what is to go', () => {
  const position = rules.begin({ level: 'expert', seed: 3 })
  let now = position
  let step: Hint | undefined
  while (step === undefined) {
    const advice = advise(now)
    if (advice?.type !== 'steps') throw new Error('an expert puzzle needs more than singles')
    const [one] = advice.steps
    if (one?.placed === undefined) step = one
    else now = play(now, { type: 'set', ...one.placed })
  }
  const views = cellViews(now, { chosen: undefined, wrong: [], step })
  const [gone] = step.removed
  expect(views[gone?.cell ?? 0]?.notes).toContainEqual({ digit: gone?.digit, mark: 'cut' })
  for (const cell of step.cells) {
    expect(views[cell]?.hint).toBe('proof')
    expect(views[cell]?.notes.some(({ mark }) => mark === 'proof')).toBe(true)
  }
})

test('what has the digit of the chosen cell stands out, and what the cell sees', () => {
  const given = begun.givens.findIndex((digit) => digit > 0)
  const views = cellViews(begun, { chosen: given, wrong: [first], step: undefined })
  expect(views[given]?.relation).toBe('chosen')
  expect(views[first]?.fault).toBe('wrong')
  for (const cell of CELLS.filter((one) => one !== given && begun.values[one] === begun.values[given]))
    expect(views[cell]?.relation).toBe('same')
  expect(views.filter(({ relation }) => relation === 'seen')).toHaveLength(20)
})

afterEach(() => vi.useRealTimers())

test('the puzzle of a day is a medium one, the same for everybody', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 29, 12) })
  const setup = game.newSetup('daily')
  expect(setup).toEqual({ level: 'medium', seed: seedOfDay('2026-11-29', 'sudoku'), day: '2026-11-29' })
  expect([variantOf(setup), game.dayOf?.(setup), game.dayOf?.(EASY)]).toEqual(['daily', '2026-11-29', undefined])
  expect(VARIANTS.map((variant) => game.variantOf(game.newSetup(variant)))).toEqual(VARIANTS)
  expect(rules.begin(setup).givens.join('')).toBe(
    '400000960081900000500020084100700500300000002005002006810060005000005130053000007',
  )
})

test('how far it is can be seen where it is not open', () => {
  const record = withMove(rules, beginRecord(rules, EASY), set(first, right(first)))
  const { progress, picture } = game.describe(presentState(record), record)
  expect(progress).toEqual({ left: emptyCells(begun) - 1 })
  expect(picture?.cells).toHaveLength(81)
  expect(picture?.cells[first]?.text).toBe(String(right(first)))
})

test('a text that is no list of moves is none', () => {
  for (const text of ['x', 's', 's001x', 's00', 'F', 's00 1']) expect(decodeMoves(text)).toBeUndefined()
  const moves: readonly Move[] = [set(80, 9), note(0, 1), { type: 'fill' }, set(37, 0)]
  expect(encodeMoves(moves)).toBe('s289n001fs110')
  expect(decodeMoves('s289n001fs110')).toEqual(moves)
})

test('arrows go round the grid', () => {
  expect(cellBeside(undefined, 'left')).toBe(40)
  expect([cellBeside(0, 'left'), cellBeside(8, 'right'), cellBeside(0, 'up'), cellBeside(72, 'down')]).toEqual([
    8, 0, 72, 0,
  ])
  expect(cellBeside(40, 'down')).toBe(49)
})

test('random play is kept as it was', () => {
  const random = createRandom(5)
  let record = beginRecord(rules, EASY)
  for (let round = 0; round < 200; round++) {
    const [cell, digit] = [random.below(81), random.below(10)]
    record = withMove(rules, record, random.next() < 0.5 ? set(cell, digit) : note(cell, digit))
  }
  expect(record.moves.length).toBeGreaterThan(50)
  expect(replayRecord(rules, EASY, decodeMoves(encodeMoves(record.moves)) ?? [])).toEqual(record)
})
