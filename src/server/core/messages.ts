import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { LANGUAGES, type Language } from '../../shared/constants.ts'

const catalogSchema = v.strictObject({
  invalid: v.string(),
  notFound: v.string(),
  tooLarge: v.string(),
  tooMany: v.string(),
  failed: v.string(),
  unavailable: v.string(),
})

/** A text that the server may show to a user. */
export type MessageKey = keyof v.InferOutput<typeof catalogSchema>
/** What stands for the `{names}` in a text. */
export type MessageValues = Readonly<Record<string, string | number>>
/** Gives a text in a language, its `{names}` filled in. */
export type Messages = (language: Language, key: MessageKey, values?: MessageValues) => string

/** Reads the five catalogs beside the program. Throws when one of them lacks a text or has one too many. */
export function readMessages(folder: string = join(import.meta.dirname, '../locales')): Messages {
  const catalogs = new Map(
    LANGUAGES.map((language) => {
      const text = readFileSync(join(folder, `${language}.json`), 'utf8')
      return [language, v.parse(catalogSchema, JSON.parse(text))] as const
    }),
  )
  return (language, key, values = {}) => {
    const text = catalogs.get(language)?.[key] ?? key
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}
