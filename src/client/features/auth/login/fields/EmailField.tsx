import { TextField, type TextFieldProps } from '../../../../ui/components/text-field/TextField.tsx'
import { mail } from '../../../../ui/icons/paths.ts'

/** An e-mail address. */
export function EmailField({ label, ...rest }: Omit<TextFieldProps, 'icon' | 'type'>) {
  return (
    <TextField
      {...rest}
      label={label}
      placeholder={label}
      icon={mail}
      inputMode="email"
      maxLength={254}
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
    />
  )
}
