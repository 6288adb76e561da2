import { isPlainObject, sameJson } from '../../shared/lib/data/json.ts'
import { type Document, defineDocument, type Section } from './document.ts'
import type { AnyField, FieldValue, Reading } from './field.ts'
import type { Schema } from './schema.ts'

export type Fields = Readonly<Record<string, AnyField>>
export type Values<F extends Fields> = { readonly [K in keyof F]: FieldValue<F[K]> }
/** The fields of a group that no settings tab shows, each with the reason; a test compares them with the tabs. */
export type Unshown<S extends { readonly fields: Fields }> = { readonly [K in keyof S['fields']]?: string }

/** A group of fields *is* a document: form, defaults, ranges, repair, backup and reset all derive from `fields`. */
export interface Settings<F extends Fields = Fields> extends Document<Values<F>> {
  readonly fields: F
  /** Values as the document would keep them: each in its range, also where the range depends on another value. */
  settled(values: Values<F>): Values<F>
}

/** Declares one group of settings, e.g. `defineSettings('clock', { isTime: field.toggle(true), … })`. */
export function defineSettings<F extends Fields>(id: string, fields: F, section: Section = 'seting'): Settings<F> {
  const document = defineDocument<Values<F>>({
    id,
    section,
    initial: initialOf(fields),
    schema: schemaOf(fields),
    normalize: (values) => settle(fields, values),
  })
  return { ...document, fields, settled: (values) => settle(fields, values) }
}

/** Every field at its default. */
export function initialOf<F extends Fields>(fields: F): Values<F> {
  const entries = Object.entries(fields).map(([key, field]) => [key, field.initial] as const)
  return settle(fields, Object.fromEntries(entries) as Values<F>) // the keys are exactly those of `fields`
}

/** Brings values back into the ranges that depend on other values, e.g. a radius after the size shrank. */
function settle<F extends Fields>(fields: F, values: Values<F>): Values<F> {
  const settled: Record<string, unknown> = { ...values }
  for (const [key, field] of Object.entries(fields)) {
    settled[key] = field.repair(settled[key], settled as Reading) ?? field.initial
  }
  return sameJson(settled, values) ? values : (settled as Values<F>) // the same keys, each repaired by its own field
}

function schemaOf<F extends Fields>(fields: F): Schema<Values<F>> {
  return {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, why: 'not a group of settings' }
      const given = Object.entries(fields).map(([key, field]) => [
        key,
        Object.hasOwn(input, key) ? input[key] : field.initial,
      ])
      const value = settle(fields, Object.fromEntries(given) as Values<F>) // settle repairs each of exactly these keys
      const repaired = Object.keys(input).filter(
        (key) => !Object.hasOwn(fields, key) || !sameJson(value[key], input[key]),
      )
      return { ok: true, value, repaired }
    },
  }
}
