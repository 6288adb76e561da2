import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { leap, shareOf, writeNumber } from './model.ts'
import { NumberInput } from './NumberInput.tsx'
import { type ControlProps, type HeldProps, Row } from './Row.tsx'
import styles from './Slider.module.css'
import { useDragHold } from './use-drag-hold.ts'

export interface SliderProps extends ControlProps<number>, HeldProps {
  readonly min: number
  readonly max: number
  readonly step?: number
  /** Written behind the number, in the user's language. */
  readonly unit?: string
}

/**
 * A number in a range. It tells every value while it is dragged; arrows go by steps, with Shift by ten, a double-click
 * takes the default, a click on the figure lets one type.
 */
export function Slider({ label, hint, value, min, max, step = 1, unit = '', onChange, onHold, onReset }: SliderProps) {
  const id = useId()
  const steps = { min, max, step }
  const hold = useDragHold(onHold)
  const grasp = ({ button }: PointerEvent) => {
    if (button !== 0) return
    hold(true)
    // the pointer may be anywhere when it lets go
    const ends = new AbortController()
    const release = () => {
      ends.abort()
      hold(false)
    }
    for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, release, { signal: ends.signal })
  }
  const press = (event: KeyboardEvent) => {
    const to = leap(event.key, event.shiftKey, value, steps)
    if (to === undefined) return
    event.preventDefault()
    onChange(to)
  }
  return (
    <Row
      label={label}
      hint={hint}
      noteId={`${id}-note`}
      onReset={onReset}
      control={id}
      below={
        <input
          id={id}
          type="range"
          className={styles.slider}
          style={{ '--share': shareOf(value, steps) }}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={unit === '' ? undefined : `${writeNumber(value)} ${unit}`}
          aria-describedby={hint === undefined ? undefined : `${id}-note`}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          onKeyDown={press}
          onPointerDown={grasp}
          onDoubleClick={onReset}
        />
      }
    >
      <NumberInput label={label} value={value} unit={unit} steps={steps} onChange={onChange} />
    </Row>
  )
}
