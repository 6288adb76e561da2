import type { PasswordPolicy } from '../../../../../shared/entities/account.ts'
import { useMessages } from '../messages.ts'
import type { NewPassword, Problem } from '../model.ts'
import { PasswordField } from './PasswordField.tsx'

interface NewPasswordFieldsProps {
  readonly policy: PasswordPolicy
  readonly draft: NewPassword
  readonly problems: { readonly [field in keyof NewPassword]?: Problem }
  readonly autoFocus?: boolean
  readonly onChange: (part: Partial<NewPassword>) => void
}

/** A password by the rules of the server, twice. */
export function NewPasswordFields({ policy, draft, problems, autoFocus = false, onChange }: NewPasswordFieldsProps) {
  const messages = useMessages()
  return (
    <>
      <PasswordField
        label={messages('password')}
        autoFocus={autoFocus}
        autoComplete="new-password"
        value={draft.password}
        error={problems.password && messages(problems.password)}
        hint={messages(`passwordHint.${policy}`)}
        onChange={({ currentTarget }) => onChange({ password: currentTarget.value })}
      />
      <PasswordField
        label={messages('again')}
        autoComplete="new-password"
        value={draft.again}
        error={problems.again && messages(problems.again)}
        onChange={({ currentTarget }) => onChange({ again: currentTarget.value })}
      />
    </>
  )
}
