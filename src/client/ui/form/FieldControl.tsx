import type { ComponentType } from 'react'
import { type AnyField, type FieldValue, resolveBound, type SettingValues } from '../../core/documents/fields/field.ts'
import type { Fields } from '../../core/documents/fields/settings.ts'
import { useMessages } from '../messages.ts'
import { Choice } from './choice/Choice.tsx'
import { Switch } from './choice/Switch.tsx'
import { ColorField } from './color/ColorField.tsx'
import type { Swatch } from './color/palette.ts'
import { Slider } from './number/Slider.tsx'
import { useUnit } from './number/unit.ts'
import type { ControlProps } from './Row.tsx'
import { ShadowField } from './ShadowField.tsx'
import { TextRow } from './TextRow.tsx'

export type Key<F extends Fields> = keyof F & string

/** What a form says of the controls of its fields. */
export interface FieldControlOptions<F extends Fields> {
  /** The name of one option of a `select` field. */
  readonly options?: (key: Key<F>, option: string | number) => string
  /** The factor by which a field's size is drawn on this screen; 1 by default. */
  readonly scaleOf?: (key: Key<F>) => number
  /** The least size of a field that is drawn. */
  readonly leastOf?: (key: Key<F>) => number | undefined
  /** Preset colours, where they differ from ink, paper and the brand. */
  readonly swatches?: (key: Key<F>) => readonly Swatch[] | undefined
  /** Writes one field; the document repairs an invalid value. See `createFormDraft`. */
  readonly change: (key: Key<F>, value: unknown) => void
  /** Called when a drag begins and ends. */
  readonly setDragging?: ((isDragging: boolean) => void) | undefined
  /** Rows that a feature draws itself: every `value` field, and any other that needs a special control. */
  readonly custom?: { readonly [K in Key<F>]?: ComponentType<ControlProps<FieldValue<F[K]>>> }
}

export interface FieldRowProps<F extends Fields> extends FieldControlOptions<F> {
  readonly field: AnyField
  readonly name: Key<F>
  readonly reading: SettingValues
  readonly control: Pick<ControlProps<never>, 'label' | 'hint' | 'onReset'>
}

/** Draws the control for a field's kind. */
export function FieldControl<F extends Fields>({
  field,
  name,
  reading,
  control,
  options,
  swatches,
  scaleOf,
  leastOf,
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
          scale={scaleOf?.(name) ?? 1}
          least={leastOf?.(name)}
          maxName={typeof field.max === 'number' ? undefined : messages('round')}
          onChange={onChange}
          onDragChange={setDragging}
        />
      )
    case 'select': {
      const choices = field.options.map((value) => ({ value, label: options?.(name, value) ?? String(value) }))
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
