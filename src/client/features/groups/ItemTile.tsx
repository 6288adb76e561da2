import { type MouseEvent, Suspense } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { safeUrl } from '../../../shared/lib/safe-url.ts'
import { parseSize } from '../../../shared/lib/size.ts'
import { useText } from '../../core/i18n.ts'
import { openAddress } from '../../core/open.ts'
import { tileOf } from '../../core/react.ts'
import { TileFrame } from '../../ui/TileFrame.tsx'
import { WidgetFrame } from '../../ui/WidgetFrame.tsx'
import { faceOf } from './face.ts'

interface Props {
  readonly item: Item
  readonly labelled: boolean
  /** Opacity of the art, 0–1. */
  readonly opacity: number
}

/** One tile of the home screen: an icon that opens its address, or a widget. */
export function ItemTile(props: Props) {
  return props.item.type === 'component' ? <WidgetTile item={props.item} /> : <IconTile {...props} />
}

function IconTile({ item, labelled, opacity }: Props) {
  const href = safeUrl(item.url ?? '')
  const frame = { label: item.name, face: faceOf(item), labelled, labelId: item.id, opacity }
  if (href === undefined) return <TileFrame {...frame} />
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openAddress(href, item.openType ?? 'tab')
  }
  return <TileFrame {...frame} href={href} rel="noopener noreferrer" onClick={open} />
}

function WidgetTile({ item }: { readonly item: Item }) {
  const text = useText()
  const name = item.component ?? ''
  const Tile = tileOf(name)
  const size = parseSize(item.size) ?? { rows: 1, columns: 1 }
  if (Tile === undefined) return null
  return (
    <WidgetFrame size={size} label={item.name || text(`${name}.name`)}>
      <Suspense>
        <Tile id={item.id} rows={size.rows} columns={size.columns} />
      </Suspense>
    </WidgetFrame>
  )
}
