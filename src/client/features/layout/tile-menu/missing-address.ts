import { safeUrl } from '../../../../shared/lib/url/safe-url.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { home, itemAddress, itemName } from '../../data/home/index.ts'
import { findTile } from '../../data/home/lazy.ts'
import { editEntry } from '../../desk/item-editor/index.ts'
import { tileTargetAt } from '../../desk/tiles/lazy.ts'
import { messages } from './messages.ts'

/** A press on an icon whose address no page can open says so, and offers to edit it. */
export function reportMissingAddresses(): void {
  addEventListener('click', ({ target, defaultPrevented }) => {
    const tile = defaultPrevented ? undefined : tileTargetAt(target)
    // on a free page that is being edited a press reaches the list item only: it selects
    if (tile?.at !== 'tile' || !(target instanceof Node) || !tile.element.contains(target)) return
    const item = findTile(home.get(), tile.id)?.item
    if (item?.type !== 'icon' || safeUrl(itemAddress(item)) !== undefined) return
    const { label, run = () => {} } = editEntry(item)
    showToast({ kind: 'warning', text: messages('noAddress', { name: itemName(item) }), action: { label, run } })
  })
}
