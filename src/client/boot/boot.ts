import { pinnedTier, readFirst } from './first.ts'
import { paint } from './paint.ts'
import { isMobile, scaleOf } from './screen.ts'
import { readSnapshot } from './snapshot.ts'

/**
 * Runs before the first frame and blocks it, so: no IndexedDB, no network, no catalog, nothing that can fail.
 * Paints the page's own colours and the wallpaper's preview, and keeps the scale of the screen: `--gk-s`, `data-mobile`.
 */
const root = document.documentElement
const first = readFirst()

if (first === undefined) {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  Object.assign(root.dataset, { theme: dark ? 'dark' : 'light', wp: dark ? 'paper' : 'ink', perf: 'full' })
} else {
  root.lang = first.language
  Object.assign(root.dataset, { theme: first.theme, wp: first.wp, perf: first.perf })
  if (first.glass === 'boost') root.dataset['glass'] = 'boost'
  for (const [name, value] of Object.entries(first.properties)) {
    if (name.startsWith('--gk-')) root.style.setProperty(name, value)
  }
}
const tier = pinnedTier()
if (tier !== undefined) Object.assign(root.dataset, { perf: tier, perfPinned: '' })

function measure() {
  const screen = { width: innerWidth, height: innerHeight, coarse: matchMedia('(pointer: coarse)').matches }
  root.toggleAttribute('data-mobile', isMobile(screen))
  root.style.setProperty('--gk-s', String(scaleOf(screen)))
}

measure()
addEventListener('resize', measure)

const snapshot = readSnapshot(root)
if (snapshot !== undefined) whenBodyExists((body) => body.prepend(listenToComposition(paint(snapshot, new Date()))))

/** The parser has not come to the body yet; this runs the moment it does, before anything is painted. */
function whenBodyExists(task: (body: HTMLElement) => void) {
  const observer = new MutationObserver(() => {
    if (document.body === null) return
    observer.disconnect()
    task(document.body)
  })
  observer.observe(root, { childList: true })
}

/** Marks the input while a word is being composed in it, so that nobody takes it away meanwhile. */
function listenToComposition(first: HTMLElement): HTMLElement {
  const input = first.querySelector('input')
  input?.addEventListener('compositionstart', () => (input.dataset['composing'] = ''))
  input?.addEventListener('compositionend', () => delete input.dataset['composing'])
  return first
}
