import { frameCheck } from '../../../../shared/api/frame-check.ts'
import { call } from '../../../core/net/call.ts'
import { safeFrameUrl } from '../../../lib/url/safe-frame-url.ts'
import { pressedElement } from '../../../ui/input/pointer/pressed-element.ts'
import { startDelayedLoading } from '../../../ui/overlay/loading/loading.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { hostOf } from '../../data/home/index.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { openApp } from '../windows/index.ts'
import { messages } from './messages.ts'

/** How long the server may take to say whether a site can be framed, in ms (spec section 9: the frame's indicator). */
const PATIENCE_MS = 2500

/** Shows a page in the component window, which opens out of an element. */
type ShowPage = (url: string, from: Element | undefined) => void

/**
 * Opens a page in the component window, or with a warning in a browser window if it cannot be shown there. Where no other
 * host may be reached the window says so.
 * @param show shows the page where an app has a place of its own for it
 */
export async function openInWindow(url: string, show: ShowPage = showInTab): Promise<void> {
  const from = pressedElement()
  const framed = safeFrameUrl(url, location.origin)
  if (framed !== undefined && (themeSettings.get().isPureOffline || (await isFramable(framed)))) {
    show(framed, from)
    return
  }
  showToast({ kind: 'warning', text: messages(url.startsWith('https:') ? 'notFramable' : 'notHttps') })
  window.open(url, '_blank', 'noopener,noreferrer')
}

const showInTab: ShowPage = (url, from) => openApp({ app: 'zx-load', subject: url, title: hostOf(url), from })

/** Whether the site lets itself be framed; without an answer in time it is tried. */
async function isFramable(url: string): Promise<boolean> {
  const stopLoading = startDelayedLoading()
  try {
    const options = { silent: true, signal: AbortSignal.timeout(PATIENCE_MS) }
    const { origin, pathname } = new URL(url)
    // query and hash may hold secrets, and the server must not follow a link that works only once
    return (await call(frameCheck, { url: origin + pathname }, options)).framable !== 'no'
  } catch {
    return true
  } finally {
    stopLoading()
  }
}
