import { useState } from 'react'
import { updatePassword } from '../../../../../shared/api/mail-code.ts'
import type { PasswordPolicy } from '../../../../../shared/entities/account.ts'
import { call } from '../../../../core/net/call.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { EmailCodeFields } from '../fields/EmailCodeFields.tsx'
import { NameField } from '../fields/NameField.tsx'
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx'
import styles from '../LoginDialog.module.css'
import { canBind, logIn } from '../log-in.ts'
import { useMessages } from '../messages.ts'
import { problemsOfReset } from '../model.ts'
import { useSubmission } from '../use-submission.ts'

interface ResetFormProps {
  readonly policy: PasswordPolicy
  readonly onDone: () => void
}

/** Sets another password by name, e-mail address and the code that is sent there. */
export function ResetForm({ policy, onDone }: ResetFormProps) {
  const messages = useMessages()
  const [draft, setDraft] = useState({ name: '', email: '', code: '', password: '', again: '' })
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const [username, email] = [draft.name.trim(), draft.email.trim()]
  const send = async () => {
    const proved = { username, email, verify: draft.code, password: draft.password, bind: canBind() }
    return (await logIn(() => call(updatePassword, proved))) === 'done'
  }
  const { problems, isBusy, onSubmit } = useSubmission(problemsOfReset(draft, policy), send, onDone)
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <NameField
        label={messages('name')}
        maxLength={16}
        value={draft.name}
        error={problems.name && messages(problems.name)}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <EmailCodeFields purpose="reset" draft={draft} username={username} problem={problems.email} onChange={change} />
      <NewPasswordFields policy={policy} draft={draft} problems={problems} onChange={change} />
      <Button kind="primary" size="l" type="submit" busy={isBusy} className={styles.submit}>
        {messages('reset')}
      </Button>
    </form>
  )
}
