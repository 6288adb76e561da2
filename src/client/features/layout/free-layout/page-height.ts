import { createStore } from 'zustand/vanilla'

/** The height in px of what is seen of a free page before it scrolls; 0 until one is shown. */
export const pageHeight = createStore<number>()(() => 0)

/** Measures the area of a page, now and whenever its size changes. @returns ends it */
export function followPageHeight(area: HTMLElement): () => void {
  const measure = () => {
    const { height, paddingTop } = getComputedStyle(area)
    pageHeight.setState(Math.max(0, Number.parseFloat(height) - Number.parseFloat(paddingTop)), true)
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(area)
  return () => observer.disconnect()
}
