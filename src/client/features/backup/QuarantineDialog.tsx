import { useEffect, useState } from 'react'
import { useLanguage } from '../../core/i18n.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { useMessages as useCommonMessages } from '../../ui/messages.ts'
import { Dialog } from '../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../ui/overlay/overlay.ts'
import { showToast } from '../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../ui/overlay/toast/undo-toast.ts'
import { useMessages } from './messages.ts'
import styles from './QuarantineDialog.module.css'
import { type QuarantinedRecord, readQuarantined, recordText, recover } from './quarantine.ts'

/** Offers the records that could not be read: to read them again, or to download them as they were stored. */
export function QuarantineDialog({ open, close }: OverlayState) {
  const messages = useMessages()
  const common = useCommonMessages()
  const language = useLanguage()
  const [records, setRecords] = useState<readonly QuarantinedRecord[]>()
  useEffect(() => {
    // storage is outside of React
    readQuarantined().then(setRecords, () => setRecords([]))
  }, [])
  const retry = async (record: QuarantinedRecord) => {
    const isRead = await recover(record).catch(() => false)
    if (!isRead) return void showToast({ kind: 'warning', text: messages('stillUnreadable') })
    close()
    showUndoToast(messages('recovered'))
  }
  const nameOf = ({ document }: QuarantinedRecord) =>
    document === 'home' ? messages('desktop') : messages('settingsOf', { name: document })
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('command.quarantine')}
      text={messages(records?.length === 0 ? 'noneQuarantined' : 'quarantineHint')}
      width={520}
      actions={<Button onClick={close}>{common('close')}</Button>}
    >
      <ul className={styles['list']}>
        {records?.map((record) => (
          <li key={record.key} className={styles['record']}>
            <span className={styles['name']}>
              {nameOf(record)}
              <time className={styles['time']}>{time.format(record.at)}</time>
            </span>
            <Button size="s" onClick={() => void retry(record)}>
              {messages('tryAgain')}
            </Button>
            <Button size="s" onClick={() => download(record)}>
              {messages('download')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Saves the record as a JSON file. */
function download(record: QuarantinedRecord) {
  const href = URL.createObjectURL(new Blob([recordText(record)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href, download: `genkan-${record.document}-${record.at}.json` }).click()
  setTimeout(() => URL.revokeObjectURL(href))
}
