import { requestGrantOrSay } from '../../../ui/overlay/toast/request-grant-or-say.ts'
import { messages } from './messages.ts'

/**
 * Lets the browser ask the user whether this page may ask origins; it says so if not. To be called by what handles a
 * press, before anything is awaited. @returns whether it may; at once for none
 */
export async function allowOrigins(origins: readonly string[]): Promise<boolean> {
  return origins.length === 0 || requestGrantOrSay({ origins }, () => messages('notAllowed'))
}
