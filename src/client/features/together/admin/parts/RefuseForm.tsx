import { type SubmitEvent, useState } from 'react'
import { REFUSAL_NOTE, REFUSALS, type ShareRefusal } from '../../../../../shared/api/sharing.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { TextField } from '../../../../ui/components/text-field/TextField.tsx'
import { Chips } from '../../../../ui/form/choice/Chips.tsx'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { useMessages } from '../messages.ts'
import styles from './RefuseForm.module.css'

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
  const common = useCommonMessages()
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
          maxLength={REFUSAL_NOTE}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button onClick={onCancel}>{common('cancel')}</Button>
        <Button type="submit" kind="danger" busy={isBusy}>
          {label}
        </Button>
      </div>
    </form>
  )
}
