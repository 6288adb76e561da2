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
  /** Whether fields for a desktop alone are left out. */
  readonly mobile: boolean
  /** The fields of each card, in their order. */
  readonly sections: readonly (readonly Key<F>[])[]
  /** A field's name in the user's language. */
  readonly labels: (key: Key<F>) => string
  readonly hints?: (key: Key<F>) => string | undefined
  /** The name of one option of a `select` field. */
  readonly options?: (key: Key<F>, option: string | number) => string
  /** Colours to pick with one press, where they are others than ink, paper and the brand. */
  readonly swatches?: (key: Key<F>) => readonly Swatch[] | undefined
  /** Writes one field; a value that cannot be kept is repaired by the document. See `writeTo`. */
  readonly change: (key: Key<F>, value: unknown) => void
  /** Told when a drag begins and ends. */
  readonly hold?: ((held: boolean) => void) | undefined
  /** Rows that a feature draws itself: every `value` field, and any other that needs more than its kind. */
  readonly custom?: { readonly [K in Key<F>]?: ComponentType<ControlProps<FieldValue<F[K]>>> }
}

/**
 * A group of settings as rows in cards. The kind of each field gives its control; what does not apply now (`when`) is not
 * shown, ranges follow the values that they depend on, and a row whose value is not its default offers the way back.
 */
export function Form<F extends Fields>(props: FormProps<F>) {
  const { settings, values, sections, labels, hints, change } = props
  const reading: SettingValues = values
  const shown = new Set<string>(visibleFields(settings.fields, values, props))
  const draw = <K extends Key<F>>(key: K): ReactNode => {
    const field: AnyField | undefined = settings.fields[key]
    if (field === undefined) return null
    const standard = field.repair(field.initial, reading)
    const control = {
      label: labels(key),
      hint: hints?.(key),
      onReset: sameJson(values[key], standard) ? undefined : () => change(key, standard),
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
  extends Pick<FormProps<F>, 'options' | 'swatches' | 'change' | 'hold' | 'custom'> {
  readonly field: AnyField
  readonly name: Key<F>
  readonly reading: SettingValues
  readonly control: Pick<ControlProps<never>, 'label' | 'hint' | 'onReset'>
}

/** Rows whose value, range and words are the same are not drawn again: one is dragged, twenty stand beside it. */
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

/** The control of a field's kind. */
function FieldControl<F extends Fields>({
  field,
  name,
  reading,
  control,
  options,
  swatches,
  change,
  hold,
  custom,
}: FieldRowProps<F>) {
  const unitOf = useUnit()
  const messages = useMessages()
  const onChange = (value: unknown) => change(name, value)
  const given = reading[name]
  // its values are those of its field, which the key has in common
  const Own = custom?.[name] as ComponentType<ControlProps<unknown>> | undefined
  if (Own !== undefined) return <Own {...control} value={given} onChange={onChange} />
  switch (field.kind) {
    case 'toggle':
      return <Switch {...control} value={field.repair(given, reading) ?? field.initial} onChange={onChange} />
    case 'slider':
      return (
        <Slider
          {...control}
          value={field.repair(given, reading) ?? field.initial}
          min={resolveBound(field.min, reading)}
          max={resolveBound(field.max, reading)}
          step={field.step}
          unit={unitOf(field.unit)}
          onChange={onChange}
          onHold={hold}
        />
      )
    case 'select': {
      const choices = field.options.map((value) => ({ value, label: options?.(name, value) ?? String(value) }))
      const Choice = fitsSegments(choices.map(({ label }) => label)) ? Segmented : Select
      return (
        <Choice
          {...control}
          value={field.repair(given, reading) ?? field.initial}
          options={choices}
          onChange={onChange}
        />
      )
    }
    case 'color':
      return (
        <ColorField
          {...control}
          value={field.repair(given, reading) ?? field.initial}
          alpha={field.alpha}
          automatic={field.initial === ''}
          swatches={swatches?.(name)}
          onChange={onChange}
          onHold={hold}
        />
      )
    case 'text':
      return (
        <TextRow
          {...control}
          value={field.repair(given, reading) ?? field.initial}
          max={field.max}
          placeholder={field.initial === '' ? messages('automatic') : field.initial}
          onChange={onChange}
        />
      )
    case 'shadow':
      return <ShadowField {...control} value={field.repair(given, reading) ?? field.initial} onChange={onChange} />
    case 'value':
      return null // its feature draws it
  }
}
