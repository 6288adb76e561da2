import { useStore } from 'zustand'
import { useDocument } from '../../../core/documents/use-document.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { NotePill } from '../../../ui/overlay/note/NotePill.tsx'
import { dismissedNotices } from './document.ts'
import { useMessages } from './messages.ts'
import { dismissNotice, noticeNow, toldNotices } from './told-notices.ts'

/** What the administrator tells all users: the newest, then what is older. */
export function NoticeNote() {
  const messages = useMessages()
  useStore(toldNotices)
  useDocument(dismissedNotices, (ids) => ids)
  const notice = noticeNow()
  if (notice === undefined) return null
  return (
    <NotePill text={messages('notice', { text: notice.text })}>
      <Button kind="text" size="s" onClick={() => dismissNotice(notice)}>
        {messages('dismiss')}
      </Button>
    </NotePill>
  )
}
