import { useEffect, useRef } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { useMessages } from '../../messages.ts'
import { Dialog, DialogApart } from './Dialog.tsx'
import type { Answer, ConfirmOptions } from './dialog-options.ts'

export interface ConfirmDialogProps extends ConfirmOptions {
  readonly open: boolean
  readonly answer: (answer: Answer) => void
}

/** Asks before something is done. Where it cannot be taken back, focus begins on the way out. */
export function ConfirmDialog({
  open,
  answer,
  title,
  text,
  confirm,
  cancel,
  danger = false,
  alternative,
}: ConfirmDialogProps) {
  const messages = useMessages()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // the dialog itself would take the focus otherwise
    first.current?.focus()
  }, [])
  return (
    <Dialog
      open={open}
      onClose={() => answer('cancel')}
      title={title}
      text={text}
      role="alertdialog"
      actions={
        <>
          {alternative === undefined ? null : (
            <DialogApart>
              <Button onClick={() => answer('alternative')}>{alternative}</Button>
            </DialogApart>
          )}
          <Button ref={danger ? first : undefined} onClick={() => answer('cancel')}>
            {cancel ?? messages('cancel')}
          </Button>
          <Button
            ref={danger ? undefined : first}
            kind={danger ? 'danger' : 'primary'}
            onClick={() => answer('confirm')}
          >
            {confirm ?? messages('confirm')}
          </Button>
        </>
      }
    />
  )
}
