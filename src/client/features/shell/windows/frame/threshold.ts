import { type Box, intersection } from '../../../../lib/geometry/box.ts'
import { coverScale, morphTo } from '../../../../lib/geometry/morph.ts'
import { elementBox } from '../../../../ui/input/size/element-box.ts'

/** Out of what each tab was opened, by its key. */
const thresholds = new Map<string, WeakRef<Element>>()

/** Remembers out of what a tab is opened; a tab that is opened otherwise has none. */
export function setThreshold(tab: string, from: Element | undefined): void {
  if (from === undefined) thresholds.delete(tab)
  else thresholds.set(tab, new WeakRef(from))
}

/** That element of a tab, as long as it can be seen. */
export function visibleThreshold(tab: string): Element | undefined {
  const element = thresholds.get(tab)?.deref()
  if (element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== true) return undefined
  const seen = intersection(elementBox(element), { x: 0, y: 0, width: innerWidth, height: innerHeight })
  return seen.width > 0 && seen.height > 0 ? element : undefined
}

/**
 * A window from the shape of an element to its own, its glass and its content live all the while (decision 0082).
 * @param window its own box, in px of the viewport
 * @param radius of its corners
 */
export function growth(from: Element, window: Box, radius: string): Keyframe[] {
  const box = elementBox(from)
  const scale = coverScale(box, window)
  const { dx, dy, clipX, clipY } = morphTo(box, window, scale)
  const corner = `calc(${getComputedStyle(from).borderTopLeftRadius} / ${scale})`
  return [
    {
      transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
      clipPath: `inset(${clipY}px ${clipX}px round ${corner})`,
      scale: 1, // the fade of a window without a threshold scales it, too
      opacity: 0,
    },
    { opacity: 1, offset: 0.4 },
    { transform: 'none', clipPath: `inset(0 round ${radius})`, scale: 1, opacity: 1 },
  ]
}
