import { tidyMessage } from '../../../../../shared/chat/text.ts'
import { civilTimeText } from '../../../../core/text/civil-time-text.ts'
import { language } from '../../../../core/text/i18n.ts'
import { timeAt } from '../../../../lib/calendar/civil-time.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { openLogin } from '../../../auth/login/lazy.ts'
import { session } from '../../../data/session/index.ts'
import { socketState } from '../../../data/socket/lazy.ts'
import { chat, KINDS, sendMessage } from '../../chat/lazy.ts'
import { messages } from '../messages.ts'
import { danmakuSettings, sendDanmakuSettings } from '../settings.ts'

/** Sends a text as danmaku, or says why not. @returns whether it is on its way */
export function sendDanmaku(typed: string): boolean {
  const text = tidyMessage(typed).replaceAll(/\s+/g, ' ')
  if (text === '') return false
  if (session.getState().login === undefined) {
    openLogin()
    return false
  }
  const why = refusal(Date.now())
  if (why !== undefined) {
    showToast({ kind: 'warning', text: why })
    return false
  }
  const { color, fontSize } = sendDanmakuSettings.get()
  sendMessage({ kind: KINDS.danmaku, color, size: fontSize, text })
  return true
}

/** Why nothing can be sent now; undefined if it can. */
function refusal(now: number): string | undefined {
  const { mutedUntil, slowUntil } = chat.getState()
  if (!danmakuSettings.get().isShow) return messages('notShown')
  if (socketState.getState().at !== 'open') return messages('notConnected')
  if (mutedUntil > now)
    return messages('muted', { time: civilTimeText(timeAt(new Date(mutedUntil)), new Date(now), language()) })
  return slowUntil > now ? messages('tooFast') : undefined
}
