import { useId, useState } from 'react'
import { SHARE_REPORT_NOTE } from '../../../../../shared/api/sharing.ts'
import { oneLine } from '../../../../../shared/lib/text/one-line.ts'
import { TextField } from '../../../../ui/components/text-field/TextField.tsx'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import { FormActions } from '../../../../ui/overlay/dialog/FormActions.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { useSubmission } from '../../../auth/login/lazy.ts'
import { useMessages } from '../messages.ts'

interface Props extends OverlayState {
  /** Of what is reported. */
  readonly name: string
  /** Says whether it has arrived. */
  readonly send: (note: string) => Promise<boolean>
}

/** Asks for a line on what is wrong with something shared. */
export function ReportDialog({ open, close, name, send }: Props) {
  const messages = useMessages()
  const id = useId()
  const [note, setNote] = useState('')
  const line = oneLine(note, SHARE_REPORT_NOTE)
  const { problems, isBusy, onSubmit } = useSubmission(line === '' ? { note: true } : {}, () => send(line), close)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('reportTitle', { name })}
      actions={<FormActions form={id} label={messages('report')} busy={isBusy} onCancel={close} />}
    >
      <form id={id} noValidate onSubmit={onSubmit}>
        <TextField
          label={messages('note')}
          labelled
          autoFocus
          maxLength={SHARE_REPORT_NOTE}
          autoComplete="off"
          value={note}
          error={problems.note === undefined ? undefined : messages('noteMissing')}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
