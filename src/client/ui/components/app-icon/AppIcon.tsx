import { Art } from '../tile-frame/TileFrame.tsx'
import styles from './AppIcon.module.css'
import { appFace } from './app-face.tsx'

interface AppIconProps {
  readonly id: string
  /** What the app shows, whose picture may be one of its own. */
  readonly subject?: string
  /** Its side in px. */
  readonly size: number
}

/** An app as the dock shows it, beside its name. */
export const AppIcon = ({ id, subject, size }: AppIconProps) => (
  <span className={styles.icon} style={{ '--size': size }} aria-hidden="true">
    <Art face={appFace(id, subject)} label="" />
  </span>
)
