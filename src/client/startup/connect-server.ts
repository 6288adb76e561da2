import { connect } from '../core/net/call.ts'
import type { Platform } from '../core/page/platform.ts'
import { language } from '../core/text/i18n.ts'
import { connectSession, endSession, session } from '../features/data/session/lazy.ts'
import { themeSettings } from '../features/data/theme/index.ts'
import { resetLoading } from '../ui/overlay/loading/loading.ts'
import { showToast } from '../ui/overlay/toast/toast.ts'

/** Connects `call` with the server, as whoever is logged in on this browser. */
export async function connectServer({ kind, answerItself, answers, documents, ...platform }: Platform): Promise<void> {
  const server = await platform.server
  await connectSession(documents, kind === 'web' ? undefined : server)
  const login = () => session.getState().login
  connect({
    server,
    answerItself,
    answers,
    token: () => login()?.token,
    user: () => login()?.info.id,
    language,
    isPureOffline: () => themeSettings.get().isPureOffline,
    warn: (text) => showToast({ kind: 'warning', text }),
    expired: (text, token) => {
      showToast({ kind: 'warning', text })
      endSession(token)
    },
    failed: resetLoading,
  })
}
