import { useId, useState } from 'react'
import { setUpAdmin } from '../../../../shared/api/account.ts'
import { ADMIN } from '../../../../shared/entities/account.ts'
import { call } from '../../../core/net/call.ts'
import { TextField } from '../../../ui/components/text-field/TextField.tsx'
import { user } from '../../../ui/icons/paths.ts'
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx'
import { FormActions } from '../../../ui/overlay/dialog/FormActions.tsx'
import type { OverlayState } from '../../../ui/overlay/overlay.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { setLogin } from '../../data/session/lazy.ts'
import {
  askServer,
  canBind,
  NewPasswordFields,
  problemsOfNewPassword,
  useAccountRules,
  useLoginMessages,
  useSubmission,
} from '../login/lazy.ts'
import { messages, useMessages } from './messages.ts'
import styles from './SetupDialog.module.css'

interface SetupDialogProps extends OverlayState {
  readonly token: string
}

/** Makes the account of the administrator, by a password twice. */
export function SetupDialog({ open, close, token }: SetupDialogProps) {
  const text = useMessages()
  const login = useLoginMessages()
  const id = useId()
  const { policy } = useAccountRules()
  const [draft, setDraft] = useState({ password: '', again: '' })
  const send = () =>
    askServer(async () => {
      await setLogin(await call(setUpAdmin, { token, password: draft.password, bind: canBind() }))
      showToast({ kind: 'success', text: messages('done') })
    })
  const { problems, isBusy, onSubmit } = useSubmission(problemsOfNewPassword(draft, policy), send, close)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text('title')}
      text={text('text')}
      width={430}
      actions={<FormActions form={id} label={text('create')} busy={isBusy} onCancel={close} />}
    >
      <form id={id} className={styles.form} noValidate onSubmit={onSubmit}>
        {/* password managers keep the name with the password */}
        <TextField label={login('name')} icon={user} autoComplete="username" value={ADMIN} readOnly />
        <NewPasswordFields
          policy={policy}
          draft={draft}
          problems={problems}
          autoFocus
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
      </form>
    </Dialog>
  )
}
