import { useId, useState } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { Radio } from '../../components/radio/Radio.tsx'
import { useMessages } from '../../messages.ts'
import styles from './Dialog.module.css'
import { Dialog } from './Dialog.tsx'
import type { ChoiceOptions } from './dialog-options.ts'

export interface ChoiceDialogProps extends ChoiceOptions {
  readonly open: boolean
  /** Called with the chosen id, or undefined when the user cancels. */
  readonly answer: (id: string | undefined) => void
}

/** For choices that may lose data: every option is a card that names its consequence, never a bare OK and Cancel. */
export function ChoiceDialog({ open, answer, title, text, choices, initial, confirm, cancel }: ChoiceDialogProps) {
  const messages = useMessages()
  const name = useId()
  const [chosen, choose] = useState(initial ?? choices[0]?.id)
  const confirmed = choices.find(({ id }) => id === chosen)
  return (
    <Dialog
      open={open}
      onClose={() => answer(undefined)}
      title={title}
      text={text}
      dismissable={false}
      actions={
        <>
          <Button onClick={() => answer(undefined)}>{cancel ?? messages('cancel')}</Button>
          <Button kind={confirmed?.danger ? 'danger' : 'primary'} onClick={() => answer(chosen)}>
            {confirmed?.confirm ?? confirm ?? messages('confirm')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.choices} aria-label={title}>
        {choices.map((choice) => (
          <Radio
            key={choice.id}
            className={styles.choice}
            name={name}
            checked={choice.id === chosen}
            onChange={() => choose(choice.id)}
          >
            <span>
              <b>{choice.label}</b>
              <small>{choice.consequence}</small>
            </span>
          </Radio>
        ))}
      </fieldset>
    </Dialog>
  )
}
