import type { Item } from '../../../../shared/entities/item.ts'
import { isInternalUrl, safeUrl } from '../../../../shared/lib/safe-url.ts'
import * as icons from '../../../ui/icons/paths.ts'
import type { MenuItem } from '../../../ui/menu-entries.ts'
import { messages } from '../messages.ts'
import { copyAddress, open, openElement } from './open-tile.ts'
import type { Target } from './target.ts'

/** What opens a tile: here, in a new tab; and its address. */
export function opening(target: Target, item: Item): readonly MenuItem[] {
  const first = { id: 'open', label: messages('open'), shortcut: '↵', icon: icons.window }
  if (item.component === 'folder') return [{ ...first, icon: icons.folder, run: () => openElement(target) }]
  const url = safeUrl(item.url ?? '')
  if (url === undefined) return []
  const here = { ...first, run: () => open(item, item.openType ?? 'tab') }
  if (isInternalUrl(url)) return [here]
  return [
    here,
    { id: 'tab', label: messages('openTab'), icon: icons.arrowOut, run: () => open(item, 'tab') },
    { id: 'copy', label: messages('copyAddress'), icon: icons.copy, run: () => void copyAddress(item) },
  ]
}
