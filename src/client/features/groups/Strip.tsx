import { late } from '../../core/late.ts'
import { useDocument } from '../../core/react.ts'
import { useScreen } from '../../core/screen.ts'
import { TileFrame } from '../../ui/TileFrame.tsx'
import { loadCrop } from '../wallpaper/index.ts'
import { useCurrentGroup } from './current.ts'
import { home } from './document.ts'
import { faceOf } from './face.ts'
import { gridOf, STRIP, stripFactor } from './model.ts'
import styles from './Strip.module.css'
import { iconSettings } from './settings.ts'

const Crop = late(loadCrop)

/** What stands above the settings of tiles: three of the user's own, those on screen first, on a piece of the wallpaper. */
export function Strip() {
  const values = useDocument(iconSettings, (now) => now)
  const screen = useScreen()
  const shown = useCurrentGroup()
  const groups = useDocument(home, (now) => now.groups)
  const grid = gridOf(values, screen)
  const icons = [...groups.slice(shown), ...groups.slice(0, shown)].flatMap(({ children }) =>
    children.filter(({ type }) => type === 'icon'),
  )
  return (
    <div className={styles.strip} inert aria-hidden="true">
      <Crop />
      <div
        className={styles.tiles}
        style={{
          '--gk-icon': `${grid.icon}px`,
          '--gk-gap-x': `${grid.gapX}px`,
          scale: stripFactor(grid, values, screen.scale),
        }}
      >
        {icons.slice(0, STRIP.tiles).map((item) => (
          <span key={item.id} className={styles.tile}>
            <TileFrame label={item.name} face={faceOf(item)} labelled={values.iconName} />
            {values.iconName ? <span className={styles.name} /> : null}
          </span>
        ))}
      </div>
    </div>
  )
}
