import { useEffect, useState } from 'react'
import { registry } from '../../../core/contribute/registry.ts'
import { timeFormat } from '../../../core/text/hour-cycle.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { saveFile } from '../../../ui/input/files/save-file.ts'
import { useMessages as useCommonMessages } from '../../../ui/messages.ts'
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../ui/overlay/overlay.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { restoreAndTell, useHistoryMessages } from '../local-history/lazy.ts'
import { findLastGood, type LastGood, restoreLastGood } from './last-good.ts'
import { useMessages } from './messages.ts'
import styles from './QuarantineDialog.module.css'
import { type QuarantinedRecord, readQuarantined, recordText, recover } from './quarantine.ts'

/** Offers the records that could not be read: to read them again, or to download them as they were stored. */
export function QuarantineDialog({ open, close }: OverlayState) {
  const messages = useMessages()
  const common = useCommonMessages()
  const history = useHistoryMessages()
  const language = useLanguage()
  const { records, lastGood } = useQuarantined()
  const retry = async (record: QuarantinedRecord) => {
    const isRead = await recover(record).catch(() => false)
    if (!isRead) return void showToast({ kind: 'warning', text: messages('stillUnreadable') })
    close()
    showUndoToast(messages('recovered'))
  }
  const restore = async (good: LastGood) => {
    if (await restoreAndTell(() => restoreLastGood(good))) close()
  }
  const nameOf = ({ document: id }: QuarantinedRecord) => {
    const section = registry().documents.find((one) => one.id === id)?.section ?? 'more'
    return id === 'home'
      ? messages('desktop')
      : messages('partOf', { name: id, section: history(`section.${section}`) })
  }
  const time = timeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('command.quarantine')}
      text={messages(records?.length === 0 ? 'noneQuarantined' : 'quarantineHint')}
      width={520}
      actions={<Button onClick={close}>{common('close')}</Button>}
    >
      <ul className={styles.list}>
        {records?.map((record) => {
          const good = lastGood.find(({ key }) => key === record.key)
          return (
            <li key={record.key} className={styles.record}>
              <span className={styles.name}>
                {nameOf(record)}
                <time className={styles.time}>{time.format(record.at)}</time>
              </span>
              <Button size="s" onClick={() => void retry(record)}>
                {messages('tryAgain')}
              </Button>
              <Button size="s" onClick={() => download(record)}>
                {messages('download')}
              </Button>
              {good === undefined ? null : (
                <Button size="s" onClick={() => void restore(good)}>
                  {messages('restoreLast', { time: time.format(good.at) })}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

/** The quarantined records, and of their documents the last versions that can be read. */
function useQuarantined() {
  const [records, setRecords] = useState<readonly QuarantinedRecord[]>()
  const [lastGood, setLastGood] = useState<readonly LastGood[]>([])
  useEffect(() => {
    // storage is outside of React
    readQuarantined().then(
      (found) => {
        setRecords(found)
        findLastGood(found).then(setLastGood, () => {})
      },
      () => setRecords([]),
    )
  }, [])
  return { records, lastGood }
}

/** Saves the record as a JSON file. */
function download(record: QuarantinedRecord) {
  const file = new Blob([recordText(record)], { type: 'application/json' })
  saveFile(file, `genkan-${record.document}-${record.at}.json`)
}
