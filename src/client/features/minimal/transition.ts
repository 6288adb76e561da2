import { findPageArea } from '../../ui/dom.deferred.ts'
import { dataAttribute, dataSelector, setFlag } from '../../ui/dom.ts'
import { E_OUT, isStill } from '../../ui/motion/motion.ts'
import { themeSettings } from '../theme/index.ts'
import { flipTransform, type PageRect } from './model.ts'
import { minimalSettings } from './settings.ts'

/** Milliseconds of the flight, as a window has it, and of what goes. */
const FLIGHT_MS = 300
const GOING_MS = 150
/** How far tiles sink as they go, in px: as far as the dock. */
const SINKS = 'translateY(24px)'

/** What stands in both modes, at different places. */
const MOVING = ['time', dataSelector('wallpaper', 'date'), 'form']

/**
 * Follows the mode, whoever changes it: clock, date and search box fly to their places, tiles sink and go, or come back
 * (what goes besides has its own style). A change in the middle of it starts from there. Who has left once knows the way.
 */
export function followMinimalMode(): void {
  const main = document.querySelector<HTMLElement>('#root > main')
  if (main === null) return
  let minimal = themeSettings.get().isMinimalism
  let before: Boxes | undefined
  themeSettings.subscribe(({ isMinimalism }) => {
    if (isMinimalism === minimal) return
    minimal = isMinimalism
    before = boxesIn(main) // React has not drawn yet
    if (!minimal) minimalSettings.update((now) => ({ ...now, isTipSeen: true }))
  })
  new MutationObserver(() => {
    if (before !== undefined) play(main, before)
    before = undefined
  }).observe(main, { attributeFilter: [dataAttribute('minimal')] })
}

type Boxes = ReadonlyMap<Element, PageRect>

const boxesIn = (main: HTMLElement): Boxes =>
  new Map(
    [...MOVING, dataSelector('pages')]
      .map((part) => main.querySelector(part))
      .filter((part) => part !== null)
      .map((part) => [part, part.getBoundingClientRect()] as const),
  )

let end = () => {}

function play(main: HTMLElement, before: Boxes) {
  end()
  const tiles = findPageArea()
  const still = isStill() || document.hidden
  const ongoing = still ? [] : [...flyAll(main, before), ...(tiles ? moveTiles(tiles, before.get(tiles)) : [])]
  const finish = () => {
    end = () => {}
    for (const animation of ongoing) animation.cancel()
    tiles?.removeAttribute('style')
    setFlag(tiles, 'flat-glass', false)
    if (tiles) tiles.inert = false
  }
  end = finish
  void Promise.all(ongoing.map(({ finished }) => finished)).then(
    () => {
      finish()
      dispatchEvent(new Event('resize')) // what stands elsewhere is looked at anew
    },
    () => {}, // another change goes on from here
  )
}

function flyAll(main: HTMLElement, before: Boxes): readonly Animation[] {
  return MOVING.flatMap((name) => {
    const part = main.querySelector(name)
    const from = part && before.get(part)
    if (part === null || !from) return []
    const way = flipTransform(from, part.getBoundingClientRect(), name !== 'form')
    return [part.animate({ transform: [way, 'none'] }, { duration: FLIGHT_MS, easing: E_OUT })]
  })
}

/** Their glass is flat meanwhile, as in a turn: what lies in something that fades would blur nothing. */
function moveTiles(tiles: HTMLElement, from: PageRect | undefined): readonly Animation[] {
  const page = tiles.firstElementChild
  if (page === null) return []
  setFlag(tiles, 'flat-glass', true)
  const there = { opacity: 1, transform: 'none' }
  const gone = { opacity: 0, transform: SINKS }
  if (tiles.checkVisibility()) return [page.animate([gone, there], { duration: FLIGHT_MS, easing: E_OUT })]
  if (from === undefined) return []
  tiles.inert = true
  const { left, top, width, height } = from
  tiles.style.cssText = `display:block;position:fixed;margin:0;left:${left}px;top:${top}px;width:${width}px;height:${height}px`
  return [page.animate([there, gone], { duration: GOING_MS, easing: E_OUT, fill: 'forwards' })]
}
