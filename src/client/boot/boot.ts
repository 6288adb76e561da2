import { type BootState, groupOfTab, pinnedTier, readBootState, systemTheme } from './boot-state.ts'
import { clockText, paint, paintWall, spriteRule } from './paint.ts'
import { isMobile, scaleOf } from './screen.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

/** Chinese in traditional characters, as a browser may call it. */
const TRADITIONAL = /^zh\b.*\b(hant|tw|hk|mo)\b/i

/**
 * Runs before the first frame and blocks it, so: no IndexedDB, no network, no catalog, nothing that can fail.
 * Paints the page's own colours and the wallpaper's preview, and keeps the scale of the screen: `--gk-s`, `data-mobile`.
 */
const root = document.documentElement
const first = readBootState()
const look: Partial<BootState> = first ?? {}
const { theme = systemTheme(), wp = theme === 'dark' ? 'paper' : 'ink', perf = 'full' } = look
const tier = pinnedTier()
Object.assign(root.dataset, { theme, wallpaperText: wp, glassTier: tier ?? perf })
if (tier !== undefined) root.dataset['glassTierPinned'] = ''
if (first !== undefined) {
  root.lang = first.language
  if (first.glass === 'boost') root.dataset['boostedGlass'] = ''
  for (const [name, value] of Object.entries(first.properties)) {
    if (name.startsWith('--gk-')) root.style.setProperty(name, value)
  }
  root.dataset['shownGroup'] = groupOfTab() ?? first.group
}

function measure() {
  const screen = { width: innerWidth, height: innerHeight, coarse: matchMedia('(pointer: coarse)').matches }
  root.toggleAttribute('data-mobile', isMobile(screen))
  root.style.setProperty('--gk-s', String(scaleOf(screen)))
}

measure()
addEventListener('resize', measure)

/*
 * #first holds what a first visit sees. Whoever has been here gets the home screen as last seen in its place; where that
 * does not fit and theirs looks different, only the wallpaper. Until it is decided nothing of it shows.
 */
const snapshot = readSnapshot(root)
root.toggleAttribute('data-booting', snapshot !== undefined || first?.plain === false)
whenParsed('root', () => {
  const place = document.getElementById('first')
  if (place === null) return
  if (snapshot !== undefined) {
    dress(snapshot)
    paint(place, snapshot, new Date())
  } else if (first?.plain === false) place.replaceChildren()
  else greet(place)
  paintWall(place)
  root.removeAttribute('data-booting')
  const input = place.querySelector('input')
  if (input !== null) markComposition(input)
})
addEventListener('DOMContentLoaded', () => {
  if (document.hidden) startProgram()
  else afterFirstPaint(startProgram)
})

/** Calls `task` as soon as the parser has come to the element of this id, before anything of it is painted. */
function whenParsed(id: string, task: () => void) {
  const observer = new MutationObserver(() => {
    if (document.getElementById(id) === null) return
    observer.disconnect()
    task()
  })
  observer.observe(root, { childList: true, subtree: true })
}

/**
 * Adds the snapshot's rules to the page's own sheet, for good: a sheet of its own would have to go again, and the browser
 * lays the whole page out anew when any sheet but the last one comes or goes.
 */
function dress(snapshot: Snapshot) {
  const sheet = [...document.styleSheets].find(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
  for (const rule of [...snapshot.styles, spriteRule(snapshot)]) sheet?.insertRule(rule, sheet.cssRules.length)
}

/** Puts the time, and the words of the visitor's language, into what a first visit sees. */
function greet(place: HTMLElement) {
  const figures = place.querySelector('time span')
  if (figures !== null) figures.textContent = clockText(new Date(), { at: 'time', time24: true })
  const input = place.querySelector('input')
  const words: Readonly<Record<string, string>> = JSON.parse(input?.dataset['words'] ?? '{}')
  const language = navigator.languages
    .map((one) => words[TRADITIONAL.test(one) ? 'zh-TW' : one.slice(0, 2)])
    .find((one) => one)
  if (input !== null) input.placeholder = language ?? words['en'] ?? ''
}

/** Marks the input while a word is being composed in it, so that nobody takes it away meanwhile. */
function markComposition(input: HTMLInputElement) {
  input.addEventListener('compositionstart', () => (input.dataset['composing'] = ''))
  input.addEventListener('compositionend', () => delete input.dataset['composing'])
}

/** Milliseconds after which the program starts even where the browser has not told of a frame. */
const PATIENCE_MS = 1000

/** Calls `task` once something is on the screen: until then the machine has the frame to draw and nothing else. */
function afterFirstPaint(task: () => void) {
  let done = false
  const once = () => {
    if (!done) task()
    done = true
  }
  new PerformanceObserver(once).observe({ type: 'paint', buffered: true })
  setTimeout(once, PATIENCE_MS)
}

/**
 * The program starts when the first frame is on the screen: neither its loading nor its first milliseconds may stand in
 * the frame's way. A hidden page paints nothing and waits for nothing. In development the page starts it itself.
 */
function startProgram() {
  const program = document.querySelector<HTMLLinkElement>('link[data-program]')
  if (program !== null) void import(/* @vite-ignore */ program.href)
}
