import { describe, expect, test } from 'vitest'
import { findableSettings, findSettings, railOf, tabNamed, tabOfLink } from './model.ts'

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
  const setting = (title: string, label: string, hint = '') => ({ tab: title, title, label, hint })
  const all = [
    setting('时间', '显示时间'),
    setting('时间', '时间字号'),
    setting('图标', '大小', '时间旁边的图标'),
    setting('图标', '圆角'),
  ]
  const labels = (text: string, matchesPinyin = (_label: string, _text: string) => false) =>
    findSettings(all, text, matchesPinyin).map(({ label }) => label)

  test('ranks label prefixes first, then labels, hints and tabs', () => {
    expect(labels('时间')).toEqual(['时间字号', '显示时间', '大小'])
    expect(labels('图标')).toEqual(['大小', '圆角'])
  })
  test('finds a label by pinyin', () => {
    expect(labels('yj', (label, text) => label === '圆角' && text === 'yj')).toEqual(['圆角'])
  })
  test('takes words in any order, each in label, hint, tab or pinyin', () => {
    expect(labels('字号 时间')).toEqual(['时间字号'])
    expect(labels('显示  时间')).toEqual(['显示时间'])
    expect(labels('图标 圆')).toEqual(['圆角'])
    expect(labels('旁边 大小')).toEqual(['大小'])
    expect(labels('yj 图标', (label, text) => label === '圆角' && text === 'yj')).toEqual(['圆角'])
    expect(labels('圆角 时间')).toEqual([])
    expect(findSettings([setting('Icons', 'Corner radius')], 'radius corner', () => false)).toHaveLength(1)
  })
  test('finds nothing for blank text and ignores case', () => {
    expect(labels('  ')).toEqual([])
    expect(findSettings([setting('Icons', 'Corner radius')], 'RADIUS', () => false)).toHaveLength(1)
  })
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
      tab: 'time',
      field: 'clock.isTime',
      icon: 'clock',
      title: '<clock.tab>',
      label: '<clock.field.isTime>',
      hint: '',
    },
    {
      tab: 'time',
      field: 'date.time24',
      icon: 'clock',
      title: '<clock.tab>',
      label: '<date.field.time24>',
      hint: '<date.hint.time24>',
    },
  ])
})
