import { allMessagesLoaded } from '../../../core/text/i18n.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { messages } from './messages.ts'

/** 壁纸加载失败! The shown wallpaper stays; the toast offers to load the failed one again. */
export const notifyFailure = (kind: 'image' | 'video', retry: () => void) =>
  void allMessagesLoaded().then(() =>
    showToast({
      kind: 'error',
      text: messages(kind === 'video' ? 'videoFailed' : 'failed'),
      action: { label: messages('retry'), run: retry },
    }),
  )
