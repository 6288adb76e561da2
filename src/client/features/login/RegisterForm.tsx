import { useState } from 'react'
import { register } from '../../../shared/api/account.ts'
import { isEmail } from '../../../shared/entities/account.ts'
import { call } from '../../core/call.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import styles from './LoginDialog.module.css'
import { canBind, logIn } from './log-in.ts'
import { useMessages } from './messages.ts'
import { problemsOfRegistration } from './model.ts'
import { NameField } from './NameField.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { sendCode } from './send-code.ts'
import type { ServerRules } from './use-account-rules.ts'
import { useSubmission } from './use-submission.ts'

interface RegisterFormProps {
  readonly rules: ServerRules
  readonly onDone: () => void
}

/** A name and a password, twice; where the server sends mail, an address that is proved by a code. */
export function RegisterForm({ rules, onDone }: RegisterFormProps) {
  const { policy, hasMail = false } = rules
  const messages = useMessages()
  const [draft, setDraft] = useState({ name: '', email: '', code: '', password: '', again: '' })
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const email = draft.email.trim()
  const send = async () => {
    const account = { username: draft.name.trim(), password: draft.password, bind: canBind() }
    const proved = hasMail ? { ...account, email, verify: draft.code } : account
    return (await logIn(() => call(register, proved))) === 'done'
  }
  const { problems, isBusy, onSubmit } = useSubmission(problemsOfRegistration(draft, policy, hasMail), send, onDone)
  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      <NameField
        label={messages('name')}
        maxLength={16}
        value={draft.name}
        error={problems.name && messages(problems.name)}
        hint={messages('nameHint')}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      {hasMail ? (
        <>
          <EmailField
            label={messages('email')}
            value={draft.email}
            error={problems.email && messages(problems.email)}
            onChange={({ currentTarget }) => change({ email: currentTarget.value })}
          />
          <CodeField
            value={draft.code}
            canSend={isEmail(email)}
            onChange={(code) => change({ code })}
            send={() => sendCode({ purpose: 'register', email })}
          />
        </>
      ) : null}
      <NewPasswordFields policy={policy} draft={draft} problems={problems} onChange={change} />
      <Button kind="primary" size="l" type="submit" busy={isBusy} className={styles['submit']}>
        {messages('register')}
      </Button>
    </form>
  )
}
