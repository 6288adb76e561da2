/**
 * Calls `measure` now, and whenever the element's size changes without rendering.
 * @returns ends that
 */
export function followSize(element: Element, measure: () => void): () => void {
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  return () => observer.disconnect()
}
