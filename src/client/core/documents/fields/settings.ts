import type { Language } from '../../../../shared/constants.ts'
import type { Section } from '../../../../shared/entities/section.ts'
import { isPlainObject, sameJson } from '../../../lib/values/json.ts'
import { type Document, defineDocument } from '../document.ts'
import type { MergeRule } from '../merge/rule.ts'
import type { Schema } from '../schemas/schema.ts'
import type { AnyField, FieldValue, SettingValues } from './field.ts'

export type Fields = Readonly<Record<string, AnyField>>
export type Values<F extends Fields> = { readonly [K in keyof F]: FieldValue<F[K]> }
/** The fields of a group that no settings tab shows, each with the reason; a test compares them with the tabs. */
export type HiddenSettings<S extends { readonly fields: Fields }> = { readonly [K in keyof S['fields']]?: string }

/** A document of fields: form, defaults, ranges, repair, backup and reset all derive from `fields`. */
export interface Settings<F extends Fields = Fields> extends Document<Values<F>> {
  readonly fields: F
  /** Every field as a new user of this language has it, and as a reset gives it back. */
  defaults(language: Language): Values<F>
  /**
   * The values as they are drawn: within ranges that depend on other values, too. The document keeps what the user has
   * chosen: a radius that a smaller size limits comes back with the size.
   */
  drawn(values: Values<F>): Values<F>
}

/**
 * Declares a settings document, e.g. `defineSettings('clock', { isTime: field.toggle(true), … })`.
 * @param ofLanguage the defaults of a new user, and of resets, that differ from the stored ones, by language
 */
export function defineSettings<F extends Fields>(
  id: string,
  fields: F,
  section: Section = 'seting',
  ofLanguage?: (language: Language) => Partial<Values<F>>,
): Settings<F> {
  const widest = widestOf(fields)
  const initial = mapFields(fields, (field) => field.initial)
  const normalize = (values: Values<F>) => repairValues(fields, values, widest)
  const schema = schemaOf(fields, normalize)
  const document = defineDocument<Values<F>>({ id, section, initial, schema, normalize, ...travelOf(fields) })
  return {
    ...document,
    fields,
    defaults: (language) => ({ ...initial, ...ofLanguage?.(language) }),
    drawn: (values) => repairValues(fields, values, values),
  }
}

/** Settings travel with the account, each by itself, except the fields that stay; where all stay, the document does. */
function travelOf<F extends Fields>(fields: F) {
  const entries = Object.entries(fields)
  const stays = entries.flatMap(([key, field]) => (field.stays ? [key] : []))
  if (stays.length === entries.length) return { travels: 'device' } as const
  if (!entries.some(([, field]) => field.merge)) return { travels: 'account', merge: { each: 'later' }, stays } as const
  const rules = Object.fromEntries(entries.map(([key, { merge = 'later' }]) => [key, merge]))
  return { travels: 'account', merge: { fields: rules as Readonly<Record<keyof F, MergeRule>> }, stays } as const
}

/** Values under which every dependent range is at its widest: each number at its maximum. */
const widestOf = (fields: Fields): SettingValues =>
  mapFields(fields, (field) => (field.kind === 'slider' ? field.max : field.initial))

/** Repairs every value; `now` are the values that dependent ranges read. */
function repairValues<F extends Fields>(fields: F, values: Values<F>, now: SettingValues): Values<F> {
  const repaired = mapFields<F>(fields, (field, key) => field.repair(values[key], now) ?? field.initial)
  return sameJson(repaired, values) ? values : repaired
}

function mapFields<F extends Fields>(fields: F, pick: (field: AnyField, key: string) => unknown): Values<F> {
  const entries = Object.entries(fields).map(([key, field]) => [key, pick(field, key)] as const)
  return Object.fromEntries(entries) as Values<F> // the keys are exactly those of `fields`
}

function schemaOf<F extends Fields>(fields: F, normalize: (values: Values<F>) => Values<F>): Schema<Values<F>> {
  return {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'not an object of settings' }
      const value = normalize(
        mapFields(fields, (field, key) => (Object.hasOwn(input, key) ? input[key] : field.initial)),
      )
      const repaired = Object.keys(input).filter(
        (key) => !Object.hasOwn(fields, key) || !sameJson(value[key], input[key]),
      )
      return { ok: true, value, repaired }
    },
  }
}
