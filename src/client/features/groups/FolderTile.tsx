import { useRef } from 'react'
import { useStore } from 'zustand'
import type { Item } from '../../../shared/entities/item.ts'
import { late } from '../../core/late.ts'
import { placeGlass } from '../../ui/glass-place.ts'
import surface from '../../ui/surface.module.css'
import { Art, TileName } from '../../ui/TileFrame.tsx'
import styles from './FolderTile.module.css'
import { faceOf } from './face.ts'
import { openFolder } from './open-folder.ts'

const loadPanel = () => import('./FolderPanel.tsx')
const FolderPanel = late(loadPanel)

/** A folder: its first nine tiles in small, and all of them in the panel that opens from it. */
export function FolderTile({ item, labelled }: { readonly item: Item; readonly labelled: boolean }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const open = useStore(openFolder, ({ id }) => id === item.id)
  const children = item.children ?? []
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles['folder']}
        title={item.name}
        aria-label={item.name}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadPanel()}
        onClick={() => openFolder.setState({ id: item.id })}
      >
        <span ref={placeGlass} className={`${styles['glass']} ${surface['g1']}`} data-wallpaper="glass">
          {children.slice(0, 9).map((child) => (
            <span key={child.id} className={styles['mini']}>
              <Art face={faceOf(child)} label={child.name} />
            </span>
          ))}
        </span>
        {labelled && <TileName name={item.name} id={item.id} />}
      </button>
      {open && <FolderPanel item={item} anchor={anchor} />}
    </>
  )
}
