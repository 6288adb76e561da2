import { type Grant, requestGrant } from '../../../core/browser/grants.ts'
import { showToast } from './toast.ts'

/**
 * As `requestGrant`: lets the browser ask, within a press; what it does not allow is said.
 * @param refusal the sentence for that @returns whether it is allowed now
 */
export async function requestGrantOrSay(grant: Grant, refusal: () => string): Promise<boolean> {
  const isAllowed = await requestGrant(grant)
  if (!isAllowed) showToast({ kind: 'warning', text: refusal() })
  return isAllowed
}
