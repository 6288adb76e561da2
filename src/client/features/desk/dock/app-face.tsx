import { findApp } from '../../../core/contribute/registry.ts'
import { NamedIcon } from '../../../ui/components/icon/NamedIcon.tsx'
import type { TileFace } from '../../../ui/components/tile-frame/TileFrame.tsx'
import styles from './app-face.module.css'

/** The face of an app in the dock: its picture with what changes upon it, else its line icon on its colour. */
export function appFace(id: string): TileFace {
  const { picture, Overlay, icon = '', color = '' } = findApp(id) ?? {}
  if (picture === undefined)
    return { at: 'drawing', drawing: <NamedIcon name={icon} className={styles.glyph} size={24} />, background: color }
  if (Overlay === undefined) return { at: 'picture', src: picture }
  const drawing = (
    <>
      <img className={styles.picture} src={picture} alt="" draggable={false} />
      <span className={styles.overlay}>
        <Overlay />
      </span>
    </>
  )
  return { at: 'drawing', drawing }
}
