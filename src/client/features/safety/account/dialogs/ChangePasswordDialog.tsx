import { useId, useState } from 'react'
import { changePassword } from '../../../../../shared/api/account.ts'
import { isPassword } from '../../../../../shared/entities/account.ts'
import { call } from '../../../../core/net/call.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import { FormActions } from '../../../../ui/overlay/dialog/FormActions.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import {
  askServer,
  canBind,
  PasswordField,
  useAccountRules,
  useLoginMessages,
  useSubmission,
} from '../../../auth/login/lazy.ts'
import { setLogin } from '../../../data/session/lazy.ts'
import styles from '../Account.module.css'
import { messages, useMessages } from '../messages.ts'

/** The old password, and a new one twice. */
export function ChangePasswordDialog({ open, close }: OverlayState) {
  const text = useMessages()
  const login = useLoginMessages()
  const id = useId()
  const { policy } = useAccountRules()
  const [draft, setDraft] = useState({ old: '', password: '', again: '' })
  const wrong = {
    ...(draft.old === '' && { old: login('empty') }),
    ...(!isPassword(draft.password, policy) && { password: login(`passwordFormat.${policy}`) }),
    ...(draft.password !== draft.again && { again: login('different') }),
  }
  const send = () =>
    askServer(async () => {
      await setLogin(await call(changePassword, { old: draft.old, password: draft.password, bind: canBind() }))
      showToast({ kind: 'success', text: messages('passwordChanged') })
    })
  const { problems, isBusy, onSubmit } = useSubmission<Partial<typeof draft>>(wrong, send, close)
  const field = (name: keyof typeof draft) => ({
    label: text(name),
    autoComplete: name === 'old' ? 'current-password' : 'new-password',
    value: draft[name],
    error: problems[name],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      setDraft({ ...draft, [name]: currentTarget.value }),
  })
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text('changePassword')}
      text={text('changeText')}
      width={400}
      actions={<FormActions form={id} label={text('change')} busy={isBusy} onCancel={close} />}
    >
      <form id={id} className={styles.fields} noValidate onSubmit={onSubmit}>
        <PasswordField {...field('old')} autoFocus />
        <PasswordField {...field('password')} hint={login(`passwordHint.${policy}`)} />
        <PasswordField {...field('again')} />
      </form>
    </Dialog>
  )
}
