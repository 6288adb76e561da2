import type { Item } from '../../../../shared/entities/item.ts'
import type { TileFace } from '../../../ui/components/tile-frame/TileFrame.tsx'
import { globe } from '../../../ui/icons/paths.ts'
import { hostOf, itemFace } from '../../data/home/index.ts'

/** The face of an icon while it is edited: a globe as long as there is nothing to take letters from. */
export function previewFace(item: Item): TileFace {
  const isBlank = !item.src && !item.fontText && item.name === '' && hostOf(item.url ?? '') === ''
  return isBlank ? { at: 'icon', path: globe, background: item.background || NEUTRAL } : itemFace(item)
}

/** The background of letters without a colour of their own. */
const NEUTRAL = 'linear-gradient(#71827f, #556866)'
