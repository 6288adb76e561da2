import { describe, expect, test } from 'vitest'
import { mergeText } from './text.ts'

const lines = (...parts: readonly (string | readonly string[])[]) => parts.flat().join('\n')
const same = (count: number, line = 'x'): readonly string[] => Array.from({ length: count }, () => line)
const numbered = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `line ${at}`)

/** A minute is not enough to compare these line by line: each line with each that is equal, or very many lines. */
describe.each([
  ['100,000 equal lines', same(100_000)],
  ['100,000 empty lines with CR', same(100_000, '\r')],
  ['1,000 equal lines', same(1000)],
  ['100,000 lines', numbered(100_000)],
])('%s', (_what, body) => {
  test('with an edit at the start and one at the end has both', () => {
    const base = lines('top', body, 'middle', body, 'end')
    const local = lines('TOP 🍵', body, 'middle', body, 'end')
    const remote = lines('top', body, 'middle', body, 'more', 'end')
    const both = lines('TOP 🍵', body, 'middle', body, 'more', 'end')
    expect(mergeText({ base, local, remote }).text === both).toBe(true)
    expect(mergeText({ base, local: remote, remote: local }).text === both).toBe(true)
  })

  test('with two edits of either side that cross is the remote one, and says so', () => {
    const base = lines('top', body, 'end')
    const local = lines('a', body, 'b')
    const remote = lines('c', body, 'd')
    const merged = mergeText({ base, local, remote })
    expect([merged.text === remote, merged.isOverlap]).toEqual([true, true])
  })
})

test('a line of two million characters is a line like any other', () => {
  const long = 'x'.repeat(2_000_000)
  const merged = mergeText({ base: `${long}\nb\nc`, local: `${long}y\nb\nc`, remote: `${long}\nb\nC` })
  expect(merged.text === `${long}y\nb\nC`).toBe(true)
})
