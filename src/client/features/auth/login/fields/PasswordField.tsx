import { useState } from 'react'
import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { TextField, type TextFieldProps } from '../../../../ui/components/text-field/TextField.tsx'
import { eye, eyeOff, lock } from '../../../../ui/icons/paths.ts'
import { useMessages } from '../messages.ts'

/** A password, which a press shows. */
export function PasswordField({ label, ...rest }: Omit<TextFieldProps, 'type' | 'trailing' | 'icon'>) {
  const messages = useMessages()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      label={label}
      placeholder={label}
      maxLength={128}
      icon={lock}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      trailing={
        <IconButton
          icon={isShown ? eye : eyeOff}
          label={messages('show')}
          pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
