import { useEffect, useRef } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { useMessages } from '../../messages.ts'
import { Dialog, DialogAlternative } from './Dialog.tsx'
import type { Answer, ConfirmOptions } from './dialog-options.ts'

export interface ConfirmDialogProps extends ConfirmOptions {
  readonly open: boolean
  readonly answer: (answer: Answer) => void
}

/** Asks for confirmation. For an irreversible action the focus begins on cancel. */
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
  const initialFocus = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // otherwise the dialog itself would get the focus
    initialFocus.current?.focus()
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
            <DialogAlternative>
              <Button onClick={() => answer('alternative')}>{alternative}</Button>
            </DialogAlternative>
          )}
          <Button ref={danger ? initialFocus : undefined} onClick={() => answer('cancel')}>
            {cancel ?? messages('cancel')}
          </Button>
          <Button
            ref={danger ? undefined : initialFocus}
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
