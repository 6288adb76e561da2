import type { Item } from '../shared/entities/item.ts'
import { sameJson } from '../shared/lib/data/json.ts'
import { writeBootState, writeGroup } from './boot/boot-state.ts'
import { commandContext } from './command-context.ts'
import { collectDeferred } from './contributions.deferred.ts'
import { connect } from './core/call.ts'
import { pageReady } from './core/first-frame.ts'
import { history } from './core/history.ts'
import { language, messagesOf } from './core/i18n.ts'
import { openLocks } from './core/locks.ts'
import { onInternalLink } from './core/open-url.ts'
import type { Persistence } from './core/persistence.ts'
import type { Platform } from './core/platform.ts'
import { syncProperties } from './core/properties.ts'
import { completeRegistry, fillRegistry, registry } from './core/registry.ts'
import { startTicker } from './core/ticker.ts'
import { affectsSnapshot } from './core/volatile-nodes.ts'
import { timeSettings } from './features/clock/index.ts'
import { current, home } from './features/home/index.ts'
import { listenToCommands } from './features/menus/listen-to-commands.tsx'
import { followMinimalMode, listenToDoubleClick } from './features/minimal/index.ts'
import { preloadSearch, searchSettings } from './features/search/index.ts'
import { openSettings, provideTabs, tabOfLink } from './features/settings/index.ts'
import { activeTheme, environment, machineLoad, preferredLanguage, themeSettings } from './features/theme/index.ts'
import type theme from './features/theme/locales/zh-CN.json'
import { measureFrames } from './features/theme/measure-frames.ts'
import { tileMenuAt } from './features/tile-menu/entries.tsx'
import { providedPageEntries } from './features/tiles/menu-provider.ts'
import { ANALYSIS_PROPERTY, isAnalysedFor } from './features/wallpaper/analysis-cache.ts'
import { loadAllMessages, loadHomeMessages } from './languages/index.ts'
import { captureSnapshot } from './snapshot/capture.ts'
import { shownTheme } from './ui/dom.deferred.ts'
import { dataValue, hasFlag, setDataValue } from './ui/dom.ts'
import { followGlass } from './ui/glass/glass-follow.ts'
import { resetLoading } from './ui/overlay/loading/loading.ts'
import { showToast } from './ui/overlay/toast/toast.ts'
import { applyPrimary } from './ui/styles/primary-color.ts'

const { messages } = messagesOf<keyof typeof theme>('theme')

/** Everything that may wait until the page stands: other documents, undo, the server, the ticker, the other texts. */
export async function startDeferred(platform: Platform, persistence: Persistence): Promise<void> {
  addEventListener('pagehide', persistence.flushOnExit)
  const later = collectDeferred()
  fillRegistry(later)
  await persistence.persist(later.documents)
  history.follow(registry().documents)
  completeRegistry()
  connect({
    server: platform.server,
    answers: platform.answers,
    token: () => undefined,
    user: () => undefined,
    language,
    warn: (text) => showToast({ kind: 'warning', text }),
    expired: (text) => showToast({ kind: 'warning', text }),
    failed: resetLoading,
  })
  startTicker(openLocks()).subscribe(() => void persistence.refresh())
  document.addEventListener('visibilitychange', () => void (document.hidden || persistence.refresh()))
  await loadAllMessages(language())
  document.title = messages('title')
  measureFrames()
  followGlass()
  syncProperties(document.documentElement, registry().properties)
  paintPrimary()
  themeSettings.subscribe(() => {
    paintPrimary()
    void follow()
  })
  addEventListener('languagechange', () => void follow())
  // what the first touch of the search box needs, so that it works offline too
  whenIdle(() => void preloadSearch().catch(() => {}))
  // what says that something is on its way cannot be on its way itself
  whenIdle(() => void import('./ui/overlay/loading/LoadingOverlay.tsx').catch(() => {}))
  if (platform.kind === 'web' && import.meta.env.PROD) {
    const { groups, dock } = home.get()
    const pictures = picturesOf([...groups.flatMap(({ children }) => children), ...dock])
    whenIdle(() => void import('./offline/register.ts').then(({ openOffline }) => openOffline(pictures)))
  }
  provideTabs(async () => (await import('./settings-tabs.ts')).settingsTabs)
  onInternalLink((address) => {
    const link = tabOfLink(address)
    if (link !== undefined) openSettings(link.tab)
  })
  listenToCommands(commandContext, tileMenuAt, providedPageEntries)
  listenToDoubleClick(commandContext, () => {
    const lock = registry().commands.find(({ id }) => id === 'free-layout.lock')
    void lock?.run(commandContext())
  })
  await pageReady() // before, nothing has its place
  followMinimalMode()
  addEventListener('genkan:painted', remember)
  machineLoad.subscribe(remember) // another glass: the picture that has been taken is of the one before
  remember()
  const page = document.getElementById('root')
  if (page !== null)
    new MutationObserver((changes) => affectsSnapshot(changes) && freezeSoon()).observe(page, {
      childList: true,
      subtree: true,
    })
  for (const { subscribe } of registry().documents) subscribe(freezeSoon)
  addEventListener('resize', freezeSoon)
  addEventListener('pagehide', remember)
}

const picturesOf = (items: readonly Item[]): readonly string[] =>
  items.flatMap(({ src = '', children = [] }) => [...(src.startsWith('/icons/') ? [src] : []), ...picturesOf(children)])

let freezing: ReturnType<typeof setTimeout> | undefined

/** Freezes the home screen for the next opening once it has been left alone for a moment; never what only seems so. */
function freezeSoon() {
  clearTimeout(freezing)
  const page = document.getElementById('root')
  freezing = setTimeout(
    () =>
      whenIdle(() => {
        if (hasFlag(document.documentElement, 'dragging')) return freezeSoon()
        // the group on the picture is the one that the next opening shows
        const { id } = current.getState()
        setDataValue(document.documentElement, 'shown-group', id)
        writeGroup(id)
        if (page !== null) captureSnapshot(page)
      }),
    FREEZE_MS,
  )
}

/** Milliseconds of rest before the home screen is frozen. */
const FREEZE_MS = 800
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(task) : setTimeout(task)

/** For engines that cannot derive the accents from the primary colour themselves. */
function paintPrimary() {
  const values = themeSettings.get()
  applyPrimary(values.primaryColor, activeTheme(values, environment()))
}

/** Speaks another language as soon as the settings or the browser ask for it. */
async function follow(): Promise<void> {
  const wanted = preferredLanguage()
  if (wanted !== language()) {
    await loadHomeMessages(wanted)
    await loadAllMessages(wanted)
    document.documentElement.lang = wanted
    document.title = messages('title')
  }
  remember()
}

/** Every custom property of the root, but for what this very screen alone has. */
const belongsToFirst = (name: string) => name.startsWith('--gk-') && name !== '--gk-s'

/** Whether clock and search box stand as on a first visit. */
function isPlain(): boolean {
  const [time, search] = [timeSettings.get(), searchSettings.get()]
  const looks = ['isSearch', 'searchHover', 'searchTop', 'searchHeight', 'searchWidth', 'searchRadius'] as const
  return (
    !themeSettings.get().isMinimalism &&
    sameJson({ ...time, timeLunar: true }, { ...timeSettings.initial, timeLunar: true }) &&
    looks.every((name) => search[name] === searchSettings.initial[name])
  )
}

/** Leaves the look of the page for the next first frame, unless colours of the other theme are still on it. */
function remember() {
  const root = document.documentElement
  const { style } = root
  const theme = shownTheme()
  if (!isAnalysedFor(theme, style.getPropertyValue(ANALYSIS_PROPERTY))) return
  writeBootState({
    version: 4,
    language: language(),
    theme,
    follows: themeSettings.get().darkModeBySysten,
    wp: dataValue(root, 'wallpaper-text') ?? 'ink',
    glass: hasFlag(root, 'boosted-glass') ? 'boost' : 'plain',
    perf: dataValue(root, 'glass-tier') ?? 'full',
    plain: isPlain(),
    group: current.getState().id,
    properties: Object.fromEntries(
      [...style].filter(belongsToFirst).map((name) => [name, style.getPropertyValue(name)]),
    ),
  })
  freezeSoon()
}
