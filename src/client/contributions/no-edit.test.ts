import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { registry } from '../core/contribute/registry.ts'
import type { AnyDocument } from '../core/documents/document.ts'
import { testTicker } from '../core/testing.ts'
import { defineLive } from '../features/data/live-data/lazy.ts'
import { themeSettings } from '../features/data/theme/index.ts'
import { searchSettings } from '../features/desk/search/index.ts'
import { switchSearch } from '../features/desk/search/switch-search.ts'
import { toggleMinimal } from '../features/layout/minimal/toggle.ts'
import { refresh, showAnother } from '../features/look/daily-text/refresh.ts'
import { followThemeMask } from '../features/look/dark-mode/follow-mask.ts'
import { wallpaperSettings } from '../features/look/wallpaper/index.ts'
import { rotateWallpaper } from '../features/look/wallpaper-picker/change-wallpaper.ts'
import { setLowPerformance } from '../features/safety/system/low-performance.ts'
import { showUpdate } from '../features/shell/about/show-update.ts'
import { HINTS } from '../features/shell/hints/model.ts'
import { dismissHint } from '../features/shell/hints/show-hints.ts'
import { countUse } from '../features/shell/local-search/lazy.ts'
import { placeNewWindow, setMovedFrame, setResizedFrame } from '../features/shell/windows/frame/window-place.ts'
import { asSent, findDocument, registerEverything, travelling } from './testing.ts'

vi.mock('../features/look/wallpaper/urls/can-show.ts', () => ({ canShow: async () => true }))

const HOUR_MS = 3_600_000
const DAY = { year: 2026, month: 11, day: 24 }
const media = Object.assign(new EventTarget(), { matches: false })

beforeAll(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 24, 9) })
  vi.stubGlobal('matchMedia', () => media)
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '96px' }))
  const documentElement = { style: { getPropertyValue: () => '' }, hasAttribute: () => false }
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement, querySelector: () => null }))
  registerEverything()
})
afterAll(() => vi.useRealTimers())

const isLive = (document: AnyDocument): document is AnyDocument & { readonly limit: number } => 'limit' in document

const texts = { 'tg-diary': 1, 'gu-shi': 2, 'yi-yan': 3 }

/** What happens by itself, or because somebody looks. */
const EVENTS: Readonly<Record<string, () => unknown>> = {
  'answers of third parties': () =>
    Promise.all(
      registry()
        .documents.filter(isLive)
        .map((document) => defineLive({ document, freshMs: 0, ask: async () => ({ value: [], age: 0 }) }).refresh('k')),
    ),
  'texts of the day': async () => {
    for (const id of Object.keys(texts)) {
      const text = { document: findDocument(id), load: async () => ({ content: id }) }
      await refresh(text, 'en', DAY)
      await showAnother(text, 'en', DAY)
    }
  },
  'entries opened': () => {
    countUse('icon')
    findDocument('recentEntries').update(() => ['tiles.icons:icon'])
  },
  'hints followed': () => HINTS.map(dismissHint),
  'tips seen': () => {
    findDocument('minimal').update((now) => ({ ...now, isTipSeen: true }))
    findDocument('grid').update((now) => ({ ...now, isEditHintSeen: true }))
  },
  'windows moved and resized': () => {
    placeNewWindow()
    setMovedFrame({ x: 10, y: 10, width: 1000, height: 600 })
    setResizedFrame({ x: 10, y: 10, width: 900, height: 500 })
  },
  'wallpapers changed by themselves': async () => {
    const { ticker, tick } = testTicker()
    rotateWallpaper(ticker)
    for (let minute = 0; minute < 60; minute += 5) {
      tick()
      await vi.advanceTimersByTimeAsync(HOUR_MS / 12)
    }
  },
  'a system that becomes dark': () => {
    followThemeMask()
    media.matches = true
    media.dispatchEvent(new Event('change'))
  },
  'low-performance mode': () => setLowPerformance(true),
  'minimal mode': toggleMinimal,
  'another search engine and tab': () =>
    switchSearch((now) => ({ ...now, searchEnginesIndex: 1, searchTabActiveIndex: 1 })),
  'music played': () => {
    findDocument('music').update((now) => ({ ...now, playingId: 'bundled:a', currentTime: 30, volume: 20 }))
    findDocument('music.songs').update(() => ({ songs: [] }))
  },
  'notes, boards and tools opened': () => {
    findDocument('notes.view').update((now) => ({ ...now, selectNoteId: 'n' }))
    findDocument('white-board.view').update((now) => ({ ...now, open: 'b' }))
    findDocument('ai-tool.tabs').update(() => ['tool'])
  },
  'films shown': () => findDocument('hot-video').update(() => ({ films: { tile: 'film' } })),
  'an update seen': showUpdate,
  'a gradient tried': () => findDocument('wallpaperGradient').update((now) => ({ ...now, angle: 10 })),
}

beforeEach(() => {
  for (const one of registry().documents) one.set(one.initial)
  findDocument('hints').set(HINTS)
  findDocument('dialog').update((now) => ({ ...now, isDialogPosition: true }))
  searchSettings.update((now) => ({ ...now, isSearchGlassDistort: true }))
  themeSettings.update((now) => ({ ...now, darkModeBySysten: true }))
  wallpaperSettings.update((now) => ({
    ...now,
    ...{ wallpaperType: 1, wallpaperSrc: 'https://a.example/chosen.jpg' },
    ...{ autoWallpaper: true, autoWallpaperRange: 5, autoWallpaperSource: 'own', autoWallpaperCategories: [] },
    localWallpaperArr: ['a', 'b', 'c'].map((src) => ({ src, minSrc: '', type: 1 as const })),
  }))
})

const inAll = () => JSON.stringify(registry().documents.map((one) => one.encode()))
const sent = () => Object.fromEntries(travelling().map((one) => [one.id, asSent(one)]))

test.each(Object.keys(EVENTS))('%s: nothing that travels has changed', async (name) => {
  const [before, all] = [sent(), inAll()]
  await EVENTS[name]?.()
  expect(inAll()).not.toBe(all)
  expect(sent()).toEqual(before)
})
