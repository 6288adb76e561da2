import type { MouseEvent } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { isInternalUrl, safeUrl } from '../../../shared/lib/safe-url.ts'
import { openAddress } from '../../core/open.ts'
import { TileFrame } from '../../ui/TileFrame.tsx'
import { faceOf } from './face.ts'

export interface IconTileProps {
  readonly item: Item
  readonly labelled: boolean
}

/** An icon that opens its address. */
export function IconTile({ item, labelled }: IconTileProps) {
  const href = safeUrl(item.url ?? '')
  const frame = { label: item.name, face: faceOf(item), labelled, labelId: item.id }
  if (href === undefined) return <TileFrame {...frame} />
  if (isInternalUrl(href)) return <TileFrame {...frame} onClick={() => openAddress(href, 'self')} />
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openAddress(href, item.openType ?? 'tab')
  }
  return <TileFrame {...frame} href={href} rel="noopener noreferrer" onClick={open} />
}
