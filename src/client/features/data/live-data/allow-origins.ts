import { requestGrant } from '../../../core/browser/grants.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { messages } from './messages.ts'

/**
 * Lets the browser ask the user whether this page may ask origins; it says so if not. To be called by what handles a
 * press, before anything is awaited. @returns whether it may; at once for none
 */
export async function allowOrigins(origins: readonly string[]): Promise<boolean> {
  if (origins.length === 0 || (await requestGrant({ origins }))) return true
  showToast({ kind: 'warning', text: messages('notAllowed') })
  return false
}
