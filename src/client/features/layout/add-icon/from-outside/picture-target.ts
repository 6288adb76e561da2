import { home } from '../../../data/home/index.ts'
import { findTile } from '../../../data/home/lazy.ts'
import { type TileTarget, tileTargetAt } from '../../../desk/tiles/lazy.ts'
import styles from './PictureTarget.module.css'

/** The icon that a picture dropped here is given to; undefined for anything else. */
export function iconTargetAt(target: EventTarget | null): TileTarget | undefined {
  const tile = tileTargetAt(target)
  return tile?.at === 'tile' && findTile(home.get(), tile.id)?.item.type === 'icon' ? tile : undefined
}

let marked: Element | undefined

/** Marks the icon that a dragged picture would be given to; undefined removes the mark. */
export function markIconTarget(icon: TileTarget | undefined): void {
  if (marked === icon?.element) return
  marked?.classList.remove(styles.target ?? '')
  marked = icon?.element
  marked?.classList.add(styles.target ?? '')
}
