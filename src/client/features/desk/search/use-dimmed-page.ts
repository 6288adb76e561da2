import { useLayoutEffect } from 'react'
import { setFlag } from '../../../ui/dom.ts'

/**
 * While `open`, dims the page behind the search box's panel or picker, by an attribute of `<main>`: `:has()` would be
 * evaluated for all tiles whenever one is added.
 */
export function useDimmedPage(
  box: HTMLElement | null,
  flag: 'behind-search-panel' | 'behind-engine-picker',
  open: boolean,
): void {
  useLayoutEffect(() => {
    const home = box?.closest('main')
    setFlag(home, flag, open)
    return () => setFlag(home, flag, false)
  }, [box, flag, open])
}
