import type { Language } from '../../../../../shared/constants.ts'
import { parseIsoDay } from '../../../../../shared/lib/calendar/iso-day.ts'
import type { Update } from '../../../../../shared/lib/text/updates.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { dayText } from '../../../../lib/calendar/day-text.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { useMessages } from '../messages.ts'
import { VERSION } from '../version.ts'
import styles from './Dialogs.module.css'

interface NewsProps extends OverlayState {
  /** What is new, the newest version first. */
  readonly news: readonly Update[]
}

/** What versions have brought, at most five lines each. */
export function NewsDialog({ open, close, news }: NewsProps) {
  const messages = useMessages()
  const common = useCommonMessages()
  const language = useLanguage()
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('record')}
      text={news.length === 0 ? messages('noRecord', { version: VERSION }) : undefined}
      width={560}
      actions={
        <Button kind="primary" onClick={close}>
          {common('close')}
        </Button>
      }
    >
      <div className={styles.text}>
        {news.map(({ version, date, lines }) => (
          <section key={version}>
            <h3 className={styles.version}>
              {version} <time dateTime={date}>{dateText(date, language)}</time>
            </h3>
            <ul>
              {lines[language].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function dateText(date: string, language: Language): string {
  const day = parseIsoDay(date)
  return day === undefined ? date : dayText(day, language, { dateStyle: 'long' })
}
