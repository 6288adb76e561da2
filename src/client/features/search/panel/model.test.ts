import { describe, expect, test } from 'vitest'
import { effectiveSources, type Source, toggleAllSources, toggleSource } from '../sources/model.ts'
import {
  addToHistory,
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

describe('the history panel', () => {
  const shown: PanelState = {
    tab: 0,
    isBlank: true,
    hovered: false,
    focused: true,
    closed: false,
    isHistoryOn: true,
    historyCount: 3,
    suggestionCount: 0,
  }

  test('is shown when history is on, tab 0, input empty, box hovered or focused', () => {
    expect(panelFor(shown)).toBe('history')
    expect(panelFor({ ...shown, focused: false, hovered: true })).toBe('history')
  })

  test.each<[string, Partial<PanelState>]>([
    ['history is off', { isHistoryOn: false }],
    ['another tab is in front', { tab: 1 }],
    ['something is typed', { isBlank: false }],
    ['the box is neither hovered nor focused', { focused: false }],
    ['nothing was searched for yet', { historyCount: 0 }],
    ['it has just been closed', { closed: true }],
  ])('is not shown when %s', (_, change) => {
    expect(panelFor({ ...shown, ...change })).toBeUndefined()
  })
})

describe('arrows in a panel', () => {
  const rows = [3, 0, 2]

  test('down enters the first row, and after the last one returns to the text', () => {
    const first = nextPosition(rows, undefined, 'ArrowDown', false)
    expect(first).toEqual({ column: 0, row: 0 })
    expect(nextPosition(rows, { column: 0, row: 1 }, 'ArrowDown', false)).toEqual({ column: 0, row: 2 })
    expect(nextPosition(rows, { column: 0, row: 2 }, 'ArrowDown', false)).toBeUndefined()
  })

  test('up enters the last row, and before the first one returns to the text', () => {
    expect(nextPosition(rows, undefined, 'ArrowUp', false)).toEqual({ column: 0, row: 2 })
    expect(nextPosition(rows, { column: 2, row: 0 }, 'ArrowUp', false)).toBeUndefined()
  })

  test('left and right change the column, skip empty ones and stop at the ends', () => {
    expect(nextPosition(rows, { column: 0, row: 2 }, 'ArrowRight', false)).toEqual({ column: 2, row: 1 })
    expect(nextPosition(rows, { column: 2, row: 1 }, 'ArrowLeft', false)).toEqual({ column: 0, row: 1 })
    expect(nextPosition(rows, { column: 2, row: 1 }, 'ArrowRight', false)).toEqual({ column: 2, row: 1 })
  })

  test('left and right move the caret while no row is active', () => {
    expect(nextPosition(rows, undefined, 'ArrowRight', false)).toBeUndefined()
  })

  test('left and right move among wrapped chips', () => {
    expect(nextPosition([2], { column: 0, row: 0 }, 'ArrowRight', true)).toEqual({ column: 0, row: 1 })
    expect(nextPosition([2], undefined, 'ArrowLeft', true)).toEqual({ column: 0, row: 1 })
  })

  test('do nothing in an empty panel', () => {
    expect(nextPosition([0, 0], undefined, 'ArrowDown', false)).toBeUndefined()
  })
})

describe('the suggestions panel', () => {
  const typing: PanelState = {
    tab: 0,
    isBlank: false,
    hovered: false,
    focused: true,
    closed: false,
    isHistoryOn: true,
    historyCount: 3,
    suggestionCount: 5,
  }

  test('is shown while the typed text has suggestions', () => {
    expect(panelFor(typing)).toBe('suggestions')
    expect(panelFor({ ...typing, suggestionCount: 0 })).toBeUndefined()
    expect(panelFor({ ...typing, focused: false, hovered: true })).toBeUndefined()
    expect(panelFor({ ...typing, tab: 2 })).toBeUndefined()
  })

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
    expect([0, 1].map((tab) => nextTab(tab))).toEqual([1, 0])
    expect([0, 1, 2].map((tab) => nextTab(tab, true))).toEqual([1, 2, 0])
  })

  test('its panel is open while something is typed, with or without results', () => {
    const typing = {
      tab: 1,
      isBlank: false,
      hovered: false,
      focused: true,
      closed: false,
      isHistoryOn: true,
      historyCount: 3,
      suggestionCount: 0,
    }
    expect(panelFor(typing)).toBe('local')
    expect(panelFor({ ...typing, isBlank: true })).toBeUndefined()
  })
})
