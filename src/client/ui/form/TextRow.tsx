import { useId, useState } from 'react'
import { TextField, type TextFieldProps } from '../components/text-field/TextField.tsx'
import { isComposing } from '../input/keyboard/composing.ts'
import { type ControlProps, Row } from './Row.tsx'

export interface TextRowProps
  extends ControlProps<string>,
    Pick<TextFieldProps, 'error' | 'trailing' | 'inputMode' | 'autoFocus' | 'onBlur'> {
  /** Characters at most. */
  readonly max?: number
  readonly placeholder?: string
}

/** A text field that reports every change, but none while an input method composes. */
export function TextRow({ label, hint, value, max, onChange, onReset, ...field }: TextRowProps) {
  const id = useId()
  /** The field's text during composition. */
  const [composed, setComposed] = useState<string>()
  return (
    <Row
      label={label}
      onReset={onReset}
      control={id}
      below={
        <TextField
          {...field}
          id={id}
          label={label}
          compact
          value={composed ?? value}
          maxLength={max}
          {...(hint === undefined ? {} : { hint })}
          onChange={({ currentTarget, nativeEvent }) => {
            if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(currentTarget.value)
            else onChange(currentTarget.value)
          }}
          onCompositionEnd={({ currentTarget }) => {
            setComposed(undefined)
            onChange(currentTarget.value)
          }}
          onKeyDown={(event) => isComposing(event.nativeEvent) && event.stopPropagation()}
        />
      }
    />
  )
}
