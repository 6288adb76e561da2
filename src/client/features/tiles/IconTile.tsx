import type { Item } from '../../../shared/entities/item.ts'
import type { TileSize } from '../../../shared/lib/tile/size.ts'
import { linkProps } from '../../core/open-url.ts'
import { TileFrame } from '../../ui/components/tile-frame/TileFrame.tsx'
import { itemAddress, itemFace, itemName } from '../home/index.ts'

interface IconTileProps {
  readonly item: Item
  readonly labelled: boolean
}

/** A tile and its size in cells. */
export interface ItemTileProps extends IconTileProps, TileSize {}

/** An icon, which opens its address. */
export const IconTile = ({ item, labelled }: IconTileProps) => (
  <TileFrame
    label={itemName(item)}
    face={itemFace(item)}
    labelled={labelled}
    {...linkProps(itemAddress(item), item.openType ?? 'tab')}
  />
)
