import { shortName } from '../../../../lib/text/short-name.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { keepVersion } from '../../local-history/lazy.ts'
import { addBinding } from '../bindings.ts'
import type { FolderChoice } from '../kernel/folder-choices.ts'
import type { Target } from '../kernel/page-side.ts'
import { messages } from '../messages.ts'

/**
 * Binds a group or folder to a folder of the browser's, after keeping a version; what both come to have is no step of undo.
 * @returns false if no version can be kept, which has been said; nothing has changed then
 */
export async function bind(target: Target, { id, name, node: { dateAdded } }: FolderChoice): Promise<boolean> {
  try {
    await keepVersion('import')
  } catch {
    showToast({ kind: 'error', text: messages('failed') })
    return false
  }
  addBinding({ target, folder: { id, name, ...(dateAdded !== undefined && { added: dateAdded }) }, pairs: [] })
  showToast({ kind: 'success', text: messages('bound', { folder: shortName(name) }) })
  return true
}
