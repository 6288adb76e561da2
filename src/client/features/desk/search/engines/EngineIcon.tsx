import { iconUrl } from '../../../../core/page/icon-urls.ts'
import { initialsOf } from '../../../../ui/components/tile-frame/initials.ts'
import { Art } from '../../../../ui/components/tile-frame/TileFrame.tsx'
import styles from '../SearchBox.module.css'

interface EngineIconProps {
  readonly name: string
  /** URL of the image; empty for an own engine, which shows its first letter. */
  readonly icon: string
  readonly size?: number
}

/** An engine's icon: its image, or the first letter of its name. */
export function EngineIcon({ name, icon, size = 20 }: EngineIconProps) {
  if (icon !== '') return <img src={iconUrl(icon, true)} alt="" width={size} height={size} />
  return (
    <span className={styles.letter} style={{ width: size, height: size }}>
      <Art face={{ at: 'letters', color: '', text: initialsOf(name).slice(0, 1) }} label={name} />
    </span>
  )
}
