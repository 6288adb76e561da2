import { type SubmitEvent, useState } from 'react'
import { login } from '../../../shared/api/account.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { TextField } from '../../ui/components/text-field/TextField.tsx'
import { focusFirstProblem } from '../../ui/form/focus-first-problem.ts'
import { user } from '../../ui/icons/paths.ts'
import styles from './LoginDialog.module.css'
import { logIn } from './log-in.ts'
import { useMessages } from './messages.ts'
import { problemsOfLogin } from './model.ts'
import { PasswordField } from './PasswordField.tsx'

interface LoginFormProps {
  readonly onDone: () => void
}

/** Name or e-mail address, and password. */
export function LoginForm({ onDone }: LoginFormProps) {
  const messages = useMessages()
  const [draft, setDraft] = useState({ name: '', password: '' })
  const [isSubmitted, setSubmitted] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const problems = isSubmitted ? problemsOfLogin(draft) : {}
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setSubmitted(true)
    if (Object.keys(problemsOfLogin(draft)).length > 0) return focusFirstProblem(form)
    setBusy(true)
    const isIn = await logIn(login, { username: draft.name.trim(), password: draft.password })
    setBusy(false)
    if (isIn) onDone()
  }
  const said = (problem: (typeof problems)[keyof typeof problems]) => problem && messages(problem)
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={messages('nameOrEmail')}
        placeholder={messages('nameOrEmail')}
        icon={user}
        autoFocus
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={254}
        value={draft.name}
        error={said(problems.name)}
        onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
      />
      <PasswordField
        label={messages('password')}
        placeholder={messages('password')}
        autoComplete="current-password"
        maxLength={128}
        value={draft.password}
        error={said(problems.password)}
        onChange={({ currentTarget }) => setDraft({ ...draft, password: currentTarget.value })}
      />
      <Button kind="primary" size="l" type="submit" busy={isBusy} className={styles['submit']}>
        {messages('logIn')}
      </Button>
    </form>
  )
}
