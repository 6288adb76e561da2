import { useLayoutEffect } from 'react'
import { setFlag } from '../../ui/dom.ts'

/**
 * While `open`, everything behind the search box recedes: behind its panel or its picker. Said on the home
 * screen, where others read it: asked for by `:has`, it would be looked for in all tiles whenever one comes.
 */
export function useVeil(
  box: HTMLElement | null,
  by: 'behind-search-panel' | 'behind-engine-picker',
  open: boolean,
): void {
  useLayoutEffect(() => {
    const home = box?.closest('main')
    setFlag(home, by, open)
    return () => setFlag(home, by, false)
  }, [box, by, open])
}
