import { useLayoutEffect } from 'react'

/**
 * While `open`, dims the page behind the search box's panel or picker, by an attribute of `<main>`: `:has()` would be
 * evaluated for all tiles whenever one is added.
 */
export function useDimmedPage(box: HTMLElement | null, attribute: 'data-veil' | 'data-picking', open: boolean): void {
  useLayoutEffect(() => {
    const home = box?.closest('main')
    home?.toggleAttribute(attribute, open)
    return () => home?.removeAttribute(attribute)
  }, [box, attribute, open])
}
