import { useState } from 'react'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { TextField } from '../../../../ui/components/text-field/TextField.tsx'
import { shield } from '../../../../ui/icons/paths.ts'
import styles from '../LoginDialog.module.css'
import { useMessages } from '../messages.ts'
import { useResend } from './use-resend.ts'

interface CodeFieldProps {
  readonly value: string
  readonly onChange: (code: string) => void
  /** Whether it is known where the code goes. */
  readonly canSend: boolean
  /** Sends a code. @returns the seconds until another one may be sent; undefined if it failed */
  readonly send: () => Promise<number | undefined>
}

/** The code of a mail, with the button that sends it. */
export function CodeField({ value, onChange, canSend, send }: CodeFieldProps) {
  const messages = useMessages()
  const [seconds, wait] = useResend()
  const [isSending, setSending] = useState(false)
  async function press() {
    setSending(true)
    const next = await send()
    setSending(false)
    if (next !== undefined) wait(next)
  }
  return (
    <TextField
      label={messages('code')}
      placeholder={messages('code')}
      icon={shield}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={6}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      trailing={
        <Button
          kind="text"
          size="s"
          className={styles.send}
          busy={isSending}
          disabled={!canSend || seconds > 0}
          onClick={() => void press()}
        >
          {seconds > 0 ? messages('resendIn', { seconds }) : messages('sendCode')}
        </Button>
      }
    />
  )
}
