import { isPlainObject, sameJson } from '../../shared/lib/data/json.ts'
import { type Document, defineDocument, type Section } from './document.ts'
import type { AnyField, FieldValue, SettingValues } from './field.ts'
import type { Schema } from './schema.ts'

export type Fields = Readonly<Record<string, AnyField>>
export type Values<F extends Fields> = { readonly [K in keyof F]: FieldValue<F[K]> }
/** The fields of a group that no settings tab shows, each with the reason; a test compares them with the tabs. */
export type Unshown<S extends { readonly fields: Fields }> = { readonly [K in keyof S['fields']]?: string }

/** A document of fields: form, defaults, ranges, repair, backup and reset all derive from `fields`. */
export interface Settings<F extends Fields = Fields> extends Document<Values<F>> {
  readonly fields: F
  /** The values as the document would store them: each within its range, also where that depends on another value. */
  normalize(values: Values<F>): Values<F>
}

/** Declares a settings document, e.g. `defineSettings('clock', { isTime: field.toggle(true), … })`. */
export function defineSettings<F extends Fields>(id: string, fields: F, section: Section = 'seting'): Settings<F> {
  const document = defineDocument<Values<F>>({
    id,
    section,
    initial: initialOf(fields),
    schema: schemaOf(fields),
    normalize: (values) => normalizeValues(fields, values),
  })
  return { ...document, fields, normalize: (values) => normalizeValues(fields, values) }
}

/** Every field at its default. */
export function initialOf<F extends Fields>(fields: F): Values<F> {
  const entries = Object.entries(fields).map(([key, field]) => [key, field.initial] as const)
  return normalizeValues(fields, Object.fromEntries(entries) as Values<F>) // the keys are exactly those of `fields`
}

/** Repairs every value, also where its range depends on another value, e.g. a radius after the size shrank. */
function normalizeValues<F extends Fields>(fields: F, values: Values<F>): Values<F> {
  const normalized: Record<string, unknown> = { ...values }
  for (const [key, field] of Object.entries(fields)) {
    normalized[key] = field.repair(normalized[key], normalized as SettingValues) ?? field.initial
  }
  return sameJson(normalized, values) ? values : (normalized as Values<F>) // the same keys, repaired by their fields
}

function schemaOf<F extends Fields>(fields: F): Schema<Values<F>> {
  return {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'not an object of settings' }
      const entries = Object.entries(fields).map(([key, field]) => [
        key,
        Object.hasOwn(input, key) ? input[key] : field.initial,
      ])
      const value = normalizeValues(fields, Object.fromEntries(entries) as Values<F>) // exactly the keys of `fields`
      const repaired = Object.keys(input).filter(
        (key) => !Object.hasOwn(fields, key) || !sameJson(value[key], input[key]),
      )
      return { ok: true, value, repaired }
    },
  }
}
