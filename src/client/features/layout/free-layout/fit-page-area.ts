import type { Canvas } from './layout.ts'
import { scrollSideways } from './scroll-sideways.ts'

interface PageFit extends Pick<Canvas, 'isWide' | 'insets'> {
  /** Clock and search box are hidden. */
  readonly isBare: boolean
}

/**
 * Fits the page area to a free page: below the bars of the screen, and between sidebar and page dots if it is wider than
 * the window. Attributes, so that the snapshot has them.
 * @returns a function that undoes it
 */
export function fitPageArea(area: HTMLElement, { isBare, isWide, insets }: PageFit): () => void {
  const end = new AbortController()
  area.toggleAttribute('data-below-bars', isBare)
  area.toggleAttribute('data-scrolls-sideways', isWide)
  if (isWide) {
    area.style.setProperty('--side-left', `${insets.left}px`)
    area.style.setProperty('--side-right', `${insets.right}px`)
    scrollSideways(area, end.signal)
  }
  return () => {
    end.abort()
    for (const name of ['data-below-bars', 'data-scrolls-sideways']) area.removeAttribute(name)
    for (const name of ['--side-left', '--side-right']) area.style.removeProperty(name)
  }
}
