import { findApp, findWidget } from '../../../core/contribute/registry.ts'
import { NamedIcon } from '../icon/NamedIcon.tsx'
import type { TileFace } from '../tile-frame/TileFrame.tsx'
import styles from './app-face.module.css'

/**
 * The face of an app: its picture with what changes upon it, else its line icon on its colour, as of a widget without a
 * window, or the picture that a subject has of its own. The element around it has the side in px, `--size`.
 */
export function appFace(id: string, subject = ''): TileFace {
  const app = findApp(id)
  const own = app?.subjects?.pictureOf?.(subject)
  if (own !== undefined) return { at: 'picture', src: own }
  const { icon = '', color = '' } = app ?? findWidget(id) ?? {}
  if (app?.picture === undefined)
    return { at: 'drawing', drawing: <NamedIcon name={icon} className={styles.glyph} size={24} />, background: color }
  const { picture, Overlay } = app
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
