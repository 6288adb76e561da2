import { memo, type ReactNode } from 'react'
import { type AnyField, resolveBound, type SettingValues } from '../../core/documents/fields/field.ts'
import type { Fields, Settings, Values } from '../../core/documents/fields/settings.ts'
import { visibleFields } from '../../core/documents/fields/visible-fields.ts'
import { useLanguage } from '../../core/text/i18n.ts'
import { sameJson } from '../../lib/values/json.ts'
import { Card, Cards } from './Card.tsx'
import { FieldControl, type FieldControlOptions, type FieldRowProps, type Key } from './FieldControl.tsx'

export interface FormProps<F extends Fields> extends FieldControlOptions<F> {
  readonly settings: Settings<F>
  readonly values: Values<F>
  /** Whether desktop-only fields are left out. */
  readonly mobile: boolean
  /** The fields of each card, in their order. */
  readonly sections: readonly (readonly Key<F>[])[]
  /** The heading of the card that begins with a field. */
  readonly headings?: (key: Key<F>) => string | undefined
  /** A field's name in the user's language. */
  readonly labels: (key: Key<F>) => string
  readonly hints?: (key: Key<F>) => string | undefined
}

/**
 * A group of settings as rows in cards; the kind of a field selects its control. Fields whose `when` does not apply are
 * hidden, ranges follow the values that they depend on, and a changed row offers its reset.
 */
export function Form<F extends Fields>(props: FormProps<F>) {
  const { settings, values, sections, headings, labels, hints, change } = props
  const reading: SettingValues = values
  const defaults = settings.defaults(useLanguage())
  const shown = new Set<string>(visibleFields(settings.fields, values, props))
  const draw = <K extends Key<F>>(key: K): ReactNode => {
    const field: AnyField | undefined = settings.fields[key]
    if (field === undefined) return null
    const initial = defaults[key]
    const isDefault = sameJson(values[key], field.repair(initial, reading))
    const control = {
      label: labels(key),
      hint: hints?.(key),
      onReset: isDefault ? undefined : () => change(key, initial),
    }
    return <FieldRow key={key} {...props} field={field} name={key} reading={reading} control={control} />
  }
  const cards = sections.map((keys) => keys.filter((key) => shown.has(key))).filter((keys) => keys.length > 0)
  return (
    <Cards>
      {cards.map((keys) => (
        <Card key={keys[0]} heading={keys[0] && headings?.(keys[0])}>
          {keys.map(draw)}
        </Card>
      ))}
    </Cards>
  )
}

/** Memoized by value, range and texts: during a drag only the dragged row renders. */
const FieldRow = memo(FieldControl, (one, other) => {
  const range = (reading: SettingValues, { field }: Pick<FieldRowProps<Fields>, 'field'>) =>
    field.kind === 'slider' ? [resolveBound(field.min, reading), resolveBound(field.max, reading)] : []
  return (
    one.field === other.field &&
    one.change === other.change &&
    one.scaleOf?.(one.name) === other.scaleOf?.(other.name) &&
    one.control.label === other.control.label &&
    one.control.hint === other.control.hint &&
    (one.control.onReset === undefined) === (other.control.onReset === undefined) &&
    sameJson(one.reading[one.name], other.reading[other.name]) &&
    sameJson(range(one.reading, one), range(other.reading, other))
  )
}) as typeof FieldControl
