import { extensionApi } from '../../client/core/browser/extension-api.ts'
import { isGranted, requestGrant } from '../../client/core/browser/grants.ts'
import { isWebUrl } from '../../shared/lib/url/is-web-url.ts'

/** The page that the toolbar button was pressed over. */
interface CurrentTab {
  readonly url: string
  readonly title: string
}

const GRANT = { permissions: ['activeTab'] } as const

/**
 * What the browser tells of the current tab: `hidden` where it has to be allowed first, `none` for a page that is not of
 * the web. Never rejects.
 */
export async function readCurrentTab(): Promise<CurrentTab | 'hidden' | 'none'> {
  try {
    const [tab] = (await extensionApi()?.tabs.query({ active: true, currentWindow: true })) ?? []
    const { url, title = '' } = tab ?? {}
    if (url !== undefined) return isWebUrl(url) ? { url, title } : 'none'
    return (await isGranted(GRANT)) ? 'none' : 'hidden'
  } catch {
    return 'none'
  }
}

/**
 * Lets the browser tell of the current tab from the next press of the toolbar button on. To be called by what handles a
 * press. @returns whether it is allowed
 */
export const allowCurrentTab = (): Promise<boolean> => requestGrant(GRANT)
