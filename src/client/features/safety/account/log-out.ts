import type { SavedDocuments } from '../../../core/archive/saved-documents.ts'
import { timeFormat } from '../../../core/text/hour-cycle.ts'
import { language } from '../../../core/text/i18n.ts'
import { chooseDialog, confirmDialog } from '../../../ui/overlay/dialog/dialogs.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { logOut, readBeforeLogin } from '../../data/session/lazy.ts'
import { replaceEverything } from '../local-history/lazy.ts'
import { endSync } from '../sync/lazy.ts'
import { messages } from './messages.ts'

/** Asks what becomes of what is on this device, and logs out (spec section 4). */
export async function askToLogOut(): Promise<void> {
  const before = await readBeforeLogin()
  const choice = before === undefined ? await confirmKeeping() : await chooseData(before)
  if (choice === undefined) return
  const returns = choice === 'before' && before !== undefined
  await endSync()
  try {
    if (returns) await replaceEverything(before)
  } catch {
    showToast({ kind: 'error', text: messages('beforeFailed') })
    return
  }
  await logOut()
  showToast({ kind: 'success', text: messages(returns ? 'loggedOutBefore' : 'loggedOut') })
}

/** Without anything from before the login (login.tips17) everything stays. */
async function confirmKeeping(): Promise<'keep' | undefined> {
  const isSure = await confirmDialog({
    title: messages('logOut'),
    text: messages('noBefore'),
    confirm: messages('logOut'),
  })
  return isSure ? 'keep' : undefined
}

function chooseData({ at }: SavedDocuments): Promise<string | undefined> {
  const time = timeFormat(language(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at)
  return chooseDialog({
    title: messages('logOut'),
    confirm: messages('logOut'),
    choices: [
      { id: 'keep', label: messages('keepData'), consequence: messages('logOutText') },
      { id: 'before', label: messages('beforeData'), consequence: messages('beforeText', { time }) },
    ],
  })
}
