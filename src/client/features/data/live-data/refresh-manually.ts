import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { allowOrigins } from './allow-origins.ts'
import type { Live } from './live.ts'
import { messages } from './messages.ts'

/**
 * Asks for a key at once, as the user wants it: first the browser, where that does not allow it yet, so that it is to be
 * called by what handles a press. Where old data stays in view, a toast says why there is nothing newer.
 */
export async function refreshManually<T>(live: Live<T>, key: string): Promise<void> {
  const { origins = [] } = live.attempts.getState()[key]?.failed ?? {}
  if (!(await allowOrigins(origins))) return
  await live.refresh(key, { now: true })
  const { isAsking = false, failed } = live.attempts.getState()[key] ?? {}
  if (isAsking || failed === undefined || live.document.get()[key] === undefined) return
  showToast({ kind: 'warning', text: messages(`none.${failed.fault}`) })
}
