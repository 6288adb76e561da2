import { memo } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { parseSize } from '../../../shared/lib/size.ts'
import { useText } from '../../core/i18n.ts'
import { tileOf } from '../../core/react.ts'
import { WidgetFrame } from '../../ui/WidgetFrame.tsx'
import { FolderTile } from './FolderTile.tsx'
import { IconTile, type IconTileProps } from './IconTile.tsx'

/** One tile of the home screen: an icon, a folder, or a widget. Drawn again when it is another, not when its grid changes. */
export const ItemTile = memo((props: IconTileProps) => {
  const { item } = props
  if (item.type === 'icon') return <IconTile {...props} />
  return item.component === 'folder' ? <FolderTile {...props} /> : <WidgetTile item={item} />
})

function WidgetTile({ item }: { readonly item: Item }) {
  const text = useText()
  const name = item.component ?? ''
  const Tile = tileOf(name)
  const size = parseSize(item.size) ?? { rows: 1, columns: 1 }
  if (Tile === undefined) return null
  return (
    <WidgetFrame size={size} label={item.name || text(`${name}.name`)}>
      <Tile id={item.id} rows={size.rows} columns={size.columns} />
    </WidgetFrame>
  )
}
