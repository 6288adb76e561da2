import { memo } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { lazy } from '../../core/lazy.ts'
import { useDocument } from '../../core/react.ts'
import { useScreen } from '../../core/screen.ts'
import { TileFrame } from '../../ui/components/tile-frame/TileFrame.tsx'
import { home, type iconSettings, itemFace, itemName, useCurrentGroup } from '../home/index.ts'
import { loadCrop } from '../wallpaper/index.ts'
import styles from './IconPreview.module.css'
import { PREVIEW, previewScale } from './icon-preview.ts'
import { propertiesOf } from './look.ts'
import { gridOf } from './model.ts'

type IconValues = ReturnType<typeof iconSettings.get>

const Crop = memo(lazy(loadCrop))

/** What stands above the settings of tiles: three of the user's own, those on screen first, on a piece of the wallpaper. */
export function IconPreview({ values }: { readonly values: IconValues }) {
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
        data-tight-labels=""
        style={{
          ...own(propertiesOf(values)),
          '--gk-gap-x': `${grid.gapX}px`,
          // the size is no property: all that lies in a tile would be styled anew for each
          gridTemplate: `${grid.icon}px auto / repeat(${PREVIEW.tiles}, ${grid.icon}px)`,
          columnGap: grid.gapX,
          scale: previewScale(grid, values, screen.scale),
        }}
      >
        {icons.slice(0, PREVIEW.tiles).map((item) => (
          <Sample key={item.id} item={item} labelled={values.iconName} />
        ))}
      </div>
    </div>
  )
}

/** One of the tiles; what is dragged moves their sizes, not them. */
const Sample = memo(({ item, labelled }: { readonly item: Item; readonly labelled: boolean }) => (
  <span className={styles.tile}>
    <TileFrame label={itemName(item)} face={itemFace(item)} labelled={labelled} />
    {labelled ? <span className={styles.name} /> : null}
  </span>
))

/** Properties that hold here whatever the page has: an empty one is as if it had never been set. No folder is seen here. */
const own = ({ '--gk-mini-r': _, ...properties }: ReturnType<typeof propertiesOf>) =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, value || 'initial']))
