import type { Item } from '../../../../../shared/entities/item.ts'
import { isInternalUrl, safeUrl } from '../../../../../shared/lib/url/safe-url.ts'
import { findApp } from '../../../../core/contribute/registry.ts'
import * as icons from '../../../../ui/icons/paths.ts'
import type { MenuItem } from '../../../../ui/overlay/menu/menu-entries.ts'
import { itemAddress } from '../../../data/home/index.ts'
import { messages } from '../messages.ts'
import { openFolderWindow } from './open-folder-window.ts'
import { copyAddress, openElement, openItem } from './open-tile.ts'
import { openWidget } from './open-widgets.ts'
import type { TileTarget } from './tile-target.ts'

/** The menu entries that open a tile here or in a new tab, or copy its address. */
export function openEntries(target: TileTarget, item: Item): readonly MenuItem[] {
  const first = { id: 'open', label: messages('open'), shortcut: '↵', icon: icons.window }
  if (item.component === 'folder') {
    const open = { ...first, icon: icons.folder, run: () => openElement(target) }
    const inWindow = {
      id: 'window',
      label: messages('openWindow'),
      icon: icons.window,
      run: () => openFolderWindow(item.id),
    }
    return item.openType === 'popup' ? [open] : [open, inWindow]
  }
  const { component = '' } = item
  if (findApp(component) !== undefined) return [{ ...first, run: () => openWidget(component, item.id) }]
  const url = safeUrl(itemAddress(item))
  if (url === undefined) return []
  const here = { ...first, run: () => openItem(item, item.openType ?? 'tab') }
  if (isInternalUrl(url)) return [here]
  return [
    here,
    { id: 'tab', label: messages('openTab'), icon: icons.arrowOut, run: () => openItem(item, 'tab') },
    { id: 'copy', label: messages('copyAddress'), icon: icons.copy, run: () => void copyAddress(item) },
  ]
}
