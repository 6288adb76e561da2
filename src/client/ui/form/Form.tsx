import { type ComponentType, memo, type ReactNode } from 'react'
import { sameJson } from '../../../shared/lib/data/json.ts'
import { type AnyField, type FieldValue, resolveBound, type SettingValues } from '../../core/field.ts'
import type { Fields, Settings, Values } from '../../core/settings.ts'
import { visibleFields } from '../../core/visible-fields.ts'
import { useMessages } from '../messages.ts'
import { Card, Cards } from './Card.tsx'
import { ColorField } from './ColorField.tsx'
import { fitsSegments } from './model.ts'
import type { Swatch } from './palette.ts'
import type { ControlProps } from './Row.tsx'
import { Segmented } from './Segmented.tsx'
import { Select } from './Select.tsx'
import { ShadowField } from './ShadowField.tsx'
import { Slider } from './Slider.tsx'
import { Switch } from './Switch.tsx'
import { TextRow } from './TextRow.tsx'
import { useUnit } from './unit.ts'

type Key<F extends Fields> = keyof F & string

export interface FormProps<F extends Fields> {
  readonly settings: Settings<F>
  readonly values: Values<F>
  /** Whether desktop-only fields are left out. */
  readonly mobile: boolean
  /** The fields of each card, in their order. */
  readonly sections: readonly (readonly Key<F>[])[]
  /** A field's name in the user's language. */
  readonly labels: (key: Key<F>) => string
  readonly hints?: (key: Key<F>) => string | undefined
  /** The name of one option of a `select` field. */
  readonly options?: (key: Key<F>, option: string | number) => string
  /** Preset colours, where they differ from ink, paper and the brand. */
  readonly swatches?: (key: Key<F>) => readonly Swatch[] | undefined
  /** Writes one field; the document repairs an invalid value. See `createFormDraft`. */
  readonly change: (key: Key<F>, value: unknown) => void
  /** Called when a drag begins and ends. */
  readonly setDragging?: ((isDragging: boolean) => void) | undefined
  /** Rows that a feature draws itself: every `value` field, and any other that needs a special control. */
  readonly custom?: { readonly [K in Key<F>]?: ComponentType<ControlProps<FieldValue<F[K]>>> }
}

/**
 * A group of settings as rows in cards; the kind of a field selects its control. Fields whose `when` does not apply are
 * hidden, ranges follow the values that they depend on, and a changed row offers its reset.
 */
export function Form<F extends Fields>(props: FormProps<F>) {
  const { settings, values, sections, labels, hints, change } = props
  const reading: SettingValues = values
  const shown = new Set<string>(visibleFields(settings.fields, values, props))
  const draw = <K extends Key<F>>(key: K): ReactNode => {
    const field: AnyField | undefined = settings.fields[key]
    if (field === undefined) return null
    const initial = field.repair(field.initial, reading)
    const control = {
      label: labels(key),
      hint: hints?.(key),
      onReset: sameJson(values[key], initial) ? undefined : () => change(key, initial),
    }
    return <FieldRow key={key} {...props} field={field} name={key} reading={reading} control={control} />
  }
  const cards = sections.map((keys) => keys.filter((key) => shown.has(key))).filter((keys) => keys.length > 0)
  return (
    <Cards>
      {cards.map((keys) => (
        <Card key={keys[0]}>{keys.map(draw)}</Card>
      ))}
    </Cards>
  )
}

interface FieldRowProps<F extends Fields>
  extends Pick<FormProps<F>, 'options' | 'swatches' | 'change' | 'setDragging' | 'custom'> {
  readonly field: AnyField
  readonly name: Key<F>
  readonly reading: SettingValues
  readonly control: Pick<ControlProps<never>, 'label' | 'hint' | 'onReset'>
}

/** Memoized by value, range and texts: during a drag only the dragged row renders. */
const FieldRow = memo(FieldControl, (one, other) => {
  const range = (reading: SettingValues, { field }: Pick<FieldRowProps<Fields>, 'field'>) =>
    field.kind === 'slider' ? [resolveBound(field.min, reading), resolveBound(field.max, reading)] : []
  return (
    one.field === other.field &&
    one.change === other.change &&
    one.control.label === other.control.label &&
    one.control.hint === other.control.hint &&
    (one.control.onReset === undefined) === (other.control.onReset === undefined) &&
    sameJson(one.reading[one.name], other.reading[other.name]) &&
    sameJson(range(one.reading, one), range(other.reading, other))
  )
}) as typeof FieldControl

/** Draws the control for a field's kind. */
function FieldControl<F extends Fields>({
  field,
  name,
  reading,
  control,
  options,
  swatches,
  change,
  setDragging,
  custom,
}: FieldRowProps<F>) {
  const unitOf = useUnit()
  const messages = useMessages()
  const onChange = (value: unknown) => change(name, value)
  const value = reading[name]
  // safe: the component and the value belong to the same key
  const Custom = custom?.[name] as ComponentType<ControlProps<unknown>> | undefined
  if (Custom !== undefined) return <Custom {...control} value={value} onChange={onChange} />
  switch (field.kind) {
    case 'toggle':
      return <Switch {...control} value={field.repair(value, reading) ?? field.initial} onChange={onChange} />
    case 'slider':
      return (
        <Slider
          {...control}
          value={field.repair(value, reading) ?? field.initial}
          min={resolveBound(field.min, reading)}
          max={resolveBound(field.max, reading)}
          step={field.step}
          unit={unitOf(field.unit)}
          onChange={onChange}
          onDragChange={setDragging}
        />
      )
    case 'select': {
      const choices = field.options.map((value) => ({ value, label: options?.(name, value) ?? String(value) }))
      const Choice = fitsSegments(choices.map(({ label }) => label)) ? Segmented : Select
      return (
        <Choice
          {...control}
          value={field.repair(value, reading) ?? field.initial}
          options={choices}
          onChange={onChange}
        />
      )
    }
    case 'color':
      return (
        <ColorField
          {...control}
          value={field.repair(value, reading) ?? field.initial}
          alpha={field.alpha}
          automatic={field.initial === ''}
          swatches={swatches?.(name)}
          onChange={onChange}
          onDragChange={setDragging}
        />
      )
    case 'text':
      return (
        <TextRow
          {...control}
          value={field.repair(value, reading) ?? field.initial}
          max={field.max}
          placeholder={field.initial === '' ? messages('automatic') : field.initial}
          onChange={onChange}
        />
      )
    case 'shadow':
      return <ShadowField {...control} value={field.repair(value, reading) ?? field.initial} onChange={onChange} />
    case 'value':
      return null // drawn by its feature, see `custom`
  }
}
