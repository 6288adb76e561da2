import { allMessagesLoaded } from '../../core/i18n.ts'
import { showToast } from '../../ui/overlay/toast/toast.ts'
import { messages } from './messages.ts'

/** 壁纸加载失败! The shown wallpaper stays. */
export const notifyFailure = () =>
  void allMessagesLoaded().then(() => showToast({ kind: 'error', text: messages('failed') }))
