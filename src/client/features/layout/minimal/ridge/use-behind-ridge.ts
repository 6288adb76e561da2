import { useLayoutEffect, useRef } from 'react'
import { useDocument } from '../../../../core/documents/use-document.ts'
import type { Ridge } from '../../../../lib/wallpaper/ridge.ts'
import { themeSettings } from '../../../data/theme/index.ts'
import { useEnlarged, useRidge } from '../../../look/ridge/index.ts'
import { useMedia } from '../../../look/wallpaper/index.ts'
import { placeBehindRidge } from '../kernel/behind-ridge.ts'
import { moveParts } from '../transition.ts'
import { clipOf } from './clip.ts'
import { FIGURES, measureScene } from './measure.ts'

const ATTRIBUTE = 'data-behind-ridge'
const TOP = '--ridge-top'
const CLIP = '--ridge-clip'

const PLAIN = '(forced-colors: active), (prefers-reduced-transparency: reduce), (prefers-contrast: more)'

/**
 * In minimal mode the clock stands partly behind the mountains of the wallpaper, if it has any at the right height; the
 * user's own offset is theirs.
 */
export function useBehindRidge(): void {
  const { isMinimalism, miniTranslate } = useDocument(themeSettings, (now) => now)
  const shown = useRidge(isMinimalism)
  const isPlain = useMedia(PLAIN)
  const isLowered = useEnlarged()
  const isWanted = isMinimalism && !isPlain && miniTranslate === themeSettings.initial.miniTranslate
  const ridge = isWanted ? shown : undefined
  const wasMinimal = useRef(isMinimalism)
  useLayoutEffect(() => {
    // the clock is placed by what the browser has laid out
    const main = document.querySelector<HTMLElement>('#root > main')
    if (main === null) return undefined
    const isTransition = wasMinimal.current !== isMinimalism
    wasMinimal.current = isMinimalism
    if (ridge === 'loading') {
      adoptFirstFrame(main)
      return undefined
    }
    const place = () => placeClock(main, ridge, isLowered)
    if (isTransition || !isMinimalism) place()
    else moveParts(main, place)
    if (ridge === undefined) return undefined
    const observer = new ResizeObserver(place)
    for (const part of [main, ...main.querySelectorAll(`:scope > :is(header, search), ${FIGURES}`)])
      observer.observe(part)
    return () => observer.disconnect()
  }, [ridge, isMinimalism, isLowered])
}

/** The clock stands where it stood in the first frame, until the ridge is loaded. */
function adoptFirstFrame(main: HTMLElement) {
  const first = document.querySelector<HTMLElement>(`#first > main[${ATTRIBUTE}]`)
  if (first === null) return
  for (const name of [TOP, CLIP]) main.style.setProperty(name, first.style.getPropertyValue(name))
  main.setAttribute(ATTRIBUTE, '')
}

/** Places the clock behind the ridge, or where it is without one. @returns whether it has moved */
function placeClock(main: HTMLElement, ridge: Ridge | undefined, isLowered: boolean): boolean {
  const before = main.style.getPropertyValue(TOP)
  main.toggleAttribute(ATTRIBUTE, ridge !== undefined)
  const measured = ridge && measureScene(main, ridge)
  const place = measured && placeBehindRidge(measured.scene)
  main.toggleAttribute(ATTRIBUTE, place !== undefined)
  const clips = clipOf(place?.ridge, measured?.feet.inFigures)
  const top = place ? `calc(${place.feet} - ${measured?.feet.inHeader}px)` : ''
  main.style.setProperty(TOP, top)
  main.style.setProperty(CLIP, (isLowered ? clips?.lowered : clips?.raised) ?? '')
  return top !== before
}
