import { describe, expect, test } from 'vitest'
import { effectiveSources, type Source, toggleAllSources, toggleSource } from '../sources/model.ts'
import {
  type Arrow,
  addToHistory,
  followRow,
  nextPosition,
  nextTab,
  type PanelState,
  panelFor,
  removeFromHistory,
  splitSuggestion,
} from './model.ts'

const entry = (text: string) => ({ text, enginesName: '百度', enginesIcon: '/icons/engines/baidu.svg' })

describe('the search history', () => {
  test('has the newest first; a repeat moves to the top', () => {
    const history = ['a', 'b', 'a'].reduce(
      (now, text) => addToHistory(now, entry(text)),
      [] as readonly ReturnType<typeof entry>[],
    )
    expect(history.map(({ text }) => text)).toEqual(['a', 'b'])
  })

  test('has at most 50 entries', () => {
    const history = Array.from({ length: 60 }, (_, n) => `${n}`).reduce(
      (now, text) => addToHistory(now, entry(text)),
      [] as readonly ReturnType<typeof entry>[],
    )
    expect(history).toHaveLength(50)
    expect(history[0]?.text).toBe('59')
    expect(history.at(-1)?.text).toBe('10')
  })

  test('does not record blank text, and trims the others', () => {
    const before = [entry('a')]
    expect(addToHistory(before, entry('  \t'))).toBe(before)
    expect(addToHistory(before, entry(' a ')).map(({ text }) => text)).toEqual(['a'])
  })

  test('removes one text and leaves the others in their order', () => {
    expect(removeFromHistory([entry('a'), entry('b'), entry('c')], 'b').map(({ text }) => text)).toEqual(['a', 'c'])
  })
})

describe('the panel', () => {
  const focused: PanelState = {
    tab: 0,
    isBlank: true,
    hovered: false,
    focused: true,
    closed: false,
    hasHistory: true,
  }
  const hovered = { ...focused, focused: false, hovered: true }

  test('answers every focus: icons and history for an empty box, else suggestions or local results', () => {
    expect(panelFor(focused)).toBe('start')
    expect(panelFor({ ...focused, hasHistory: false })).toBe('start')
    expect(panelFor({ ...focused, tab: 1 })).toBe('start')
    expect(panelFor({ ...focused, isBlank: false })).toBe('suggestions')
    expect(panelFor({ ...focused, isBlank: false, tab: 1 })).toBe('local')
    expect([true, false].map((isBlank) => panelFor({ ...focused, isBlank, tab: 2 }))).toEqual(['provided', 'provided'])
  })

  test('opens on hover where there is a history', () => {
    expect(panelFor(hovered)).toBe('start')
  })

  test.each<[string, PanelState]>([
    ['the box is neither hovered nor focused', { ...focused, focused: false }],
    ['it is hovered, but has no history', { ...hovered, hasHistory: false }],
    ['it is hovered, but something is typed', { ...hovered, isBlank: false }],
    ['it is hovered, but searches this page', { ...hovered, tab: 1 }],
    ['it has just been closed', { ...focused, closed: true }],
    ['it is hovered, but sends danmaku', { ...hovered, tab: 2 }],
  ])('is not open when %s', (_, state) => {
    expect(panelFor(state)).toBeUndefined()
  })
})

describe('arrows in columns', () => {
  const rows = [3, 0, 2]

  test('down enters the first row, and after the last one returns to the text', () => {
    const first = nextPosition(rows, undefined, 'ArrowDown', 'columns')
    expect(first).toEqual({ column: 0, row: 0 })
    expect(nextPosition(rows, { column: 0, row: 1 }, 'ArrowDown', 'columns')).toEqual({ column: 0, row: 2 })
    expect(nextPosition(rows, { column: 0, row: 2 }, 'ArrowDown', 'columns')).toBeUndefined()
    expect(nextPosition([0, 2], undefined, 'ArrowDown', 'columns')).toEqual({ column: 1, row: 0 })
  })

  test('up enters the last row, and before the first one returns to the text', () => {
    expect(nextPosition(rows, undefined, 'ArrowUp', 'columns')).toEqual({ column: 0, row: 2 })
    expect(nextPosition(rows, { column: 2, row: 0 }, 'ArrowUp', 'columns')).toBeUndefined()
  })

  test('left and right change the column, skip empty ones and stop at the ends', () => {
    expect(nextPosition(rows, { column: 0, row: 2 }, 'ArrowRight', 'columns')).toEqual({ column: 2, row: 1 })
    expect(nextPosition(rows, { column: 2, row: 1 }, 'ArrowLeft', 'columns')).toEqual({ column: 0, row: 1 })
    expect(nextPosition(rows, { column: 2, row: 1 }, 'ArrowRight', 'columns')).toEqual({ column: 2, row: 1 })
  })

  test('left and right move the caret while no row is active', () => {
    expect(nextPosition(rows, undefined, 'ArrowRight', 'columns')).toBeUndefined()
  })

  test('do nothing in an empty panel', () => {
    expect(nextPosition([0, 0], undefined, 'ArrowDown', 'columns')).toBeUndefined()
    expect(nextPosition([0, 0], undefined, 'ArrowDown', 'paragraphs')).toBeUndefined()
  })
})

describe('arrows in columns below a line', () => {
  const rows = [2, 0, 3, 1]
  const next = (column: number, row: number, arrow: Arrow, among: readonly number[] = rows) =>
    nextPosition(among, { column, row }, arrow, 'belowLine')
  const enter = (arrow: Arrow, among: readonly number[] = rows) => nextPosition(among, undefined, arrow, 'belowLine')

  test('down enters the line, then the columns; up leads back', () => {
    expect(enter('ArrowDown')).toEqual({ column: 0, row: 0 })
    expect(next(0, 1, 'ArrowDown')).toEqual({ column: 2, row: 0 })
    expect(next(3, 0, 'ArrowUp')).toEqual({ column: 0, row: 0 })
    expect(next(0, 1, 'ArrowUp')).toBeUndefined()
    expect(next(2, 2, 'ArrowDown')).toBeUndefined()
  })

  test('up enters the last row of the first column, left and right move the caret', () => {
    expect(enter('ArrowUp')).toEqual({ column: 2, row: 2 })
    expect(enter('ArrowLeft')).toBeUndefined()
    expect(enter('ArrowRight')).toBeUndefined()
  })

  test('left and right stay in the line, or among the columns', () => {
    expect(next(0, 0, 'ArrowRight')).toEqual({ column: 0, row: 1 })
    expect(next(0, 1, 'ArrowRight')).toEqual({ column: 0, row: 1 })
    expect(next(2, 2, 'ArrowRight')).toEqual({ column: 3, row: 0 })
    expect(next(2, 1, 'ArrowLeft')).toEqual({ column: 2, row: 1 })
  })

  test('an empty line, or none but it, is passed over', () => {
    expect(enter('ArrowDown', [0, 2])).toEqual({ column: 1, row: 0 })
    expect(next(1, 0, 'ArrowUp', [0, 2])).toBeUndefined()
    expect(enter('ArrowUp', [2, 0])).toEqual({ column: 0, row: 0 })
    expect(next(0, 0, 'ArrowDown', [2, 0])).toBeUndefined()
    expect(enter('ArrowDown', [0])).toBeUndefined()
  })
})

describe('arrows in paragraphs', () => {
  const rows = [8, 0, 3]
  const next = (column: number, row: number, arrow: Arrow) => nextPosition(rows, { column, row }, arrow, 'paragraphs')

  test('left and right go through all rows', () => {
    expect(next(0, 0, 'ArrowRight')).toEqual({ column: 0, row: 1 })
    expect(next(0, 7, 'ArrowRight')).toEqual({ column: 2, row: 0 })
    expect(next(2, 0, 'ArrowLeft')).toEqual({ column: 0, row: 7 })
    expect(next(2, 2, 'ArrowRight')).toBeUndefined()
    expect(next(0, 0, 'ArrowLeft')).toBeUndefined()
  })

  test('up and down go to the next paragraph, at the ends to the text', () => {
    expect(next(0, 5, 'ArrowDown')).toEqual({ column: 2, row: 0 })
    expect(next(2, 1, 'ArrowUp')).toEqual({ column: 0, row: 0 })
    expect(next(2, 1, 'ArrowDown')).toBeUndefined()
    expect(next(0, 1, 'ArrowUp')).toBeUndefined()
  })

  test('enter at the first row going on, at the last going back', () => {
    for (const arrow of ['ArrowDown', 'ArrowRight'] as const)
      expect(nextPosition(rows, undefined, arrow, 'paragraphs')).toEqual({ column: 0, row: 0 })
    for (const arrow of ['ArrowUp', 'ArrowLeft'] as const)
      expect(nextPosition(rows, undefined, arrow, 'paragraphs')).toEqual({ column: 2, row: 2 })
  })
})

describe('the suggestions panel', () => {
  test('separates the typed part from the rest, ignoring case', () => {
    expect(splitSuggestion('香山', '香山红叶')).toEqual({ typed: '香山', rest: '红叶' })
    expect(splitSuggestion('open', 'OpenAI')).toEqual({ typed: 'Open', rest: 'AI' })
    expect(splitSuggestion('xiangshan', '香山')).toEqual({ typed: '', rest: '香山' })
  })
})

describe('the sources of suggestions', () => {
  const known = ['baidu', 'bing', 'google', '360', 'sogou']
  const active = (sources: readonly Source[]) => sources.filter((one) => one.active).map(({ name }) => name)

  test('are by default the engine in use, and none where it offers no suggestions', () => {
    expect(active(effectiveSources([], 'baidu', known))).toEqual(['baidu'])
    expect(effectiveSources([], 'github', known)).toEqual([])
  })

  test('stay off after being turned off, for every engine', () => {
    const off = toggleAllSources(known, false)
    expect(active(effectiveSources(off, 'bing', known))).toEqual([])
  })

  test('an unknown source is ignored', () => {
    expect(effectiveSources([{ name: 'gone', active: true }], 'baidu', known)).toEqual([])
  })

  test('a fourth turns off the oldest', () => {
    const three = ['bing', 'baidu', 'google'].reduce(
      (now, name) => toggleSource(now, name).sources,
      [] as readonly Source[],
    )
    const four = toggleSource(three, 'sogou')
    expect(active(four.sources)).toEqual(['baidu', 'google', 'sogou'])
    expect(four.dropped).toBe('bing')
    expect(active(toggleSource(four.sources, 'google').sources)).toEqual(['baidu', 'sogou'])
    expect(toggleSource(four.sources, 'google').dropped).toBeUndefined()
  })

  test('the master toggle turns the first three on, or all off', () => {
    expect(active(toggleAllSources(known, true))).toEqual(['baidu', 'bing', 'google'])
    expect(active(toggleAllSources(known, false))).toEqual([])
  })
})

describe('the local tab', () => {
  test('tabs rotate: two of them, three with danmaku shown', () => {
    expect([0, 1, 2].map((tab) => nextTab(tab, false))).toEqual([1, 0, 1])
    expect([0, 1, 2].map((tab) => nextTab(tab, true))).toEqual([1, 2, 0])
  })
})

test('the chosen row stays chosen as others come before it; where it is gone, the one at its place', () => {
  const columns = [[{ key: 'new' }, { key: 'a' }, { key: 'b' }], [{ key: 'a' }]]
  expect(followRow(columns, { column: 0, row: 0, key: 'a' })).toEqual({ column: 0, row: 1 })
  expect(followRow(columns, { column: 0, row: 2, key: 'gone' })).toEqual({ column: 0, row: 2 })
  expect(followRow(columns, { column: 1, row: 1, key: 'gone' })).toBeUndefined()
  expect(followRow(columns, { column: 2, row: 0, key: 'a' })).toBeUndefined()
})
