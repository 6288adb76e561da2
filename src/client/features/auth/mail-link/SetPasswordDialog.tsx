import { useId, useState } from 'react'
import { updatePassword } from '../../../../shared/api/mail-code.ts'
import { call } from '../../../core/net/call.ts'
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx'
import { FormActions } from '../../../ui/overlay/dialog/FormActions.tsx'
import type { OverlayState } from '../../../ui/overlay/overlay.ts'
import {
  canBind,
  logIn,
  NewPasswordFields,
  problemsOfNewPassword,
  useAccountRules,
  useSubmission,
} from '../login/lazy.ts'
import styles from './MailLink.module.css'
import { useMessages } from './messages.ts'

interface SetPasswordDialogProps extends OverlayState {
  readonly secret: string
  readonly username: string
}

/** Sets another password by the link of a letter, and logs in. */
export function SetPasswordDialog({ open, close, secret, username }: SetPasswordDialogProps) {
  const text = useMessages()
  const id = useId()
  const { policy } = useAccountRules()
  const [draft, setDraft] = useState({ password: '', again: '' })
  const send = async () =>
    (await logIn(() => call(updatePassword, { link: secret, password: draft.password, bind: canBind() }))) === 'done'
  const { problems, isBusy, onSubmit } = useSubmission(problemsOfNewPassword(draft, policy), send, close)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text('reset', { name: username })}
      text={text('resetText')}
      width={400}
      actions={<FormActions form={id} label={text('setPassword')} busy={isBusy} onCancel={close} />}
    >
      <form id={id} className={styles.form} noValidate onSubmit={onSubmit}>
        <NewPasswordFields
          policy={policy}
          draft={draft}
          problems={problems}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
      </form>
    </Dialog>
  )
}
