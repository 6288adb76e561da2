import { type SubmitEvent, useState } from 'react'
import { register } from '../../../shared/api/account.ts'
import type { PasswordPolicy } from '../../../shared/entities/account.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { TextField } from '../../ui/components/text-field/TextField.tsx'
import { focusFirstProblem } from '../../ui/form/focus-first-problem.ts'
import { user } from '../../ui/icons/paths.ts'
import styles from './LoginDialog.module.css'
import { logIn } from './log-in.ts'
import { useMessages } from './messages.ts'
import { problemsOfRegistration } from './model.ts'
import { PasswordField } from './PasswordField.tsx'

interface RegisterFormProps {
  readonly policy: PasswordPolicy
  readonly onDone: () => void
}

/** A name and a password, twice. */
export function RegisterForm({ policy, onDone }: RegisterFormProps) {
  const messages = useMessages()
  const [draft, setDraft] = useState({ name: '', password: '', again: '' })
  const [isSubmitted, setSubmitted] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const problems = isSubmitted ? problemsOfRegistration(draft, policy) : {}
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setSubmitted(true)
    if (Object.keys(problemsOfRegistration(draft, policy)).length > 0) return focusFirstProblem(form)
    setBusy(true)
    const isIn = await logIn(register, { username: draft.name.trim(), password: draft.password })
    setBusy(false)
    if (isIn) onDone()
  }
  const said = (problem: (typeof problems)[keyof typeof problems]) => problem && messages(problem)
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={messages('name')}
        placeholder={messages('name')}
        icon={user}
        autoFocus
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={16}
        value={draft.name}
        error={said(problems.name)}
        hint={messages('nameHint')}
        onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
      />
      <PasswordField
        label={messages('password')}
        placeholder={messages('password')}
        autoComplete="new-password"
        maxLength={128}
        value={draft.password}
        error={said(problems.password)}
        hint={messages(`passwordHint.${policy}`)}
        onChange={({ currentTarget }) => setDraft({ ...draft, password: currentTarget.value })}
      />
      <PasswordField
        label={messages('again')}
        placeholder={messages('again')}
        autoComplete="new-password"
        maxLength={128}
        value={draft.again}
        error={said(problems.again)}
        onChange={({ currentTarget }) => setDraft({ ...draft, again: currentTarget.value })}
      />
      <Button kind="primary" size="l" type="submit" busy={isBusy} className={styles['submit']}>
        {messages('register')}
      </Button>
    </form>
  )
}
