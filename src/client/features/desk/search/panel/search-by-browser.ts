import { extensionApi } from '../../../../core/browser/extension-api.ts'
import { requestGrant } from '../../../../core/browser/grants.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { allMessages } from '../all-messages.ts'

/** Where the engine of Chrome's address bar is chosen. */
const ENGINE_SETTINGS = 'chrome://settings/search'

/** Long enough to be read by who comes back from the settings, in ms. */
const REFUSAL_MS = 15_000

/**
 * Searches for a text with the browser's own engine, in a new tab; the browser asks before the first search. Refused, it
 * says so and opens where the user chooses that engine. To be called by what handles a press.
 * @returns whether it has searched
 */
export async function searchByBrowser(text: string): Promise<boolean> {
  const isAllowed = await requestGrant({ permissions: ['search'] })
  const api = extensionApi()
  if (isAllowed) await api?.search.query({ text, disposition: 'NEW_TAB' })
  else {
    showToast({ kind: 'warning', text: allMessages('searchNotAllowed'), duration: REFUSAL_MS })
    await api?.tabs.create({ url: ENGINE_SETTINGS })
  }
  return isAllowed
}
