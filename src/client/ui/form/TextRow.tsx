import { useId, useState } from 'react'
import { TextField } from '../components/text-field/TextField.tsx'
import { isComposing } from '../input/composing.ts'
import { type ControlProps, Row } from './Row.tsx'

export interface TextRowProps extends ControlProps<string> {
  /** Characters at most. */
  readonly max?: number
  readonly placeholder?: string
}

/** A text field that reports every change, but none while an input method composes. */
export function TextRow({ label, hint, value, max, placeholder, onChange, onReset }: TextRowProps) {
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
          id={id}
          label={label}
          compact
          value={composed ?? value}
          maxLength={max}
          placeholder={placeholder}
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
