import { initialsOf } from '../../ui/components/tile-frame/initials.ts'
import { Art } from '../../ui/components/tile-frame/TileFrame.tsx'
import styles from './SearchBox.module.css'

interface EngineMarkProps {
  readonly name: string
  /** Address of its picture, which the build draws for every engine we know; empty for one of the user's own. */
  readonly icon: string
  readonly size?: number
}

/** An engine's mark: its picture, or the first letter of its name. */
export function EngineMark({ name, icon, size = 20 }: EngineMarkProps) {
  if (icon !== '') return <img src={icon} alt="" width={size} height={size} />
  return (
    <span className={styles['letter']} style={{ width: size, height: size }}>
      <Art face={{ at: 'letters', color: '', text: initialsOf(name).slice(0, 1) }} label={name} />
    </span>
  )
}
