import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { eye, eyeOff } from '../../../../ui/icons/paths.ts'
import { useMessages } from '../messages.ts'
import { Tag } from '../parts/Tag.tsx'
import styles from './WaitingRow.module.css'

interface WaitingRowProps {
  readonly picture: ReactNode
  readonly name: string
  readonly kind: string
  readonly note: ReactNode
  readonly isBusy: boolean
  readonly onApprove: () => void
  readonly onRefuse: () => void
  /** What is refused with, below the row. */
  readonly refusal?: ReactNode
  /** All of it, shown below the row on demand. */
  readonly details?: ReactNode
}

/** Something that waits for the administrator: what it is, and the two things that can become of it. */
export function WaitingRow(row: WaitingRowProps) {
  const messages = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <li aria-label={row.name}>
      <div className={styles.row}>
        <span className={styles.picture}>{row.picture}</span>
        <span className={styles.text}>
          <b>
            <span>{row.name}</span>
            <Tag>{row.kind}</Tag>
          </b>
          <small>{row.note}</small>
        </span>
        <span className={styles.acts}>
          {row.details !== undefined && (
            <IconButton
              icon={isOpen ? eyeOff : eye}
              label={messages(isOpen ? 'hideDetails' : 'showDetails')}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          )}
          <Button aria-expanded={row.refusal !== undefined && row.refusal !== false} onClick={row.onRefuse}>
            {messages('refuse')}
          </Button>
          <Button className={styles.approve} busy={row.isBusy} onClick={row.onApprove}>
            {messages('approve')}
          </Button>
        </span>
      </div>
      {isOpen && <div className={styles.below}>{row.details}</div>}
      {row.refusal && <div className={styles.below}>{row.refusal}</div>}
    </li>
  )
}
