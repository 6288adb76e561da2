import { useState } from 'react'
import { login } from '../../../shared/api/account.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import styles from './LoginDialog.module.css'
import { logIn } from './log-in.ts'
import { useMessages } from './messages.ts'
import { problemsOfLogin } from './model.ts'
import { NameField } from './NameField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useSubmission } from './use-submission.ts'

interface LoginFormProps {
  readonly onDone: () => void
}

/** Name or e-mail address, and password. */
export function LoginForm({ onDone }: LoginFormProps) {
  const messages = useMessages()
  const [draft, setDraft] = useState({ name: '', password: '' })
  const send = () => logIn(login, { username: draft.name.trim(), password: draft.password })
  const { problems, isBusy, onSubmit } = useSubmission(problemsOfLogin(draft), send, onDone)
  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      <NameField
        label={messages('nameOrEmail')}
        maxLength={254}
        value={draft.name}
        error={problems.name && messages(problems.name)}
        onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
      />
      <PasswordField
        label={messages('password')}
        autoComplete="current-password"
        value={draft.password}
        error={problems.password && messages(problems.password)}
        onChange={({ currentTarget }) => setDraft({ ...draft, password: currentTarget.value })}
      />
      <Button kind="primary" size="l" type="submit" busy={isBusy} className={styles['submit']}>
        {messages('logIn')}
      </Button>
    </form>
  )
}
