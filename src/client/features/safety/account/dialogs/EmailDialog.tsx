import { useId, useState } from 'react'
import { bindEmail } from '../../../../../shared/api/mail-code.ts'
import { call } from '../../../../core/net/call.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import { FormActions } from '../../../../ui/overlay/dialog/FormActions.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import {
  askServer,
  EmailCodeFields,
  PasswordField,
  problemsOfEmail,
  useLoginMessages,
  useSubmission,
} from '../../../auth/login/lazy.ts'
import { setInfo } from '../../../data/session/lazy.ts'
import styles from '../Account.module.css'
import { messages, useMessages } from '../messages.ts'

/** Binds an e-mail address: by the code that is sent there, and the password. */
export function EmailDialog({ open, close }: OverlayState) {
  const text = useMessages()
  const login = useLoginMessages()
  const id = useId()
  const [draft, setDraft] = useState({ email: '', code: '', password: '' })
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const email = draft.email.trim()
  const wrong = {
    ...problemsOfEmail(email),
    ...(draft.password === '' ? { password: 'empty' as const } : {}),
  }
  const send = () =>
    askServer(async () => {
      await setInfo(await call(bindEmail, { email, verify: draft.code, password: draft.password }))
      showToast({ kind: 'success', text: messages('emailBound') })
    })
  const { problems, isBusy, onSubmit } = useSubmission(wrong, send, close)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text('bindEmail')}
      text={text('bindEmailText')}
      width={400}
      actions={<FormActions form={id} label={text('bind')} busy={isBusy} onCancel={close} />}
    >
      <form id={id} className={styles.fields} noValidate onSubmit={onSubmit}>
        <EmailCodeFields purpose="bind" autoFocus draft={draft} problem={problems.email} onChange={change} />
        <PasswordField
          label={text('password')}
          autoComplete="current-password"
          value={draft.password}
          error={problems.password && login(problems.password)}
          onChange={({ currentTarget }) => change({ password: currentTarget.value })}
        />
      </form>
    </Dialog>
  )
}
