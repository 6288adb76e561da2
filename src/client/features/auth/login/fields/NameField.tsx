import { TextField, type TextFieldProps } from '../../../../ui/components/text-field/TextField.tsx'
import { user } from '../../../../ui/icons/paths.ts'

/** A username, or what may stand for one. */
export function NameField({ label, ...rest }: Omit<TextFieldProps, 'icon' | 'type'>) {
  return (
    <TextField
      {...rest}
      label={label}
      placeholder={label}
      icon={user}
      autoFocus
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
    />
  )
}
