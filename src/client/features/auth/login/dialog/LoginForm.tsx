import { useState } from 'react'
import { login } from '../../../../../shared/api/account.ts'
import { RESEND_SECONDS } from '../../../../../shared/entities/mail-code.ts'
import { call } from '../../../../core/net/call.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { CodeField } from '../fields/CodeField.tsx'
import { NameField } from '../fields/NameField.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import styles from '../LoginDialog.module.css'
import { canBind, logIn } from '../log-in.ts'
import { useMessages } from '../messages.ts'
import { problemsOfLogin } from '../model.ts'
import { useSubmission } from '../use-submission.ts'

interface LoginFormProps {
  /** Who can help with a forgotten password, where no mail does. */
  readonly help: string | undefined
  readonly onDone: () => void
}

/** Name or e-mail address, and password; on a new device also the code of a mail, if the server wants one. */
export function LoginForm({ help, onDone }: LoginFormProps) {
  const messages = useMessages()
  const [draft, setDraft] = useState({ name: '', password: '', code: '' })
  const [needsCode, setNeedsCode] = useState(false)
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const account = { username: draft.name.trim(), password: draft.password, bind: canBind() }
  const send = async () => {
    const outcome = await logIn(() => call(login, needsCode ? { ...account, verify: draft.code } : account))
    if (outcome === 'needsCode') setNeedsCode(true)
    return outcome === 'done'
  }
  const sendAgain = async () => ((await logIn(() => call(login, account))) === 'needsCode' ? RESEND_SECONDS : undefined)
  const { problems, isBusy, onSubmit } = useSubmission(problemsOfLogin(draft), send, onDone)
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <NameField
        label={messages('nameOrEmail')}
        maxLength={254}
        value={draft.name}
        error={problems.name && messages(problems.name)}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <PasswordField
        label={messages('password')}
        autoComplete="current-password"
        value={draft.password}
        error={problems.password && messages(problems.password)}
        hint={help}
        onChange={({ currentTarget }) => change({ password: currentTarget.value })}
      />
      {needsCode ? (
        <CodeField value={draft.code} canSend onChange={(code) => change({ code })} send={sendAgain} />
      ) : null}
      <Button kind="primary" size="l" type="submit" busy={isBusy} className={styles.submit}>
        {messages('logIn')}
      </Button>
    </form>
  )
}
