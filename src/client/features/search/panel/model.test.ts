import { describe, expect, test } from 'vitest'
import { matchesPinyin } from '../../../../shared/lib/text/pinyin-match.ts'
import { type Source, sourcesNow, toggleAllSources, toggleSource } from '../sources/model.ts'
import { findByName, forget, type Moment, moveSpot, nextTab, panelAt, remember, splitSuggestion } from './model.ts'

const entry = (text: string) => ({ text, enginesName: '百度', enginesIcon: '/icons/engines/baidu.svg' })

describe('the search history', () => {
  test('has the newest first, and a repeat moves to the top', () => {
    const history = ['a', 'b', 'a'].reduce(
      (now, text) => remember(now, entry(text)),
      [] as readonly ReturnType<typeof entry>[],
    )
    expect(history.map(({ text }) => text)).toEqual(['a', 'b'])
  })

  test('keeps at most 50', () => {
    const history = Array.from({ length: 60 }, (_, n) => `${n}`).reduce(
      (now, text) => remember(now, entry(text)),
      [] as readonly ReturnType<typeof entry>[],
    )
    expect(history).toHaveLength(50)
    expect(history[0]?.text).toBe('59')
    expect(history.at(-1)?.text).toBe('10')
  })

  test('does not record blank text, and records no blanks around a text', () => {
    const before = [entry('a')]
    expect(remember(before, entry('  \t'))).toBe(before)
    expect(remember(before, entry(' a ')).map(({ text }) => text)).toEqual(['a'])
  })

  test('forgets one text and leaves the others in their order', () => {
    expect(forget([entry('a'), entry('b'), entry('c')], 'b').map(({ text }) => text)).toEqual(['a', 'c'])
  })
})

describe('the history panel', () => {
  const shown: Moment = {
    tab: 0,
    blank: true,
    hovered: false,
    focused: true,
    closed: false,
    keepsHistory: true,
    past: 3,
    suggestions: 0,
  }

  test('is shown when history is on, tab 0, input empty, box hovered or focused', () => {
    expect(panelAt(shown)).toBe('history')
    expect(panelAt({ ...shown, focused: false, hovered: true })).toBe('history')
  })

  test.each<[string, Partial<Moment>]>([
    ['history is off', { keepsHistory: false }],
    ['another tab is in front', { tab: 1 }],
    ['something is typed', { blank: false }],
    ['the box is neither hovered nor focused', { focused: false }],
    ['nothing was searched for yet', { past: 0 }],
    ['it has just been closed', { closed: true }],
  ])('is not shown when %s', (_, change) => {
    expect(panelAt({ ...shown, ...change })).toBeUndefined()
  })
})

describe('arrows in a panel', () => {
  const rows = [3, 0, 2]

  test('down enters the first row, and leads through the rows back into the text', () => {
    const first = moveSpot(rows, undefined, 'ArrowDown', false)
    expect(first).toEqual({ column: 0, row: 0 })
    expect(moveSpot(rows, { column: 0, row: 1 }, 'ArrowDown', false)).toEqual({ column: 0, row: 2 })
    expect(moveSpot(rows, { column: 0, row: 2 }, 'ArrowDown', false)).toBeUndefined()
  })

  test('up enters the last row, and leads from the first back into the text', () => {
    expect(moveSpot(rows, undefined, 'ArrowUp', false)).toEqual({ column: 0, row: 2 })
    expect(moveSpot(rows, { column: 2, row: 0 }, 'ArrowUp', false)).toBeUndefined()
  })

  test('left and right change the column past empty ones, and stay at the ends', () => {
    expect(moveSpot(rows, { column: 0, row: 2 }, 'ArrowRight', false)).toEqual({ column: 2, row: 1 })
    expect(moveSpot(rows, { column: 2, row: 1 }, 'ArrowLeft', false)).toEqual({ column: 0, row: 1 })
    expect(moveSpot(rows, { column: 2, row: 1 }, 'ArrowRight', false)).toEqual({ column: 2, row: 1 })
  })

  test('left and right belong to the caret while no row is chosen', () => {
    expect(moveSpot(rows, undefined, 'ArrowRight', false)).toBeUndefined()
  })

  test('left and right go to the neighbour among chips', () => {
    expect(moveSpot([2], { column: 0, row: 0 }, 'ArrowRight', true)).toEqual({ column: 0, row: 1 })
    expect(moveSpot([2], undefined, 'ArrowLeft', true)).toEqual({ column: 0, row: 1 })
  })

  test('do nothing in an empty panel', () => {
    expect(moveSpot([0, 0], undefined, 'ArrowDown', false)).toBeUndefined()
  })
})

describe('the suggestions panel', () => {
  const typing: Moment = {
    tab: 0,
    blank: false,
    hovered: false,
    focused: true,
    closed: false,
    keepsHistory: true,
    past: 3,
    suggestions: 5,
  }

  test('is shown while something is typed that somebody suggests for', () => {
    expect(panelAt(typing)).toBe('suggestions')
    expect(panelAt({ ...typing, suggestions: 0 })).toBeUndefined()
    expect(panelAt({ ...typing, focused: false, hovered: true })).toBeUndefined()
    expect(panelAt({ ...typing, tab: 2 })).toBeUndefined()
  })

  test('shows the typed part apart from what is added, whatever its case', () => {
    expect(splitSuggestion('香山', '香山红叶')).toEqual({ typed: '香山', rest: '红叶' })
    expect(splitSuggestion('open', 'OpenAI')).toEqual({ typed: 'Open', rest: 'AI' })
    expect(splitSuggestion('xiangshan', '香山')).toEqual({ typed: '', rest: '香山' })
  })
})

describe('the sources of suggestions', () => {
  const known = ['baidu', 'bing', 'google', '360', 'sogou']
  const active = (sources: readonly Source[]) => sources.filter((one) => one.active).map(({ name }) => name)

  test('are the engine in use while the user has chosen none, and nobody where it cannot be asked', () => {
    expect(active(sourcesNow([], 'baidu', known))).toEqual(['baidu'])
    expect(sourcesNow([], 'github', known)).toEqual([])
  })

  test('turned off stay off, whichever engine is in use', () => {
    const off = toggleAllSources(known, false)
    expect(active(sourcesNow(off, 'bing', known))).toEqual([])
  })

  test('a name that nobody answers to is not asked', () => {
    expect(sourcesNow([{ name: 'gone', active: true }], 'baidu', known)).toEqual([])
  })

  test('a fourth deactivates the earliest', () => {
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

describe('local search of own icons', () => {
  const icons = ['知乎', '豆瓣', '哔哩哔哩', 'GitHub', 'My GitLab', '重庆日报'].map((name) => ({ id: name, name }))
  const find = (text: string) => findByName(icons, text, matchesPinyin).map(({ name }) => name)

  test('finds by name, those that begin with it first', () => {
    expect(find('git')).toEqual(['GitHub', 'My GitLab'])
    expect(find('lab')).toEqual(['My GitLab'])
    expect(find('乎')).toEqual(['知乎'])
  })

  test('finds by pinyin and by initials', () => {
    expect(find('zhihu')).toEqual(['知乎'])
    expect(find('douban')).toEqual(['豆瓣'])
    expect(find('blbl')).toEqual(['哔哩哔哩'])
    expect(find('chongqing')).toEqual(['重庆日报'])
  })

  test('finds nothing for blank text and for what no icon is called', () => {
    expect(find('  ')).toEqual([])
    expect(find('xyz')).toEqual([])
  })

  test('tabs go round: two of them, three with danmaku shown', () => {
    expect([0, 1].map((tab) => nextTab(tab))).toEqual([1, 0])
    expect([0, 1, 2].map((tab) => nextTab(tab, true))).toEqual([1, 2, 0])
  })

  test('its panel is open while something is typed, found or not', () => {
    const typing = {
      tab: 1,
      blank: false,
      hovered: false,
      focused: true,
      closed: false,
      keepsHistory: true,
      past: 3,
      suggestions: 0,
    }
    expect(panelAt(typing)).toBe('local')
    expect(panelAt({ ...typing, blank: true })).toBeUndefined()
  })
})
