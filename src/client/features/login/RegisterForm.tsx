import { useState } from 'react'
import { register } from '../../../shared/api/account.ts'
import type { PasswordPolicy } from '../../../shared/entities/account.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import styles from './LoginDialog.module.css'
import { logIn } from './log-in.ts'
import { useMessages } from './messages.ts'
import { problemsOfRegistration } from './model.ts'
import { NameField } from './NameField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useSubmission } from './use-submission.ts'

interface RegisterFormProps {
  readonly policy: PasswordPolicy
  readonly onDone: () => void
}

/** A name and a password, twice. */
export function RegisterForm({ policy, onDone }: RegisterFormProps) {
  const messages = useMessages()
  const [draft, setDraft] = useState({ name: '', password: '', again: '' })
  const send = () => logIn(register, { username: draft.name.trim(), password: draft.password })
  const { problems, isBusy, onSubmit } = useSubmission(problemsOfRegistration(draft, policy), send, onDone)
  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      <NameField
        label={messages('name')}
        maxLength={16}
        value={draft.name}
        error={problems.name && messages(problems.name)}
        hint={messages('nameHint')}
        onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
      />
      <PasswordField
        label={messages('password')}
        autoComplete="new-password"
        value={draft.password}
        error={problems.password && messages(problems.password)}
        hint={messages(`passwordHint.${policy}`)}
        onChange={({ currentTarget }) => setDraft({ ...draft, password: currentTarget.value })}
      />
      <PasswordField
        label={messages('again')}
        autoComplete="new-password"
        value={draft.again}
        error={problems.again && messages(problems.again)}
        onChange={({ currentTarget }) => setDraft({ ...draft, again: currentTarget.value })}
      />
      <Button kind="primary" size="l" type="submit" busy={isBusy} className={styles['submit']}>
        {messages('register')}
      </Button>
    </form>
  )
}
