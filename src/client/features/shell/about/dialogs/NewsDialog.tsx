import { Button } from '../../../../ui/components/button/Button.tsx'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { useMessages } from '../messages.ts'
import { VERSION } from '../version.ts'
import styles from './Dialogs.module.css'

interface NewsProps extends OverlayState {
  /** Lines: a version, a heading, or a note that begins with a bullet. */
  readonly news: readonly string[]
}

/** What versions have brought, as the changelog tells it. */
export function NewsDialog({ open, close, news }: NewsProps) {
  const messages = useMessages()
  const common = useCommonMessages()
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
      <div className={styles.text} lang="en">
        {news.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
          <p key={index} className={styles[line.startsWith('•') ? 'note' : /^\d/.test(line) ? 'version' : 'heading']}>
            {line}
          </p>
        ))}
      </div>
    </Dialog>
  )
}
