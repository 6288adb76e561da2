import { globSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Language } from '../../shared/constants.ts'
import type { Start } from '../core/contribute/start.ts'
import 'react-aria-components' // before there is a page, which it would take for a whole one

// catalogs are made by the build: without texts each message is its key
vi.mock('./languages.ts', () => {
  const load = async (language: Language, complete: boolean) =>
    (await import('../core/text/i18n.ts')).setLanguage(language, {}, complete)
  return {
    loadFirstFrameMessages: (language: Language) => load(language, false),
    loadAllMessages: (language: Language) => load(language, true),
  }
})

/** A root element as far as starts use it. */
function fakeRoot() {
  const attributes = new Map<string, string>()
  const properties = new Map<string, string>()
  const style = {
    getPropertyValue: (name: string) => properties.get(name) ?? '',
    setProperty: (name: string, value: string) =>
      value === '' ? properties.delete(name) : properties.set(name, value),
    [Symbol.iterator]: () => properties.keys(),
  }
  const root = {
    lang: '',
    dataset: {},
    style,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    hasAttribute: (name: string) => attributes.has(name),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    toggleAttribute: (name: string, on: boolean) => (on ? attributes.set(name, '') : attributes.delete(name)),
  }
  return { root, state: () => ({ properties: sorted(properties), attributes: sorted(attributes) }) }
}

const sorted = (map: ReadonlyMap<string, unknown>) => Object.fromEntries([...map].toSorted())

/** A page with nothing on it: globals that note who listens to what, and the state that starts leave behind. */
function fakePage() {
  const { root, state } = fakeRoot()
  const listening: string[] = []
  const idle: (() => void)[] = []
  const reported: unknown[] = []
  const stored = new Map<string, string>()
  const listen = (to: string) => (type: string) => void listening.push(`${to} ${type}`)
  const local = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const observer = (name: string) =>
    class {
      observe = () => void listening.push(name)
      disconnect = () => {}
    }
  const document = {
    documentElement: root,
    body: {},
    head: { append: () => {} },
    hidden: false,
    title: '',
    visibilityState: 'visible',
    activeElement: null,
    querySelector: () => null,
    querySelectorAll: () => [],
    createElement: () => ({ getContext: () => null }),
    getElementById: (id: string) => (id === 'root' ? {} : null),
    addEventListener: listen('document'),
    removeEventListener: () => {},
  }
  const place = { hash: '', pathname: '/', search: '', origin: 'http://start.test', href: 'http://start.test/' }
  const page = {
    document,
    addEventListener: listen('window'),
    removeEventListener: () => {},
    dispatchEvent: () => true,
    window: globalThis,
    location: place,
    history: { state: null, pushState() {}, replaceState() {}, go() {} },
    innerWidth: 1440,
    innerHeight: 900,
    devicePixelRatio: 1,
    localStorage: local,
    sessionStorage: local,
    CSS: { escape: String, supports: () => true },
    MutationObserver: observer('mutations'),
    PerformanceObserver: observer('performance'),
    PerformanceResourceTiming: class {},
    HTMLElement: class {},
    Element: class {},
    matchMedia: () => ({ matches: false, addEventListener: listen('media') }),
    getComputedStyle: () => root.style,
    requestAnimationFrame: () => 0,
    requestIdleCallback: (task: () => void) => idle.push(task),
    setTimeout: setShortTimer,
    reportError: (error: unknown) => reported.push(error),
  }
  const navigatorOfPage = { language: 'en', languages: ['en'], userAgent: '', platform: '', maxTouchPoints: 0 }
  for (const [name, value] of Object.entries({ ...page, navigator: navigatorOfPage })) vi.stubGlobal(name, value)
  const runIdle = () => {
    for (const task of idle.splice(0)) task()
  }
  return { runIdle, reported, left: () => ({ ...state(), listening: listening.toSorted(), stored: sorted(stored) }) }
}

/** Longer than what starts wait for at once, in ms; what they do later happens in no test. */
const LATER_MS = 300
const setTimer = globalThis.setTimeout
const setShortTimer = (task: () => void, ms = 0) => (ms < LATER_MS ? setTimer(task, ms) : 0)

const startsOfWidgets = import.meta.glob('../widgets/*/start.ts')

const settled = () => new Promise((resolve) => setTimeout(resolve, 30))

/** Starts a page, with its starts in the order that `arrange` gives, then changes its look, then its language. */
async function open(arrange: (starts: readonly Start[]) => readonly Start[]) {
  vi.resetModules()
  vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
  const page = fakePage()
  const { collectStarts } = await import('../contributions/starts.ts')
  const { collectFirstFrame } = await import('../contributions/first-frame.ts')
  const { collectDeferred, loaders } = await import('../contributions/deferred.ts')
  const { completeRegistry, fillRegistry, registry } = await import('../core/contribute/registry.ts')
  const { provideLoaders } = await import('../core/contribute/loaders.ts')
  const { runStarts } = await import('../core/contribute/start.ts')
  const { testStartContext } = await import('../core/testing.ts')
  const { loadAllMessages, loadFirstFrameMessages } = await import('./languages.ts')
  const { themeSettings } = await import('../features/data/theme/index.ts')
  await Promise.all(Object.values(startsOfWidgets).map((load) => load())) // so that they need no time later
  fillRegistry(collectFirstFrame())
  fillRegistry(collectDeferred())
  completeRegistry()
  await loadFirstFrameMessages('en')
  const context = testStartContext()
  await context.persistence.persist(registry().documents)
  const beginnings = {
    documents: () => Promise.resolve(),
    async messages() {
      await loadAllMessages('en')
      provideLoaders(loaders)
    },
    ready: settled,
  }
  await runStarts(arrange(collectStarts()), beginnings, context)
  page.runIdle()
  await settled()
  const started = page.left()
  themeSettings.update((now) => ({ ...now, isMinimalism: true, primaryColor: '#123456' }))
  await settled()
  const changed = page.left()
  themeSettings.update((now) => ({ ...now, locale: 'ja' }))
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('ja'), 30_000)
  await settled()
  const documents = Object.fromEntries(registry().documents.map((one) => [one.id, one.get()]))
  return { left: [started, changed, page.left()], documents, reported: page.reported, starts: collectStarts() }
}

type Opened = Awaited<ReturnType<typeof open>>
let [forwards, backwards]: Opened[] = []

beforeAll(async () => {
  forwards = await open((starts) => starts)
  backwards = await open((starts) => starts.toReversed())
}, 120_000)

test('every start begins on an empty page without an error', () => {
  expect(forwards?.starts.length).toBeGreaterThan(40)
  expect([forwards?.reported, backwards?.reported]).toEqual([[], []])
})

test('a page is the same when the starts of each phase run in reversed order, also after changes', () => {
  expect(backwards?.left).toEqual(forwards?.left)
  expect(backwards?.documents).toEqual(forwards?.documents)
})

test('every start of a start.ts and of starts/ is found, wherever it stands, and those of widgets are idle ones', async () => {
  const client = join(import.meta.dirname, '..')
  const other = ['core/contribute/start.ts', 'widgets/blueprint/start.ts']
  const files = globSync(['**/start.ts', 'startup/starts/*.ts'], { cwd: client }).filter(
    (file) => !other.includes(file) && !file.endsWith('.test.ts'),
  )
  const found = new Set(backwards?.starts)
  for (const file of files) {
    const { default: starts }: { readonly default: readonly Start[] } = await import(join(client, file))
    if (file.startsWith('widgets/')) expect(new Set(starts.map(({ at }) => at)), file).toEqual(new Set(['idle']))
    else for (const start of starts) expect(found.delete(start), file).toBe(true)
  }
  const ofWidgets = files.filter((file) => file.startsWith('widgets/'))
  expect([files.length > 30, found.size]).toEqual([true, ofWidgets.length])
})
