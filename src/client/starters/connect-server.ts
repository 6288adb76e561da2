import { connect } from '../core/call.ts'
import { language } from '../core/i18n.ts'
import type { Platform } from '../core/platform.ts'
import { themeSettings } from '../features/theme/index.ts'
import { resetLoading } from '../ui/overlay/loading/loading.ts'
import { showToast } from '../ui/overlay/toast/toast.ts'

/** Connects `call` with the server, as a guest. */
export function connectServer({ server, answers }: Platform): void {
  connect({
    server,
    answers,
    token: () => undefined,
    user: () => undefined,
    language,
    isPureOffline: () => themeSettings.get().isPureOffline,
    warn: (text) => showToast({ kind: 'warning', text }),
    expired: (text) => showToast({ kind: 'warning', text }),
    failed: resetLoading,
  })
}
