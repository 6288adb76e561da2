import type { ReactNode } from 'react'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { TextField } from '../../../../ui/components/text-field/TextField.tsx'
import { copy } from '../../../../ui/icons/paths.ts'
import { copyAndTell } from '../../chat/lazy.ts'
import { useMessages } from '../messages.ts'
import { wholeLink } from './kernel/whole-link.ts'
import styles from './OnceLink.module.css'

interface OnceLinkProps {
  readonly label: string
  /** As the server has told it. */
  readonly link: string
  /** Until when it is good, and who has it. */
  readonly note: ReactNode
}

/** A link that is told once, to be copied; it takes the focus as it appears. */
export function OnceLink({ label, link, note }: OnceLinkProps) {
  const messages = useMessages()
  const whole = wholeLink(link, location.href)
  return (
    <div className={styles.link}>
      <div className={styles.line}>
        <TextField
          compact
          readOnly
          label={label}
          value={whole}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button kind="primary" icon={copy} autoFocus onClick={() => void copyAndTell(whole)}>
          {messages('onceLink.copy')}
        </Button>
      </div>
      <p role="status">{note}</p>
    </div>
  )
}
