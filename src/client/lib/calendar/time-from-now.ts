import type { Language } from '../../../shared/constants.ts'

/** A count of days, hours or minutes from now in words, as the beginning of a line: 昨天, Yesterday, In 3 hours. */
export function timeFromNow(count: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit)
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1)
}
