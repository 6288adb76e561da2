import { EASE_OUT, isAnimationOff, prefersReducedMotion } from '../../../../ui/motion/motion.ts'
import { layerElement } from '../../../../ui/overlay/layers.ts'
import { home, tilesOnScreen } from '../../../data/home/index.ts'
import { findTile, showOnHome } from '../../../data/home/lazy.ts'
import { findPageArea, findTileIn } from '../../../desk/find.ts'
import { outgoingPage } from '../../../desk/paging/index.ts'
import { livePage } from '../../../desk/paging/lazy.ts'
import { leaveWindow, onceWindowLeaves } from '../../../shell/windows/lazy.ts'

/** How long a tile is waited for, in ms: a page is rendered in slices. */
const PATIENCE_MS = 3000

/** How long a window takes to be gone, in ms: before that nobody would see a pulse. */
const WINDOW_GONE_MS = 250

/** New tiles that the window hides, newest last. */
let hidden: readonly string[] = []

/** Scrolls to a new tile and draws attention to it once: at once, or as soon as the window over it has made way. */
export async function pointOut(id: string): Promise<void> {
  const item = await pageItem(onPage(id))
  if (item === undefined) return
  if (!isUnderWindow(item)) return void showTile(item)
  if (hidden.length === 0) onceWindowLeaves(() => void showHidden())
  hidden = [...hidden, id]
}

/** Leads to a tile wherever it is: what covers the page makes way, its group is shown, and it gets the focus. */
export async function viewTile(id: string): Promise<void> {
  const where = findTile(home.get(), onPage(id))?.where
  if (where?.at !== 'group') return
  hidden = []
  leaveWindow()
  showOnHome(where.group)
  const item = await pageItem(onPage(id))
  if (item !== undefined) showTile(item)?.focus({ preventScroll: true })
}

/** Points out what the window has hidden, and scrolls to the newest of it that is on the page. */
async function showHidden(): Promise<void> {
  const ids = hidden
  hidden = []
  const items = await Promise.all(ids.map((id) => pageItem(onPage(id))))
  const [newest, ...others] = new Set(items.filter((item) => item !== undefined).reverse())
  if (newest !== undefined) showTile(newest, WINDOW_GONE_MS)
  for (const item of others) pulse(item, WINDOW_GONE_MS)
}

/** Scrolls to a tile by its list item, if it is not in view, and lets it pulse. @returns the tile */
function showTile(item: Element, delay = 0): HTMLElement | undefined {
  if (!isInView(item))
    item.scrollIntoView({
      block: 'center',
      inline: 'nearest',
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    })
  return pulse(item, delay)
}

/** A tile pulses once, as soon as half of it has come into view. @returns the tile */
function pulse(item: Element, delay: number): HTMLElement | undefined {
  const element = item.firstElementChild
  if (!(element instanceof HTMLElement)) return undefined
  if (isAnimationOff()) return element
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      element.animate({ scale: [1, 1.04, 1] }, { duration: 300, delay, easing: EASE_OUT })
    },
    { threshold: 0.5 },
  )
  observer.observe(element)
  return element
}

/** What is seen of the page on screen. */
const shownArea = (): DOMRect | undefined => findPageArea()?.getBoundingClientRect()

function isInView(item: Element): boolean {
  const [tile, seen] = [item.getBoundingClientRect(), shownArea()]
  if (seen === undefined) return false
  return tile.top >= seen.top && tile.bottom <= seen.bottom && tile.left >= seen.left && tile.right <= seen.right
}

/** Whether the window is over a tile, or over where it would be scrolled to. */
function isUnderWindow(item: Element): boolean {
  const [tile, seen] = [item.getBoundingClientRect(), shownArea()]
  if (seen === undefined) return false
  const middle = isInView(item) ? tile : seen
  const over = document.elementFromPoint(tile.x + tile.width / 2, middle.y + middle.height / 2)
  return layerElement('window').contains(over)
}

/** The tile itself, or the folder that it is in. */
function onPage(id: string): string {
  const where = findTile(home.get(), id)?.where
  return where?.at === 'folder' ? where.folder : id
}

/** The list item of a tile of the page on screen once it is rendered and no page is leaving; undefined for another. */
async function pageItem(id: string): Promise<Element | undefined> {
  const end = performance.now() + PATIENCE_MS
  do {
    await new Promise(requestAnimationFrame) // React has rendered the last change
    const index = tilesOnScreen().findIndex((tile) => tile.id === id)
    if (index < 0) return undefined
    const area = findPageArea()
    const item = findTileIn(['free'], id) ?? (area && livePage(area)?.children[index])
    if (item && outgoingPage.getState().id === undefined) return item
  } while (performance.now() < end)
  return undefined
}
