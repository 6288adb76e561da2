import type { Item } from '../../../shared/entities/item.ts'
import type { TileFace } from '../../ui/TileFrame.tsx'

/** What an icon shows: its picture, else the letters it was given, else letters of its name on its colour. */
export function faceOf(item: Item): TileFace {
  if (item.src !== undefined && item.src !== '') {
    return { at: 'picture', src: item.src, ...(item.background !== undefined && { background: item.background }) }
  }
  return {
    at: 'letters',
    color: item.background ?? '',
    ...(item.fontText !== undefined && item.fontText !== '' && { text: item.fontText }),
    ...(item.fontColor !== undefined && item.fontColor !== '' && { ink: item.fontColor }),
  }
}
