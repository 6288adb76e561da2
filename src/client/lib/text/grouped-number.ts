import type { Language } from '../../../shared/constants.ts'

const formats = new Map<Language, Intl.NumberFormat>()

/** A number in full, as the language groups its digits: `12,345`. */
export function groupedNumber(number: number, language: Language): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language)
  formats.set(language, format)
  return format.format(number)
}
