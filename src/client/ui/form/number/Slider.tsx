import { type KeyboardEvent, useId } from 'react'
import { nearestStep } from '../../../lib/values/steps.ts'
import { drawnSize, fillFraction, largeStep, writeNumber } from '../model.ts'
import { type ControlProps, type DragChangeProps, Row } from '../Row.tsx'
import { useDragHold } from '../use-drag-hold.ts'
import { NumberInput } from './NumberInput.tsx'
import styles from './Slider.module.css'
import { useSlide } from './use-slide.ts'

export interface SliderProps extends ControlProps<number>, DragChangeProps {
  readonly min: number
  readonly max: number
  readonly step?: number
  /** Written behind the number, in the user's language. */
  readonly unit?: string
  /** The factor by which the value is drawn on this screen; the number names the drawn size. */
  readonly scale?: number
  /** The least size that is drawn. */
  readonly least?: number | undefined
  /** What the largest value looks like, in the user's language, e.g. `Round`; shown instead of the number. */
  readonly maxName?: string | undefined
}

/**
 * A number in a range, reported continuously during a drag. Arrow keys move by one step, with Shift by ten;
 * a double-click resets, a click on the number opens an input.
 */
export function Slider({
  label,
  hint,
  value,
  min,
  max,
  step = 1,
  unit = '',
  scale = 1,
  least,
  maxName,
  onChange,
  onDragChange,
  onReset,
}: SliderProps) {
  const id = useId()
  const steps = { min, max, step }
  const shown = drawnSize(value, scale, least)
  const shownSteps = scale === 1 ? steps : { min: drawnSize(min, scale), max: drawnSize(max, scale), step: 1 }
  const name = value >= max ? maxName : undefined
  const setDragging = useDragHold(onDragChange)
  const { onPointerDown, change } = useSlide(onChange, setDragging)
  const handleKey = (event: KeyboardEvent) => {
    const to = largeStep(event.key, event.shiftKey, value, steps)
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
          style={{ '--share': fillFraction(value, steps) }}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={name ?? (unit === '' ? undefined : `${writeNumber(shown)} ${unit}`)}
          aria-describedby={hint === undefined ? undefined : `${id}-note`}
          onChange={(event) => change(event.currentTarget.valueAsNumber)}
          onKeyDown={handleKey}
          onPointerDown={onPointerDown}
          onDoubleClick={onReset}
        />
      }
    >
      <NumberInput
        label={label}
        value={shown}
        name={name}
        unit={unit}
        steps={shownSteps}
        onChange={(typed) => onChange(nearestStep(typed / scale, steps))}
      />
    </Row>
  )
}
