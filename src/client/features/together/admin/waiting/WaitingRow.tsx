import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { useMessages } from '../messages.ts'
import { AcceptButton } from '../parts/AcceptButton.tsx'
import { DeskRow } from '../parts/DeskRow.tsx'
import { DetailsButton } from '../parts/DetailsButton.tsx'

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
export function WaitingRow({ picture, name, kind, note, ...row }: WaitingRowProps) {
  const messages = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <DeskRow
      label={name}
      picture={picture}
      title={name}
      kind={kind}
      note={note}
      acts={
        <>
          {row.details !== undefined && <DetailsButton isOpen={isOpen} onChange={setOpen} />}
          <Button aria-expanded={row.refusal !== undefined && row.refusal !== false} onClick={row.onRefuse}>
            {messages('refuse')}
          </Button>
          <AcceptButton busy={row.isBusy} onClick={row.onApprove}>
            {messages('approve')}
          </AcceptButton>
        </>
      }
      below={[isOpen && row.details, row.refusal]}
    />
  )
}
