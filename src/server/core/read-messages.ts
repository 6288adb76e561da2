import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../../shared/constants.ts'
import { type Messages, messagesOf } from './messages.ts'

/** Reads the five message catalogs of a folder. @throws as `messagesOf` */
export function readMessages(folder: string = join(import.meta.dirname, '../locales')): Messages {
  const read = (language: Language): unknown => JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))
  const catalogs = Object.fromEntries(LANGUAGES.map((language) => [language, read(language)]))
  return messagesOf(catalogs as Record<Language, unknown>)
}
