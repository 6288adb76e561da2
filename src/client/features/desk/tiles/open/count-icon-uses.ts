import { currentGroupIndex, home } from '../../../data/home/index.ts'
import { countUse } from '../../../shell/local-search/lazy.ts'
import { tileTargetAt } from './tile-target.ts'

/** Counts the icons that clicks open: the search box offers the most used ones. */
export function countIconUses(): void {
  const count = ({ target, button }: MouseEvent) => {
    const group = home.get().groups[currentGroupIndex()]
    const isSelecting = group?.mode === 1 && !group.lock
    const tile = isSelecting || button === 2 ? undefined : tileTargetAt(target)
    if (tile?.at === 'tile' && tile.element.matches('a')) countUse(tile.id)
  }
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, count)
}
