import { useLayoutEffect } from 'react'

/**
 * While `open`, everything behind the search box recedes: behind its panel (`data-veil`) or its picker. Said on the home
 * screen, where others read it: asked for by `:has`, it would be looked for in all tiles whenever one comes.
 */
export function useVeil(box: HTMLElement | null, by: 'data-veil' | 'data-picking', open: boolean): void {
  useLayoutEffect(() => {
    const home = box?.closest('main')
    home?.toggleAttribute(by, open)
    return () => home?.removeAttribute(by)
  }, [box, by, open])
}
