import type * as v from 'valibot'
import { openMailLink } from '../../../../shared/api/mail-code.ts'
import { codePurposeOf } from '../../../../shared/entities/mail-code.ts'
import { call } from '../../../core/net/call.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { useMessages as useCommonMessages } from '../../../ui/messages.ts'
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../ui/overlay/overlay.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { askServer, useTask } from '../login/lazy.ts'
import { messages, useMessages } from './messages.ts'
import { SetPasswordDialog } from './SetPasswordDialog.tsx'

interface MailLinkDialogProps extends OverlayState {
  readonly secret: string
  readonly letter: v.InferOutput<typeof openMailLink.output>
}

/** What the link of a letter does: sets another password, or confirms what was begun in another window. */
export function MailLinkDialog({ secret, letter, ...state }: MailLinkDialogProps) {
  if (codePurposeOf(letter.type) === 'reset')
    return <SetPasswordDialog {...state} secret={secret} username={letter.username} />
  return <ConfirmLetterDialog {...state} secret={secret} letter={letter} />
}

function ConfirmLetterDialog({ open, close, secret, letter }: MailLinkDialogProps) {
  const text = useMessages()
  const common = useCommonMessages()
  const { email, device, username, type } = letter
  const purpose = codePurposeOf(type)
  const what = purpose === 'register' || purpose === 'device' ? purpose : 'bind'
  const [isBusy, run] = useTask(close)
  const confirm = () =>
    run(() =>
      askServer(async () => {
        await call(openMailLink, { link: secret, confirm: true })
        showToast({ kind: 'success', text: messages('confirmed'), duration: 8000 })
      }),
    )
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text('title')}
      text={text(what, { email, device: device || text('unknownDevice'), name: username })}
      width={400}
      actions={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void confirm()}>
            {text('confirm')}
          </Button>
        </>
      }
    >
      <p>{text('warning')}</p>
    </Dialog>
  )
}
