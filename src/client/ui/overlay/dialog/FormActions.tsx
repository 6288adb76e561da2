import { Button, type ButtonProps } from '../../components/button/Button.tsx'
import { useMessages } from '../../messages.ts'

interface FormActionsProps extends Pick<ButtonProps, 'busy' | 'disabled'> {
  /** The id of the form that the dialog has. */
  readonly form: string
  /** What the button says that sends it. */
  readonly label: string
  readonly isDanger?: boolean
  readonly onCancel: () => void
}

/** The buttons of a dialog with a form: cancel, and what sends it. */
export function FormActions({ form, label, isDanger = false, onCancel, ...state }: FormActionsProps) {
  const messages = useMessages()
  return (
    <>
      <Button onClick={onCancel}>{messages('cancel')}</Button>
      <Button kind={isDanger ? 'danger' : 'primary'} type="submit" form={form} {...state}>
        {label}
      </Button>
    </>
  )
}
