import { useLayoutEffect, useRef, useState } from 'react'
import type { AppProps } from '../../../core/contribute/app.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { useScreen } from '../../../core/page/screen.ts'
import { followSize } from '../../../ui/input/size/follow-size.ts'
import { home } from '../../data/home/index.ts'
import { FolderTiles, FolderTitle } from '../tiles/lazy.ts'
import styles from './FolderView.module.css'
import { findFolder } from './find-folder.ts'

/** The space beside the icons on either side, in px. */
const MARGIN_PX = 24

/** A folder in the window: its name, which can be edited, and its icons in as many columns as there is room for. */
export default function FolderView({ subject }: AppProps) {
  const folder = useDocument(home, (now) => findFolder(now, subject))
  const { mobile } = useScreen() // the sheet of a phone has the name in its header
  const view = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = view.current
    if (element === null) return
    return followSize(element, () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth - 2 * MARGIN_PX)
    })
  }, [])
  if (folder === undefined) return null
  return (
    <div ref={view} className={styles.view}>
      {mobile ? null : <FolderTitle key={folder.name} item={folder} className={styles.title} />}
      <FolderTiles item={folder} width={width} className={styles.tiles} />
    </div>
  )
}
