import type { Item } from '../../../shared/entities/item.ts'
import type { TileFace } from '../../ui/components/tile-frame/TileFrame.tsx'

/** What an icon shows: its picture, else the letters it was given, else letters of its name on its colour. */
export function itemFace({ src, background, fontText, fontColor }: Item): TileFace {
  if (src) return { at: 'picture', src, ...(background && { background }) }
  return {
    at: 'letters',
    color: background ?? '',
    ...(fontText && { text: fontText }),
    ...(fontColor && { ink: fontColor }),
  }
}
