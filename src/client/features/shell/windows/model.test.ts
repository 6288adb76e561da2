import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  activateTab,
  activeTab,
  appsOf,
  CLOSED,
  closeOtherTabs,
  closeTab,
  closeTabsToTheRight,
  coversScreen,
  MAX_TABS,
  moveTab,
  openTab,
  parseWindowState,
  toggleApp,
  type WindowState,
} from './model.ts'

const open = (...apps: readonly string[]): WindowState =>
  apps.reduce((now, app) => openTab(now, { app, subject: '', title: '' }), CLOSED)
const key = (app: string) => `${app} `
const namesOf = ({ tabs }: WindowState) => tabs.map(({ app }) => app)
const shown = (now: WindowState) => activeTab(now)?.app

describe('the tabs of the component window', () => {
  test('open at the end and are shown; an open one is shown again', () => {
    const now = open('a', 'b', 'c', 'a')
    expect(namesOf(now)).toEqual(['a', 'b', 'c'])
    expect(shown(now)).toBe('a')
  })

  test('of one app differ in their subject', () => {
    const now = openTab(open('a'), { app: 'a', subject: 'x', title: 'X' })
    expect(now.tabs.map(({ subject }) => subject)).toEqual(['', 'x'])
  })

  test('opening brings a minimised window back', () => {
    expect(openTab({ ...open('a'), isMinimized: true }, { app: 'b', subject: '', title: '' }).isMinimized).toBe(false)
    expect(activateTab({ ...open('a'), isMinimized: true }, key('a')).isMinimized).toBe(false)
  })

  test('at most ten: the eleventh closes the one that was not used for the longest time', () => {
    const ten = open(...'abcdefghij')
    const now = openTab(activateTab(ten, key('a')), { app: 'k', subject: '', title: '' })
    expect(namesOf(now)).toEqual([...'acdefghijk'])
    expect(now.recent).toHaveLength(MAX_TABS)
  })

  test('closing one shows the one used before; closing the last closes the window', () => {
    const now = activateTab(open('a', 'b', 'c'), key('a'))
    expect(shown(closeTab(now, key('a')))).toBe('c')
    expect(shown(closeTab(now, key('b')))).toBe('a')
    expect(closeTab(open('a'), key('a'))).toBe(CLOSED)
  })

  test('others and those to the right are closed', () => {
    const now = open('a', 'b', 'c')
    expect(namesOf(closeOtherTabs(now, key('b')))).toEqual(['b'])
    expect(namesOf(closeTabsToTheRight(now, key('a')))).toEqual(['a'])
    expect(shown(closeTabsToTheRight(now, key('b')))).toBe('b')
    expect(closeTabsToTheRight(now, 'gone')).toBe(now)
  })

  test('are reordered', () => {
    expect(namesOf(moveTab(open('a', 'b', 'c'), key('a'), 2))).toEqual(['b', 'c', 'a'])
    expect(namesOf(moveTab(open('a', 'b', 'c'), key('c'), -5))).toEqual(['c', 'a', 'b'])
  })
})

describe('an app in the dock', () => {
  test('is there once, however many tabs it has', () => {
    expect(appsOf(openTab(open('a', 'b'), { app: 'a', subject: 'x', title: 'X' }))).toEqual(['a', 'b'])
  })

  test('shows its last tab, and minimises the window when that is shown', () => {
    const now = open('a', 'b')
    expect(shown(toggleApp(now, 'a'))).toBe('a')
    expect(toggleApp(now, 'b').isMinimized).toBe(true)
    expect(toggleApp(toggleApp(now, 'b'), 'b')).toMatchObject({ isMinimized: false })
    expect(toggleApp(now, 'gone')).toBe(now)
  })
})

describe('a stored window', () => {
  const isKnown = (app: string) => app !== 'gone'

  test('comes back as it was', () => {
    const now = { ...activateTab(open('a', 'b'), key('a')), isMinimized: true }
    expect(parseWindowState(JSON.parse(JSON.stringify(now)), isKnown)).toEqual(now)
  })

  test('loses apps that are gone', () => {
    expect(namesOf(parseWindowState(open('gone', 'a'), isKnown))).toEqual(['a'])
    expect(parseWindowState(open('gone'), isKnown)).toBe(CLOSED)
  })

  test('is valid, whatever was stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ tabs: fc.anything(), recent: fc.anything() })), (stored) => {
        const now = parseWindowState(stored, isKnown)
        expect(now.recent.toSorted()).toEqual(now.tabs.map((tab) => tab.key).toSorted())
      }),
    )
  })
})

test('the window covers the screen while it is open at full size', () => {
  const full = { ...open('a'), isFullscreen: true }
  expect(coversScreen(full)).toBe(true)
  expect(coversScreen(open('a'))).toBe(false)
  expect(coversScreen({ ...full, isMinimized: true })).toBe(false)
  expect(coversScreen({ ...CLOSED, isFullscreen: true })).toBe(false)
})
