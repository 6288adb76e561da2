import { type BootState, pinnedTier, readBootState, readTabGroup, systemTheme } from './boot-state.ts'
import { clockText, insertWallpaperPreview, renderSnapshot, spriteRule } from './paint.ts'
import { isMobile, scaleOf } from './screen.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

/** Browser language tags of Chinese in traditional characters. */
const TRADITIONAL_CHINESE = /^zh\b.*\b(hant|tw|hk|mo)\b/i

/**
 * The boot script: runs before the first frame and blocks it, so no IndexedDB, no network, no catalog, nothing that can
 * fail. It sets colours and wallpaper preview, and keeps `--gk-s` and `data-mobile` up to date.
 */
const root = document.documentElement
const bootState = readBootState()

const look: Partial<BootState> = bootState ?? {}
const { theme = systemTheme(), wp = theme === 'dark' ? 'paper' : 'ink', perf = 'full' } = look
const tier = pinnedTier()
Object.assign(root.dataset, { theme, wallpaperText: wp, glassTier: tier ?? perf })
if (tier !== undefined) root.dataset['glassTierPinned'] = ''
if (bootState !== undefined) {
  root.lang = bootState.language
  if (bootState.glass === 'boost') root.dataset['boostedGlass'] = ''
  for (const [name, value] of Object.entries(bootState.properties)) {
    if (name.startsWith('--gk-')) root.style.setProperty(name, value)
  }
  // the fullest page has other rows in a window of another width
  if (bootState.properties['--gk-middle-at'] !== String(innerWidth)) root.style.removeProperty('--gk-middle')
  root.dataset['shownGroup'] = readTabGroup() ?? bootState.group
}

function updateScreen() {
  const screen = { width: innerWidth, height: innerHeight, coarse: matchMedia('(pointer: coarse)').matches }
  root.toggleAttribute('data-mobile', isMobile(screen))
  root.style.setProperty('--gk-s', String(scaleOf(screen)))
}

updateScreen()
addEventListener('resize', updateScreen)

/*
 * #first holds the markup of a first visit. A valid snapshot replaces it; without one, a customised look shows only the
 * wallpaper. `data-booting` hides it until then.
 */
const snapshot = readSnapshot(root)
root.toggleAttribute('data-booting', snapshot !== undefined || bootState?.plain === false)
whenParsed('root', () => {
  const container = document.getElementById('first')
  if (container === null) return
  if (snapshot !== undefined) {
    insertSnapshotRules(snapshot)
    renderSnapshot(container, snapshot, new Date())
  } else if (bootState?.plain === false) container.replaceChildren()
  else localizeFirstVisit(container)
  insertWallpaperPreview(container)
  root.removeAttribute('data-booting')
  const input = container.querySelector('input')
  if (input !== null) trackComposition(input)
})
addEventListener('DOMContentLoaded', () => {
  if (document.hidden) loadProgram()
  else afterFirstPaint(loadProgram)
})

/** Calls `task` as soon as the parser reaches the element with this id, before it is painted. */
function whenParsed(id: string, task: () => void) {
  const observer = new MutationObserver(() => {
    if (document.getElementById(id) === null) return
    observer.disconnect()
    task()
  })
  observer.observe(root, { childList: true, subtree: true })
}

/**
 * Adds the snapshot's rules to the page's own sheet, for good: removing a sheet of their own would lay out the whole
 * page again, as for any sheet but the last one.
 */
function insertSnapshotRules(snapshot: Snapshot) {
  const sheet = [...document.styleSheets].find(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
  for (const rule of [...snapshot.styles, spriteRule(snapshot)]) sheet?.insertRule(rule, sheet.cssRules.length)
}

/** Fills the current time and the placeholder of the browser's language into the markup of a first visit. */
function localizeFirstVisit(container: HTMLElement) {
  const clock = container.querySelector('time span')
  if (clock !== null) clock.textContent = clockText(new Date(), { at: 'time', time24: true })
  const input = container.querySelector('input')
  const placeholders: Readonly<Record<string, string>> = JSON.parse(input?.dataset['words'] ?? '{}')
  const placeholder = navigator.languages
    .map((tag) => placeholders[TRADITIONAL_CHINESE.test(tag) ? 'zh-TW' : tag.slice(0, 2)])
    .find((text) => text)
  if (input !== null) input.placeholder = placeholder ?? placeholders['en'] ?? ''
}

/** Marks the input while an IME composes in it: the hand-off waits for the end of the composition. */
function trackComposition(input: HTMLInputElement) {
  input.addEventListener('compositionstart', () => (input.dataset['composing'] = ''))
  input.addEventListener('compositionend', () => delete input.dataset['composing'])
}

/** Milliseconds after which the program starts even if the browser has not reported a paint. */
const PAINT_TIMEOUT_MS = 1000

/** Calls `task` after the first paint, which nothing else may delay. */
function afterFirstPaint(task: () => void) {
  let done = false
  const once = () => {
    if (!done) task()
    done = true
  }
  new PerformanceObserver(once).observe({ type: 'paint', buffered: true })
  setTimeout(once, PAINT_TIMEOUT_MS)
}

/**
 * Loads the program, after the first paint so that neither loading nor start-up delays it; a hidden page never paints
 * and loads at once. In development there is no such link: the page starts the program itself.
 */
function loadProgram() {
  const program = document.querySelector<HTMLLinkElement>('link[data-program]')
  if (program !== null) void import(/* @vite-ignore */ program.href)
}
