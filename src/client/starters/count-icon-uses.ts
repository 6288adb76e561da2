import { commandContext } from '../command-context.ts'
import { tileTargetAt } from '../features/desk/tiles/lazy.ts'
import { countUse } from '../features/shell/local-search/lazy.ts'

/** Counts the icons that clicks open: the search box offers the most used ones. */
export function countIconUses(): void {
  const count = ({ target, button }: MouseEvent) => {
    const { mode, locked } = commandContext()
    const isSelecting = mode === 'free' && !locked
    const tile = isSelecting || button === 2 ? undefined : tileTargetAt(target)
    if (tile?.at === 'tile' && tile.element.matches('a')) countUse(tile.id)
  }
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, count)
}
