import type { Language } from '../../../shared/constants.ts'
import { durationText } from '../../../shared/lib/text/duration-text.ts'

/** A text with `{placeholders}`, or its plural forms chosen by the placeholder `count`. */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** The texts of a game, or of the kit, in one language. */
export type Texts = Readonly<Record<string, Message>>

/** A text with its placeholders filled in; numbers as the language writes them. */
export function formatMessage(
  message: Message,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const { count } = values
  const rule = typeof count === 'number' ? new Intl.PluralRules(language).select(count) : 'other'
  const text = typeof message === 'string' ? message : (message[rule] ?? message.other)
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? formatNumber(value, language) : value
  })
}

/** A whole number, grouped as the language does. */
export const formatNumber = (value: number, language: Language): string => new Intl.NumberFormat(language).format(value)

/** A length of time as 4:07 or 1:02:33. @param ms at least 0 */
export const formatDuration = (ms: number): string => durationText(ms / 1000)
