import { memo } from 'react'
import { tileOf } from '../../../core/contribute/use-registry.ts'
import { useMessageByKey } from '../../../core/text/i18n.ts'
import { WidgetFrame } from '../../../ui/components/widget-frame/WidgetFrame.tsx'
import { FolderTile } from './folders/FolderTile.tsx'
import { IconTile, type ItemTileProps } from './IconTile.tsx'

/** A tile of the home screen: an icon, a folder or a widget; not rendered again when only its grid changes. */
export const ItemTile = memo((props: ItemTileProps) => {
  const { item } = props
  if (item.type === 'icon') return <IconTile {...props} />
  return item.component === 'folder' ? <FolderTile {...props} /> : <WidgetTile {...props} />
})

function WidgetTile({ item, rows, columns }: ItemTileProps) {
  const text = useMessageByKey()
  const name = item.component ?? ''
  const Tile = tileOf(name)
  if (Tile === undefined) return null
  return (
    <WidgetFrame size={{ rows, columns }} label={item.name || text(`${name}.name`)}>
      <Tile id={item.id} rows={rows} columns={columns} />
    </WidgetFrame>
  )
}
