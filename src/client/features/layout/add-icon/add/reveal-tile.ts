import { EASE_OUT, isAnimationOff, prefersReducedMotion } from '../../../../ui/motion/motion.ts'
import { home, tilesOnScreen } from '../../../data/home/index.ts'
import { findTile, showOnHome } from '../../../data/home/lazy.ts'
import { findPageArea, findTileIn } from '../../../desk/find.ts'
import { outgoingPage } from '../../../desk/paging/index.ts'
import { livePage } from '../../../desk/paging/lazy.ts'
import { leaveWindow } from '../../../shell/windows/lazy.ts'

/** How long a tile is waited for, in ms: a page is rendered in slices. */
const PATIENCE_MS = 3000

/** Scrolls to a tile of the page on screen, or to the folder that it is in, and draws attention to it once. */
export async function pointOut(id: string): Promise<HTMLElement | undefined> {
  const item = await pageItem(onPage(id))
  const area = findPageArea()
  if (item === undefined || area === null) return undefined
  const [tile, seen] = [item.getBoundingClientRect(), area.getBoundingClientRect()]
  if (tile.top < seen.top || tile.bottom > seen.bottom || tile.left < seen.left || tile.right > seen.right)
    item.scrollIntoView({
      block: 'center',
      inline: 'nearest',
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    })
  const element = item.firstElementChild
  if (!(element instanceof HTMLElement)) return undefined
  if (!isAnimationOff()) element.animate({ scale: [1, 1.04, 1] }, { duration: 300, easing: EASE_OUT })
  return element
}

/** Leads to a tile wherever it is: what covers the page makes way, its group is shown, and it gets the focus. */
export async function viewTile(id: string): Promise<void> {
  const where = findTile(home.get(), onPage(id))?.where
  if (where?.at !== 'group') return
  leaveWindow()
  showOnHome(where.group)
  const element = await pointOut(id)
  element?.focus({ preventScroll: true })
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
