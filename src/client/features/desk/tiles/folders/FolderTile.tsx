import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { lazy } from '../../../../core/page/lazy.ts'
import { Art, TileName } from '../../../../ui/components/tile-frame/TileFrame.tsx'
import { placeGlass } from '../../../../ui/glass/glass-place.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import surface from '../../../../ui/styles/surface.module.css'
import { itemFace, itemName } from '../../../data/home/index.ts'
import type { ItemTileProps } from '../IconTile.tsx'
import { miniatureCount } from '../model.ts'
import { openFolder } from '../open/open-folder.ts'
import { openFolderWindow } from '../open/open-folder-window.ts'
import { useTileMarks } from '../tile-marks.ts'
import styles from './FolderTile.module.css'

const FolderPanel = lazy(() => import('./FolderPanel.tsx'))

/** A folder: its first tiles as miniatures, and all of them in the panel, or by its `openType` the window, it opens. */
export function FolderTile({ item, labelled, rows, columns }: ItemTileProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const open = useStore(openFolder, (id) => id === item.id)
  const [used, use] = useState(false) // the panel closes by itself once it has been opened
  if (open && !used) use(true)
  const minis = miniatureCount(rows, columns)
  const name = itemName(item)
  const mark = useTileMarks().get(item.id)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.folder}
        title={name}
        aria-label={name}
        aria-description={mark}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={FolderPanel.load}
        onClick={() => (item.openType === 'popup' ? openFolderWindow(item.id) : openFolder.setState(item.id))}
      >
        <span ref={placeGlass} className={classes(styles.glass, surface.g1)} style={minis} data-wallpaper="glass">
          {item.children?.slice(0, minis['--rows'] * minis['--columns']).map((child) => (
            <span key={child.id} className={styles.mini}>
              <Art face={itemFace(child)} label={itemName(child)} />
            </span>
          ))}
        </span>
        {mark && <i className={styles.mark} />}
        {labelled && <TileName name={name} />}
      </button>
      {used && <FolderPanel item={item} anchor={anchor} open={open} />}
    </>
  )
}
