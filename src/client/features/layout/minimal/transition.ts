import type { Box } from '../../../lib/geometry/box.ts'
import { EASE_OUT, isAnimationOff } from '../../../ui/motion/motion.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { dataAttribute, dataSelector, setFlag } from '../../desk/dom.ts'
import { flipTransform, passes } from './model.ts'
import { raiseRidge } from './ridge/clip.ts'
import { FIGURES } from './ridge/measure.ts'
import { minimalSettings } from './settings.ts'

/** Durations in ms: of the moving parts, as of a window, and of the tiles' fade out. */
const MOVE_MS = 300
const FADE_OUT_MS = 150
/** Tiles sink as far as the dock while they fade out. */
const SUNK = 'translateY(24px)'

const DATE = dataSelector('wallpaper', 'date')
/** The parts of both modes, which change their position: the time, the one or two lines under it, the search box. */
const MOVING_PARTS = ['time', DATE, `${DATE} + ${DATE}`, 'form']

/**
 * Animates every change of the mode: clock, date and search box move (FLIP), tiles fade; a change midway starts from
 * there. Leaving marks the tip as seen.
 */
export function followMinimalMode(): void {
  const main = document.querySelector<HTMLElement>('#root > main')
  if (main === null) return
  let minimal = themeSettings.get().isMinimalism
  let before: Rects | undefined
  themeSettings.subscribe(({ isMinimalism }) => {
    if (isMinimalism === minimal) return
    minimal = isMinimalism
    before = measureParts(main, [...MOVING_PARTS, dataSelector('pages')]) // before React renders
    if (!minimal) minimalSettings.update((now) => ({ ...now, isTipSeen: true }))
  })
  new MutationObserver(() => {
    if (before !== undefined) animateChange(main, before)
    before = undefined
  }).observe(main, { attributeFilter: [dataAttribute('minimal')] })
}

type Rects = ReadonlyMap<Element, Box>

const measureParts = (main: HTMLElement, parts: readonly string[]): Rects =>
  new Map(
    parts
      .map((part) => main.querySelector(part))
      .filter((part) => part !== null)
      .map((part) => [part, part.getBoundingClientRect()] as const),
  )

let finishCurrent = () => {}

/** Within minimal mode: makes a change, and animates it if that says that clock, date and search box have moved. */
export function moveParts(main: HTMLElement, change: () => boolean): void {
  const before = measureParts(main, MOVING_PARTS)
  if (change() && document.getElementById('first') === null) animateChange(main, before)
}

function animateChange(main: HTMLElement, before: Rects) {
  finishCurrent()
  const tiles = main.querySelector<HTMLElement>(dataSelector('pages'))
  const still = isAnimationOff() || document.hidden
  const animations = still
    ? []
    : [...animateParts(main, before), ...(tiles ? animateTiles(tiles, before.get(tiles)) : [])]
  const finish = () => {
    finishCurrent = () => {}
    for (const animation of animations) animation.cancel()
    tiles?.removeAttribute('style')
    setFlag(tiles, 'flat-glass', false)
    if (tiles) tiles.inert = false
  }
  finishCurrent = finish
  void Promise.all(animations.map(({ finished }) => finished)).then(
    () => {
      finish()
      dispatchEvent(new Event('resize')) // the analysis of the wallpaper runs again at the new positions
    },
    () => {}, // cancelled by another change
  )
}

/** A line that would pass over the figures fades in at its place instead. */
function animateParts(main: HTMLElement, before: Rects): readonly Animation[] {
  const time = main.querySelector('time')
  const timeBefore = time && before.get(time)
  const clock = time && timeBefore && { from: timeBefore, to: time.getBoundingClientRect() }
  const moves = MOVING_PARTS.flatMap((name) => {
    const part = main.querySelector(name)
    const from = part && before.get(part)
    if (part === null || !from) return []
    const to = part.getBoundingClientRect()
    const timing = { duration: MOVE_MS, easing: EASE_OUT }
    if (clock && part !== time && passes(from, to, clock)) return [part.animate({ opacity: [0, 0, 1] }, timing)]
    return [part.animate({ transform: [flipTransform(from, to, name !== 'form'), 'none'] }, timing)]
  })
  return [...moves, ...raiseRidge(main.querySelector(FIGURES), MOVE_MS)]
}

/** Their glass is flat meanwhile, as in a page transition: inside a fading element it has no backdrop to blur. */
function animateTiles(tiles: HTMLElement, from: Box | undefined): readonly Animation[] {
  const page = tiles.firstElementChild
  if (page === null) return []
  setFlag(tiles, 'flat-glass', true)
  const shown = { opacity: 1, transform: 'none' }
  const hidden = { opacity: 0, transform: SUNK }
  if (tiles.checkVisibility()) return [page.animate([hidden, shown], { duration: MOVE_MS, easing: EASE_OUT })]
  if (from === undefined) return []
  tiles.inert = true
  const { x, y, width, height } = from
  tiles.style.cssText = `display:block;position:fixed;margin:0;left:${x}px;top:${y}px;width:${width}px;height:${height}px`
  return [page.animate([shown, hidden], { duration: FADE_OUT_MS, easing: EASE_OUT, fill: 'forwards' })]
}
