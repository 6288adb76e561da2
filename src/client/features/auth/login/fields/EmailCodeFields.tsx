import { isEmail, isUsername } from '../../../../../shared/entities/account.ts'
import { useMessages } from '../messages.ts'
import type { Problem } from '../model.ts'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import { sendCode } from './send-code.ts'

interface EmailCode {
  readonly email: string
  readonly code: string
}

interface EmailCodeFieldsProps {
  readonly purpose: Parameters<typeof sendCode>[0]['purpose']
  readonly draft: EmailCode
  /** Whose password is reset. */
  readonly username?: string
  readonly problem: Problem | undefined
  readonly autoFocus?: boolean
  readonly onChange: (part: Partial<EmailCode>) => void
}

/** An e-mail address, and the code that is sent there. */
export function EmailCodeFields({ purpose, draft, username, problem, autoFocus, onChange }: EmailCodeFieldsProps) {
  const messages = useMessages()
  const email = draft.email.trim()
  const order = { purpose, email, ...(username !== undefined && { username }) }
  return (
    <>
      <EmailField
        label={messages('email')}
        autoFocus={autoFocus}
        value={draft.email}
        error={problem && messages(problem)}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
      <CodeField
        value={draft.code}
        canSend={isEmail(email) && (username === undefined || isUsername(username))}
        onChange={(code) => onChange({ code })}
        send={() => sendCode(order)}
      />
    </>
  )
}
