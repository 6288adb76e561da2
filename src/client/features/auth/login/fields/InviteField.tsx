import { TextField, type TextFieldProps } from '../../../../ui/components/text-field/TextField.tsx'
import { gift } from '../../../../ui/icons/paths.ts'
import { useMessages } from '../messages.ts'

/** The code of an invitation, or its link. */
export function InviteField(props: Pick<TextFieldProps, 'value' | 'error' | 'onChange'>) {
  const messages = useMessages()
  return (
    <TextField
      {...props}
      label={messages('invite')}
      placeholder={messages('invite')}
      hint={messages('inviteHint')}
      icon={gift}
      maxLength={300}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  )
}
