import { describe, expect, test } from 'vitest'
import { pinyinReadings } from '../../../lib/text/pinyin-readings.ts'
import { createEntrySearch } from '../local-search/entry-search.ts'
import { synonymsOf } from '../local-search/kernel/synonyms.ts'
import { findableSettings, railOf, tabNamed, tabOfLink } from './model.ts'

const tab = (id: string, number: number, desktopOnly = false) => ({ id, number, desktopOnly })
const tabs = [tab('dock', 10, true), tab('about', 9), tab('time', 2), tab('search', 3)]

describe('the rail', () => {
  test('has the existing tabs in their order and parts', () => {
    expect(railOf(tabs, false).map((part) => part.map(({ id }) => id))).toEqual([['time', 'search', 'dock'], ['about']])
  })
  test('leaves out desktop tabs on mobile', () => {
    expect(railOf(tabs, true).map((part) => part.map(({ id }) => id))).toEqual([['time', 'search'], ['about']])
  })
})

describe('internal links', () => {
  test('open the settings, or a tab by name or number', () => {
    expect(tabOfLink('{settings}')).toEqual({ tab: undefined })
    expect(tabOfLink('{settings/time}')).toEqual({ tab: 'time' })
    expect(tabOfLink('{settings/10}')).toEqual({ tab: '10' })
  })
  test('are no other addresses', () => {
    for (const address of [
      '',
      'settings',
      '{settings',
      '{settings/}',
      '{setting}',
      '{settings/a/b}',
      'https://a.example/',
    ])
      expect(tabOfLink(address)).toBeUndefined()
  })
  test('to an unknown tab open the first', () => {
    expect(tabNamed(tabs, 'time')?.number).toBe(2)
    expect(tabNamed(tabs, '3')?.id).toBe('search')
    expect(tabNamed(tabs, 'nowhere')?.id).toBe('dock')
    expect(tabNamed(tabs, undefined)?.id).toBe('dock')
  })
})

describe('searching for a setting', () => {
  const setting = (tab: string, title: string, ...hint: string[]) => ({ id: title, title, keywords: [tab, ...hint] })
  const all = [
    setting('时间', '显示时间'),
    setting('时间', '时间字号'),
    setting('图标', '大小', '时间旁边的图标'),
    setting('图标', '圆角'),
    setting('Icons', 'Corner radius'),
  ]
  const synonyms = synonymsOf(['圆角、弧度', 'radius, roundness'])
  const titles = (text: string) =>
    createEntrySearch<(typeof all)[number]>()(all, text, pinyinReadings, synonyms).map(({ title }) => title)

  test('ranks beginnings first, then words, hints and tabs', () => {
    expect(titles('时间')).toEqual(['时间字号', '显示时间', '大小'])
    expect(titles('图标')).toEqual(['大小', '圆角'])
  })
  test('finds a label by pinyin, by a synonym and with a typing error, and ignores case', () => {
    expect(titles('yj')).toEqual(['圆角'])
    expect(titles('弧度')).toEqual(['圆角'])
    for (const text of ['RADIUS', 'radous', 'roundness', 'roundnes'])
      expect(titles(text), text).toEqual(['Corner radius'])
  })
  test('takes words in any order, each in label, hint, tab or pinyin', () => {
    expect(titles('字号 时间')).toEqual(['时间字号'])
    expect(titles('显示  时间')).toEqual(['显示时间'])
    expect(titles('图标 圆')).toEqual(['圆角'])
    expect(titles('旁边 大小')).toEqual(['大小'])
    expect(titles('yj 图标')).toEqual(['圆角'])
    expect(titles('圆角 时间')).toEqual([])
    expect(titles('radius corner')).toEqual(['Corner radius'])
  })
  test('finds nothing for blank text', () => expect(titles('  ')).toEqual([]))
})

test('every row that the tabs show is listed once, with the texts of its tab', () => {
  const text = (key: string) => `<${key}>`
  const rows = [
    { field: 'clock.isTime', label: 'clock.field.isTime' },
    { field: 'date.time24', label: 'date.field.time24', hint: 'date.hint.time24' },
  ]
  const time = { id: 'time', icon: 'clock', texts: 'clock', rows: () => rows }
  const dock = { id: 'dock', icon: 'dock', texts: 'dock', rows: () => [] }
  expect(findableSettings([time, dock], text)).toEqual([
    {
      id: 'clock.isTime',
      tab: 'time',
      icon: 'clock',
      title: '<clock.field.isTime>',
      tabTitle: '<clock.tab>',
      keywords: ['<clock.tab>'],
    },
    {
      id: 'date.time24',
      tab: 'time',
      icon: 'clock',
      title: '<date.field.time24>',
      tabTitle: '<clock.tab>',
      keywords: ['<clock.tab>', '<date.hint.time24>'],
    },
  ])
})
