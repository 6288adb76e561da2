import { useMessageByKey } from '../../../../core/text/i18n.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { useMessages } from '../messages.ts'
import styles from './Dialogs.module.css'

/** The paragraphs of the pages by their numbers in the catalog. */
const PARAGRAPHS = { agreement: [1, 2, 3, 4, 5], privacy: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] } as const

/** The user agreement, or what happens to data. */
export function LegalDialog({ open, close, kind }: OverlayState & { readonly kind: 'agreement' | 'privacy' }) {
  const messages = useMessages()
  const text = useMessageByKey()
  const common = useCommonMessages()
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages(kind)}
      width={520}
      actions={
        <Button kind="primary" onClick={close}>
          {common('close')}
        </Button>
      }
    >
      <div className={styles.text}>
        {PARAGRAPHS[kind].map((number) => (
          <p key={number}>{text(`about.${kind}.${number}`)}</p>
        ))}
      </div>
    </Dialog>
  )
}
