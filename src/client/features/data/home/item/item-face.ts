import type { Item } from '../../../../../shared/entities/item.ts'
import type { TileFace } from '../../../../ui/components/tile-frame/TileFrame.tsx'

/**
 * The face of an icon: its picture, else its own letters, else the initials of its name, on its colour.
 * @param large whether it is shown larger than a cell, or not square
 */
export function itemFace({ src, background, fontText, fontColor }: Item, large?: boolean): TileFace {
  if (src) return { at: 'picture', src, ...(background && { background }), ...(large && { large }) }
  return {
    at: 'letters',
    color: background ?? '',
    ...(fontText && { text: fontText }),
    ...(fontColor && { ink: fontColor }),
  }
}
