import { useId, useState } from 'react'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import { FormActions } from '../../../../ui/overlay/dialog/FormActions.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { askServer, PasswordField, useLoginMessages, useSubmission } from '../../../auth/login/lazy.ts'
import { useMessages } from '../messages.ts'
import type { PasswordQuestion } from './password-question.ts'

interface PasswordDialogProps extends OverlayState {
  readonly question: PasswordQuestion
}

/** Asks for the password. */
export function PasswordDialog({ open, close, question }: PasswordDialogProps) {
  const text = useMessages()
  const login = useLoginMessages()
  const id = useId()
  const [password, setPassword] = useState('')
  const wrong = password === '' ? { password: login('empty') } : {}
  const send = () => askServer(() => question.run(password))
  const { problems, isBusy, onSubmit } = useSubmission<{ readonly password?: string }>(wrong, send, close)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={question.title}
      text={question.text}
      width={380}
      actions={
        <FormActions
          form={id}
          label={question.confirm}
          busy={isBusy}
          isDanger={question.danger === true}
          onCancel={close}
        />
      }
    >
      <form id={id} noValidate onSubmit={onSubmit}>
        <PasswordField
          label={text('password')}
          autoFocus
          autoComplete="current-password"
          value={password}
          error={problems.password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
