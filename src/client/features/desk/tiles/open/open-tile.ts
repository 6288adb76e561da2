import type { Item, OpenType } from '../../../../../shared/entities/item.ts'
import { openUrl } from '../../../../core/page/open-url.ts'
import { copyText } from '../../../../ui/input/files/copy-text.ts'
import { afterMenu } from '../../../../ui/overlay/menu/menus.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { itemAddress } from '../../../data/home/index.ts'
import { messages } from '../messages.ts'
import type { TileTarget } from './tile-target.ts'

export const openItem = (item: Item, how: OpenType): void => openUrl(itemAddress(item), how)

/** Without `detail` a synthetic click counts as a screen reader's, and the opened panel takes the focus late. */
const CLICK = { bubbles: true, cancelable: true, detail: 1 } as const

/** Opens a tile by a click on its element, as a folder needs. */
export const openElement = ({ element }: Pick<TileTarget, 'element'>): void =>
  afterMenu(() => void element.dispatchEvent(new MouseEvent('click', CLICK)))

export async function copyAddress(item: Item): Promise<void> {
  const copied = await copyText(itemAddress(item))
  showToast({ kind: copied ? 'success' : 'warning', text: messages(copied ? 'copied' : 'notCopied') })
}
