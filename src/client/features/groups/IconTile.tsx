import type { Item } from '../../../shared/entities/item.ts'
import { opening } from '../../core/open.ts'
import { TileFrame } from '../../ui/TileFrame.tsx'
import { faceOf } from './face.ts'

export interface IconTileProps {
  readonly item: Item
  readonly labelled: boolean
}

/** An icon that opens its address. */
export const IconTile = ({ item, labelled }: IconTileProps) => (
  <TileFrame
    label={item.name}
    face={faceOf(item)}
    labelled={labelled}
    labelId={item.id}
    {...opening(item.url ?? '', item.openType ?? 'tab')}
  />
)
