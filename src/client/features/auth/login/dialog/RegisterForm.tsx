import { useState } from 'react'
import { register } from '../../../../../shared/api/account.ts'
import { call } from '../../../../core/net/call.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { EmailCodeFields } from '../fields/EmailCodeFields.tsx'
import { InviteField } from '../fields/InviteField.tsx'
import { NameField } from '../fields/NameField.tsx'
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx'
import styles from '../LoginDialog.module.css'
import { canBind, logIn } from '../log-in.ts'
import { useMessages } from '../messages.ts'
import { problemsOfRegistration } from '../model.ts'
import type { ServerRules } from '../use-account-rules.ts'
import { useSubmission } from '../use-submission.ts'
import { inviteCode, problemsOfInvitation } from './invitation.ts'

interface RegisterFormProps {
  readonly rules: ServerRules
  /** The code of an invitation that was opened. */
  readonly invite: string | undefined
  readonly onDone: () => void
}

/** A name and a password, twice; where the server wants them, an address that is proved by a code, and an invitation. */
export function RegisterForm({ rules, invite = '', onDone }: RegisterFormProps) {
  const { policy, registration, hasMail = false } = rules
  const messages = useMessages()
  const [draft, setDraft] = useState({ name: '', email: '', code: '', password: '', again: '', invite })
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const email = draft.email.trim()
  const send = async () => {
    const account = { username: draft.name.trim(), password: draft.password, bind: canBind() }
    const proved = {
      ...account,
      ...(hasMail && { email, verify: draft.code }),
      ...(registration === 'invite' && { invite: inviteCode(draft.invite) }),
    }
    return (await logIn(() => call(register, proved))) === 'done'
  }
  const wrong = {
    ...problemsOfRegistration(draft, policy, hasMail),
    ...problemsOfInvitation(draft.invite, registration),
  }
  const { problems, isBusy, onSubmit } = useSubmission(wrong, send, onDone)
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <NameField
        label={messages('name')}
        maxLength={16}
        value={draft.name}
        error={problems.name && messages(problems.name)}
        hint={messages('nameHint')}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      {hasMail ? <EmailCodeFields purpose="register" draft={draft} problem={problems.email} onChange={change} /> : null}
      <NewPasswordFields policy={policy} draft={draft} problems={problems} onChange={change} />
      {registration === 'invite' ? (
        <InviteField
          value={draft.invite}
          error={problems.invite && messages(problems.invite)}
          onChange={({ currentTarget }) => change({ invite: currentTarget.value })}
        />
      ) : null}
      <Button kind="primary" size="l" type="submit" busy={isBusy} className={styles.submit}>
        {messages('register')}
      </Button>
    </form>
  )
}
