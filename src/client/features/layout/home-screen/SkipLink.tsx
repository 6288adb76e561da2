import { type MouseEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDocument } from '../../../core/documents/use-document.ts'
import { focusStops } from '../../../ui/input/keyboard/move-focus.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { livePage } from '../../desk/paging/lazy.ts'
import { useMessages } from './messages.ts'
import styles from './SkipLink.module.css'

/** The first tab stop of the page: skips search, tools and sidebar and leads to the tiles. */
export function SkipLink() {
  const skip = useMessages()('skip')
  const minimal = useDocument(themeSettings, (now) => now.isMinimalism)
  const [container] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    // before React's root, so that it is the first tab stop
    document.body.prepend(container)
    return () => container.remove()
  }, [container])
  if (skip === '' || minimal) return null
  return createPortal(
    // biome-ignore lint/a11y/useValidAnchor: it leads to a position in the page, the tab stop among the tiles
    <a className={styles.skip} href="#tiles" onClick={goToTiles}>
      {skip}
    </a>,
    container,
  )
}

/** Focuses the tab stop among the tiles, or the empty page itself, without changing the address. */
function goToTiles(event: MouseEvent) {
  event.preventDefault()
  const area = document.getElementById('tiles')
  if (area === null) return
  const stop = focusStops(livePage(area)).find(({ tabIndex }) => tabIndex === 0)
  if (stop === undefined) area.tabIndex = -1
  ;(stop ?? area).focus()
}
