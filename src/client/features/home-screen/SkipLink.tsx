import { type MouseEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDocument } from '../../core/react.ts'
import { focusStops } from '../../ui/input/move-focus.ts'
import { livePage } from '../paging/lazy.ts'
import { themeSettings } from '../theme/index.ts'
import { useMessages } from './messages.ts'
import styles from './SkipLink.module.css'

/** The first stop of Tab, before everything else in the page: leads past search, tools and sidebar to the tiles. */
export function SkipLink() {
  const skip = useMessages()('skip')
  const minimal = useDocument(themeSettings, (now) => now.isMinimalism)
  const [place] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    // it stands before the place in which React draws the page
    document.body.prepend(place)
    return () => place.remove()
  }, [place])
  if (skip === '' || minimal) return null
  return createPortal(
    // biome-ignore lint/a11y/useValidAnchor: it does lead to a place in the page, to the tile that Tab would come to
    <a className={styles['skip']} href="#tiles" onClick={goToTiles}>
      {skip}
    </a>,
    place,
  )
}

/** To the tile that Tab would come to; a page without any is gone to itself. The address stays as it is. */
function goToTiles(event: MouseEvent) {
  event.preventDefault()
  const area = document.getElementById('tiles')
  if (area === null) return
  const stop = focusStops(livePage(area)).find(({ tabIndex }) => tabIndex === 0)
  if (stop === undefined) area.tabIndex = -1
  ;(stop ?? area).focus()
}
