import { useEffect, useState } from 'react'

/** Rows that a list shows more, each time its end comes into view: thousands at once would be slow. */
const STEP = 100

/**
 * How many rows of a long list are drawn, and the element at its end that asks for more.
 * @returns the number, and a ref for that element
 */
export function useGrowing(count: number): readonly [number, (element: Element | null) => void] {
  const [drawn, setDrawn] = useState(STEP)
  const [end, setEnd] = useState<Element | null>(null)
  useEffect(() => {
    // scrolling is outside of React
    if (end === null || drawn >= count) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setDrawn((now) => now + STEP),
      { rootMargin: '400px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [end, drawn, count])
  return [Math.min(drawn, count), setEnd]
}
