import { memo } from 'react'
import type { Item } from '../../../../../shared/entities/item.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { useScreen } from '../../../../core/page/screen.ts'
import { TileFrame } from '../../../../ui/components/tile-frame/TileFrame.tsx'
import { home, type iconSettings, itemFace, itemName, useCurrentGroupIndex } from '../../../data/home/index.ts'
import { PreviewStrip } from '../../../look/wallpaper/lazy.ts'
import { gridMetricsFor } from '../model.ts'
import styles from './IconPreview.module.css'
import { PREVIEW, previewScale } from './icon-preview.ts'
import { iconProperties } from './look.ts'

type IconValues = ReturnType<typeof iconSettings.get>

/** The preview above the icon settings: three icons of the user, those on screen first, on a crop of the wallpaper. */
export function IconPreview({ values }: { readonly values: IconValues }) {
  const screen = useScreen()
  const shown = useCurrentGroupIndex()
  const groups = useDocument(home, (now) => now.groups)
  const grid = gridMetricsFor(values, screen)
  const icons = [...groups.slice(shown), ...groups.slice(0, shown)].flatMap(({ children }) =>
    children.filter(({ type }) => type === 'icon'),
  )
  return (
    <PreviewStrip className={styles.preview} inert>
      <div
        className={styles.tiles}
        data-tight-labels=""
        style={{
          ...isolatedProperties(iconProperties(values)),
          '--gk-gap-x': `${grid.gapX}px`,
          // the size is no custom property: each change would restyle everything inside the tiles
          gridTemplate: `${grid.icon}px auto / repeat(${PREVIEW.tiles}, ${grid.icon}px)`,
          columnGap: grid.gapX,
          scale: previewScale(grid, values, screen.scale),
        }}
      >
        {icons.slice(0, PREVIEW.tiles).map((item) => (
          <Sample key={item.id} item={item} labelled={values.iconName} />
        ))}
      </div>
    </PreviewStrip>
  )
}

/** One of the icons; memoized, because dragging a slider changes sizes only. */
const Sample = memo(({ item, labelled }: { readonly item: Item; readonly labelled: boolean }) => (
  <span className={styles.tile}>
    <TileFrame label={itemName(item)} face={itemFace(item)} labelled={labelled} />
    {labelled ? <span className={styles.name} /> : null}
  </span>
))

/** Overrides the properties of the page: an empty one becomes `initial`. Miniatures are not shown here. */
const isolatedProperties = ({ '--gk-mini-r': _, ...properties }: ReturnType<typeof iconProperties>) =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, value || 'initial']))
