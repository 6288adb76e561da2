import { isCalm } from '../../../ui/motion.ts'
import { iconSettings } from '../settings.ts'
import { framesOf } from './keyframes.ts'
import { turnFor } from './model.ts'
import { pageIn } from './page.ts'

/** Milliseconds of a turn where less motion is wanted. */
const CALM_MS = 120
/** So far below a tile its name reaches. */
const NAME_PX = 40
let ongoing: readonly Animation[] = []

/**
 * Plays the turn from the page that stands in `area` now to the one that stands there after `change` has been drawn.
 * The old page is a lifeless copy. A new turn interrupts the one that is under way; nothing waits for it.
 */
export function playTurn(area: HTMLElement, way: 1 | -1): void {
  for (const animation of ongoing) animation.finish()
  const page = pageIn(area)
  const calm = isCalm()
  const { turningMode, turningSpeed } = iconSettings.get()
  const mobile = document.documentElement.hasAttribute('data-mobile')
  const frames = framesOf(turnFor(turningMode, { mobile, reducedMotion: calm, chance: Math.random() }), way)
  const old = frames && page ? ghostOf(page, area) : undefined
  if (area.scrollTop !== 0) area.scrollTop = 0 // to say it again would lay out the copy by itself
  if (frames === undefined || old === undefined) return
  const timing: KeyframeAnimationOptions = {
    duration: calm ? CALM_MS : turningSpeed,
    easing: 'cubic-bezier(.65, 0, .25, 1)',
    fill: 'both',
  }
  requestAnimationFrame(() => {
    const next = pageIn(area)
    const leaving = old.animate([...frames.out], timing)
    const coming = next?.animate([...frames.in], timing)
    ongoing = [leaving, coming].filter((animation) => animation !== undefined)
    document.documentElement.dataset['turning'] = ''
    leaving.onfinish = () => {
      old.remove()
      coming?.cancel()
      delete document.documentElement.dataset['turning']
    }
  })
}

/** A copy of what is to be seen of the page, where it stands, that nobody can reach. */
function ghostOf(page: HTMLElement, area: HTMLElement): HTMLElement {
  const ghost = page.cloneNode(false)
  if (!(ghost instanceof HTMLElement)) return page
  const { top, bottom } = area.getBoundingClientRect()
  for (const tile of page.children) {
    const box = tile.getBoundingClientRect()
    if (box.bottom > top - NAME_PX && box.top < bottom) ghost.append(tile.cloneNode(true))
  }
  ghost.inert = true
  ghost.ariaHidden = 'true'
  for (const label of ghost.querySelectorAll('[data-wallpaper]')) label.removeAttribute('data-wallpaper')
  Object.assign(ghost.style, {
    position: 'absolute',
    left: '0',
    right: '0',
    top: `${page.offsetTop - area.scrollTop}px`,
    pointerEvents: 'none',
  })
  area.append(ghost)
  return ghost
}
