import type { CSSProperties } from 'react'
import type { Item } from '../../../../shared/entities/item.ts'
import { findApp, findWidget } from '../../../core/contribute/registry.ts'
import { useMessageByKey } from '../../../core/text/i18n.ts'
import { appFace } from '../../../ui/components/app-icon/app-face.tsx'
import { widthInEm } from '../../../ui/components/tile-frame/name-width.ts'
import { Art } from '../../../ui/components/tile-frame/TileFrame.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import { itemFace, itemName } from '../../data/home/index.ts'
import styles from './DesktopPreview.module.css'
import { useLook } from './look.ts'
import { miniaturesOf, type PicturedPage, type PicturedTile } from './model.ts'

interface Props {
  readonly tile: PicturedTile
  readonly page: PicturedPage
}

/** A tile at its place: an icon's face, a folder with its miniatures, a widget as its icon and name. */
export function PreviewTile({ tile, page }: Props) {
  const { item, frame, enlargement } = tile
  const radius = useLook('icons').iconRadius * page.scale * enlargement
  const style: CSSProperties = {
    left: percent(frame.x / page.width),
    top: percent(frame.y / page.height),
    width: percent(frame.w / page.width),
    height: percent(frame.h / page.height),
    rotate: frame.r === 0 ? undefined : `${Number(frame.r.toFixed(2))}deg`,
    '--radius': radius,
  }
  if (item.type === 'icon')
    return (
      <span className={classes(styles.tile, styles.icon)} style={style}>
        <Art face={itemFace(item, frame.w !== frame.h)} label={itemName(item)} lazy />
      </span>
    )
  return item.component === 'folder' ? <Folder item={item} style={style} /> : <Widget item={item} style={style} />
}

const percent = (share: number) => `${Number((100 * share).toFixed(3))}%`

interface PlateProps {
  readonly item: Item
  readonly style: CSSProperties
}

function Folder({ item, style }: PlateProps) {
  const { rows, columns, items } = miniaturesOf(item)
  const grid: CSSProperties = { '--rows': rows, '--columns': columns, '--least': Math.min(rows, columns) }
  return (
    <span className={classes(styles.tile, styles.plate)} style={style}>
      <span className={styles.minis} style={grid}>
        {items.map((child) => (
          <span key={child.id} className={styles.mini}>
            <Art face={itemFace(child)} label={itemName(child)} lazy />
          </span>
        ))}
      </span>
    </span>
  )
}

/** Of one cell its icon alone; nothing for a widget that this program does not have, as on the page. */
function Widget({ item, style }: PlateProps) {
  const text = useMessageByKey()
  const id = item.component ?? ''
  if (findWidget(id) === undefined) return null
  if (item.size === '1x1')
    return (
      <span className={classes(styles.tile, styles.icon, styles.own)} style={style}>
        <WidgetArt id={id} />
      </span>
    )
  const name = item.name || text(`${id}.name`)
  return (
    <span className={classes(styles.tile, styles.plate)} style={style}>
      <span className={styles.widget}>
        <span className={classes(styles.chip, styles.own)}>
          <WidgetArt id={id} />
        </span>
        <span className={styles.name} style={{ '--em': widthInEm(name) }}>
          {name}
        </span>
      </span>
    </span>
  )
}

/** A widget's picture, without what changes upon it. */
function WidgetArt({ id }: { readonly id: string }) {
  const src = findApp(id)?.picture
  return <Art face={src === undefined ? appFace(id) : { at: 'picture', src }} label="" />
}
