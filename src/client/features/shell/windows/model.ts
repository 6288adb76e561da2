/** One open app. Two tabs of one app differ in what they show. */
export interface WindowTab {
  /** `app` and `subject`, unique among the open tabs. */
  readonly key: string
  readonly app: string
  readonly subject: string
  /** Its title where that is not the app's name; else empty. */
  readonly title: string
}

/** The component window: its tabs and how it is shown. Without tabs it is closed. */
export interface WindowState {
  readonly tabs: readonly WindowTab[]
  /** The keys of the tabs, most recently used first: the first one is active. */
  readonly recent: readonly string[]
  readonly isMinimized: boolean
  readonly isFullscreen: boolean
}

export const CLOSED: WindowState = { tabs: [], recent: [], isMinimized: false, isFullscreen: false }

/** Whether the window is all that is seen of the page. */
export const coversScreen = ({ tabs, isMinimized, isFullscreen }: WindowState): boolean =>
  tabs.length > 0 && isFullscreen && !isMinimized

/** Open tabs at most (spec section 2): one more closes the tab that was not used for the longest time. */
export const MAX_TABS = 10

/** The active tab; undefined if the window is closed. */
export const activeTab = ({ tabs, recent }: WindowState): WindowTab | undefined =>
  tabs.find(({ key }) => key === recent[0])

/** The apps of the tabs, each once, in their order. */
export const appsOf = ({ tabs }: WindowState): readonly string[] => [...new Set(tabs.map(({ app }) => app))]

/** Shows the last used tab of an app; minimises the window if it is shown already. */
export function toggleApp(now: WindowState, app: string): WindowState {
  if (!now.isMinimized && activeTab(now)?.app === app) return { ...now, isMinimized: true }
  const key = now.recent.find((one) => now.tabs.some((tab) => tab.key === one && tab.app === app))
  return key === undefined ? now : activateTab(now, key)
}

/** Opens a tab at the end, or shows the one that shows the same already. */
export function openTab(now: WindowState, { app, subject, title }: Omit<WindowTab, 'key'>): WindowState {
  const key = `${app} ${subject}`
  const isOpen = now.tabs.some((tab) => tab.key === key)
  const tabs = isOpen ? now.tabs : [...now.tabs, { key, app, subject, title }]
  const recent = [key, ...now.recent.filter((one) => one !== key)]
  const kept = new Set(recent.slice(0, MAX_TABS))
  return { ...now, tabs: tabs.filter((tab) => kept.has(tab.key)), recent: [...kept], isMinimized: false }
}

/** Shows a tab. */
export const activateTab = (now: WindowState, key: string): WindowState =>
  now.tabs.some((tab) => tab.key === key)
    ? { ...now, recent: [key, ...now.recent.filter((one) => one !== key)], isMinimized: false }
    : now

/** Keeps these tabs; without one the window is closed. */
function keepTabs(now: WindowState, keeps: (tab: WindowTab, index: number) => boolean): WindowState {
  const tabs = now.tabs.filter(keeps)
  if (tabs.length === 0) return CLOSED
  return { ...now, tabs, recent: now.recent.filter((key) => tabs.some((tab) => tab.key === key)) }
}

/** Closes a tab; the one used before it is shown. */
export const closeTab = (now: WindowState, key: string): WindowState => keepTabs(now, (tab) => tab.key !== key)

export const closeOtherTabs = (now: WindowState, key: string): WindowState => keepTabs(now, (tab) => tab.key === key)

export function closeTabsToTheRight(now: WindowState, key: string): WindowState {
  const at = now.tabs.findIndex((tab) => tab.key === key)
  return at < 0 ? now : keepTabs(now, (_tab, index) => index <= at)
}

/** Moves a tab to an index, clamped to the ends. */
export function moveTab(now: WindowState, key: string, to: number): WindowState {
  const from = now.tabs.findIndex((tab) => tab.key === key)
  const tab = now.tabs[from]
  const index = Math.max(0, Math.min(now.tabs.length - 1, to))
  if (tab === undefined || index === from) return now
  return { ...now, tabs: now.tabs.toSpliced(from, 1).toSpliced(index, 0, tab) }
}

/** Reads a stored state; closed if it is damaged. Tabs of unknown apps are dropped. */
export function parseWindowState(stored: unknown, isKnown: (app: string) => boolean): WindowState {
  if (typeof stored !== 'object' || stored === null || !('tabs' in stored) || !Array.isArray(stored.tabs)) return CLOSED
  const list: readonly unknown[] = stored.tabs
  const tabs = list.flatMap((tab) => (isTab(tab) && isKnown(tab.app) ? [tab] : [])).slice(0, MAX_TABS)
  const recent: readonly unknown[] = 'recent' in stored && Array.isArray(stored.recent) ? stored.recent : []
  const keys = [...new Set([...recent, ...tabs.map(({ key }) => key)])].filter((key) => typeof key === 'string')
  const is = (name: 'isMinimized' | 'isFullscreen') => name in stored && Reflect.get(stored, name) === true
  return keepTabs({ tabs, recent: keys, isMinimized: is('isMinimized'), isFullscreen: is('isFullscreen') }, () => true)
}

function isTab(value: unknown): value is WindowTab {
  if (typeof value !== 'object' || value === null) return false
  const [key, app, subject, title] = ['key', 'app', 'subject', 'title'].map((name) => Reflect.get(value, name))
  return (
    typeof app === 'string' && typeof subject === 'string' && typeof title === 'string' && key === `${app} ${subject}`
  )
}
