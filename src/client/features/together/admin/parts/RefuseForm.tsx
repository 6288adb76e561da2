import { type SubmitEvent, useState } from 'react'
import { REFUSALS, type ShareRefusal } from '../../../../../shared/api/sharing.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { TextField } from '../../../../ui/components/text-field/TextField.tsx'
import { Chips } from '../../../../ui/form/choice/Chips.tsx'
import { useMessages } from '../messages.ts'
import styles from './RefuseForm.module.css'

/** In code points, as the server takes it. */
const NOTE_LENGTH = 100

interface RefuseFormProps {
  /** What the last button says. */
  readonly submit: string
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onRefuse: (reason: ShareRefusal, note: string) => void
}

/** Why something is refused, which its author is told. */
export function RefuseForm({ submit: label, isBusy, onCancel, onRefuse }: RefuseFormProps) {
  const messages = useMessages()
  const [reason, setReason] = useState<ShareRefusal>()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (reason === undefined) setMissing(true)
    else onRefuse(reason, note)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Chips
        legend={messages('refusal')}
        options={REFUSALS.map((value) => ({ value, label: messages(`refusal.${value}`) }))}
        isChosen={(value) => value === reason}
        onPress={setReason}
      />
      {isMissing && reason === undefined && <p role="alert">{messages('refusalMissing')}</p>}
      <div className={styles.line}>
        <TextField
          compact
          label={messages('refusalNote')}
          placeholder={messages('refusalNote')}
          maxLength={NOTE_LENGTH}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button onClick={onCancel}>{messages('cancel')}</Button>
        <Button type="submit" kind="danger" busy={isBusy}>
          {label}
        </Button>
      </div>
    </form>
  )
}
