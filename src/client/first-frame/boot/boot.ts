import { type BootState, pinnedTier, readBootState, readTabGroup, systemTheme } from './boot-state.ts'
import { addDigits } from './digits.ts'
import { clockText, insertWallpaperPreview, renderSnapshot, spriteRule } from './paint-snapshot.ts'
import { isCompact, isMobile, scaleOf } from './screen.ts'
import { readSnapshot, removeSnapshot, type Snapshot } from './snapshot-format.ts'

/** Browser language tags of Chinese in traditional characters. */
const TRADITIONAL_CHINESE = /^zh\b.*\b(hant|tw|hk|mo)\b/i

/**
 * The boot script: runs before the first frame and blocks it, so no IndexedDB, no network, no catalog, nothing that can
 * fail. It sets colours and wallpaper preview, and keeps `--gk-s`, `data-mobile` and `data-compact` up to date.
 */
const root = document.documentElement
const bootState = readBootState()

const look: Partial<BootState> = bootState ?? {}
const { theme = systemTheme(), wp = theme === 'dark' ? 'paper' : 'ink', perf = 'full', keys = 'AFKS' } = look
const tier = pinnedTier()
Object.assign(root.dataset, { theme, wallpaperText: wp, glassTier: tier ?? perf })
if (tier !== undefined) root.dataset.glassTierPinned = ''
if (bootState !== undefined) {
  root.lang = bootState.language
  if (bootState.glass === 'boost') root.dataset.boostedGlass = ''
  for (const [name, value] of Object.entries(bootState.properties)) {
    if (name.startsWith('--gk-')) root.style.setProperty(name, value)
  }
  // the fullest page has other rows in a window of another width
  if (bootState.properties['--gk-middle-at'] !== String(innerWidth)) root.style.removeProperty('--gk-middle')
  root.dataset.shownGroup = readTabGroup() ?? bootState.group
}

function updateScreen() {
  const screen = { width: innerWidth, height: innerHeight, coarse: matchMedia('(pointer: coarse)').matches }
  root.toggleAttribute('data-mobile', isMobile(screen))
  root.toggleAttribute('data-compact', isCompact(screen))
  root.style.setProperty('--gk-s', String(scaleOf(screen)))
}

updateScreen()
addEventListener('resize', updateScreen)
addDigits()
if (bootState?.typing !== false) takeEarlyTyping()
markEarlyPress()

/*
 * #first holds the markup of a first visit. A valid snapshot replaces it; without one, a customised look shows only the
 * wallpaper. `data-booting` hides it until then.
 */
const snapshot = readSnapshot(root)
root.toggleAttribute('data-booting', snapshot !== undefined || bootState?.plain === false)
new MutationObserver((_changes, observer) => {
  const container = document.getElementById('first')
  // the parser has reached the end of what is painted first
  if (container === null || document.getElementById('root') === null) return
  observer.disconnect()
  const [placeholder, unreachable] = wordsIn(container)
  addEventListener('unhandledrejection', () => reportUnreachable(container, unreachable), { once: true })
  if (snapshot === undefined || !showSnapshot(container, snapshot)) {
    if (bootState?.plain === false) container.replaceChildren()
    else {
      localizeFirstVisit(container, placeholder)
      if (isBrowserSearch()) withoutEngines(container)
    }
  }
  insertWallpaperPreview(container)
  root.removeAttribute('data-booting')
  const input = container.querySelector('input')
  if (input !== null) trackComposition(input)
}).observe(root, { childList: true, subtree: true })
/** Milliseconds after which the program starts even if the browser has not reported a paint. */
const PAINT_TIMEOUT_MS = 1000

addEventListener('DOMContentLoaded', () => {
  if (document.hidden) return loadProgram()
  // whichever comes first: to load it again does nothing
  new PerformanceObserver(loadProgram).observe({ type: 'paint', buffered: true })
  setTimeout(loadProgram, PAINT_TIMEOUT_MS)
})

/** Shows the snapshot in place of the first visit; one that is damaged is removed. @returns whether it is shown */
function showSnapshot(container: HTMLElement, snapshot: Snapshot): boolean {
  try {
    insertSnapshotRules(snapshot)
    renderSnapshot(container, snapshot, new Date())
    return true
  } catch {
    removeSnapshot()
    return false
  }
}

/**
 * Adds the snapshot's rules to the page's own sheet, for good: removing a sheet of their own would lay out the whole
 * page again, as for any sheet but the last one.
 */
function insertSnapshotRules(snapshot: Snapshot) {
  const sheet = [...document.styleSheets].find(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
  for (const rule of [...snapshot.styles, spriteRule(snapshot)]) sheet?.insertRule(rule, sheet.cssRules.length)
}

/** The placeholder and the report of an unreachable program in the browser's language, from the built markup. */
function wordsIn(container: HTMLElement): readonly string[] {
  const words: Readonly<Record<string, readonly string[]>> = JSON.parse(
    container.querySelector('input')?.dataset.words ?? '{}',
  )
  const found = navigator.languages.map((tag) => words[TRADITIONAL_CHINESE.test(tag) ? 'zh-TW' : tag.slice(0, 2)])
  return found.find((list) => list) ?? words.en ?? []
}

/** Fills the current time and the placeholder into the markup of a first visit. */
function localizeFirstVisit(container: HTMLElement, placeholder = '') {
  const clock = container.querySelector('time span')
  if (clock !== null) clock.textContent = clockText(new Date(), { at: 'time', time24: true })
  const input = container.querySelector('input')
  if (input !== null) input.placeholder = placeholder
}

/** Whether the browser's own engine alone searches, as in core/browser/browser-search.ts. */
const isBrowserSearch = (): boolean =>
  globalThis.chrome?.runtime?.getManifest?.().optional_permissions?.includes('search') ?? false

/** Replaces the choice of engines, of which the built markup is the first button, by the room for an icon. */
function withoutEngines(container: HTMLElement) {
  const choice = container.querySelector('button')
  if (choice === null) return
  const lead = document.createElement('span')
  lead.className = choice.className
  choice.replaceWith(lead)
}

/** Reports in the date's place that the program could not be loaded or started, with a link that tries again. */
function reportUnreachable(container: HTMLElement, text = '') {
  if (document.getElementById('root')?.firstChild !== null) return // it runs
  const line = container.querySelector('time + p') ?? container.appendChild(document.createElement('p'))
  const retry = document.createElement('a')
  retry.href = ''
  retry.textContent = text
  retry.style.textDecoration = 'underline'
  line.role = 'alert'
  line.replaceChildren(retry)
}

/** Marks the input while an IME composes in it: the hand-off waits for the end of the composition. */
function trackComposition(input: HTMLInputElement) {
  input.addEventListener('compositionstart', () => (input.dataset.composing = ''))
  input.addEventListener('compositionend', () => delete input.dataset.composing)
}

/**
 * Loads the program, after the first paint so that neither loading nor start-up delays it; a hidden page never paints
 * and loads at once. In development there is no such link: the page starts the program itself.
 */
function loadProgram() {
  const program = document.querySelector<HTMLLinkElement>('link[data-program]')
  if (program !== null) void import(/* @vite-ignore */ program.href)
}

/** The search box while nothing has the focus; the first frame's comes before the live one. */
const IDLE_BOX = ':root:not([data-typing]) body:not(:focus-within) search input'

/**
 * Puts a text that is typed while nothing has the focus into the search box, from the first frame on, until the program
 * does so itself and says it by the root's `data-typing` (features/desk/search/focus/type-to-search.ts).
 */
function takeEarlyTyping(): void {
  addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    const isCommand = ctrlKey || metaKey || altKey
    if (!isCommand && /^(\S|Process|Dead)$/.test(key)) document.querySelector<HTMLInputElement>(IDLE_BOX)?.focus()
  })
}

/** What does nothing yet: a widget, until the program listens, and the buttons of the first frame; links open already. */
const IDLE_CONTROLS = ':root:not([data-typing]) article, #first :is(article, button[type=button])'

/**
 * Marks what was clicked or keyed last before it could act, Ctrl and a letter at the root; the program then repeats it
 * (startup/starts/repeat-early-press.ts).
 */
function markEarlyPress(): void {
  const mark = (control: Element | null, press: string) => {
    if (control === null) return
    document.querySelector('[data-pressed-early]')?.removeAttribute('data-pressed-early')
    control.setAttribute('data-pressed-early', press)
  }
  addEventListener('click', ({ target }) => {
    if (target instanceof Element) mark(target.closest(IDLE_CONTROLS), 'click')
  })
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    const letter = key.toUpperCase()
    const isMain = navigator.platform.startsWith('Mac') ? metaKey : ctrlKey
    // a text field keeps the other two: it selects all
    const isFree = /[FK]/.test(letter) || !(target instanceof HTMLInputElement)
    if (isMain && !altKey && !shiftKey && isFree && keys.includes(letter) && !('typing' in root.dataset)) {
      event.preventDefault()
      mark(root, letter)
    }
    if (!/^( |Enter)$/.test(key) || ctrlKey || metaKey || altKey || shiftKey) return
    // Enter opens a link already, Space means a tile's menu
    const idle = key === ' ' ? `${IDLE_CONTROLS}, :root:not([data-typing]) a` : IDLE_CONTROLS
    if (!(target instanceof Element) || !target.matches(idle)) return
    event.preventDefault()
    mark(target, key)
  })
}
