import type { Item } from '../../../../shared/entities/item.ts'
import { linkProps } from '../../../core/page/open-url.ts'
import type { TileSize } from '../../../lib/tile/size.ts'
import { TileFrame } from '../../../ui/components/tile-frame/TileFrame.tsx'
import { itemAddress, itemFace, itemName } from '../../data/home/index.ts'

interface IconTileProps {
  readonly item: Item
  readonly labelled: boolean
}

/** A tile and its size in cells. */
export interface ItemTileProps extends IconTileProps, TileSize {}

/** An icon, which opens its address; of one cell unless a size is given. */
export const IconTile = ({ item, labelled, rows = 1, columns = 1 }: IconTileProps & Partial<TileSize>) => (
  <TileFrame
    label={itemName(item)}
    face={itemFace(item, rows * columns > 1 || item.w !== undefined)}
    labelled={labelled}
    {...linkProps(itemAddress(item), item.openType ?? 'tab')}
  />
)
