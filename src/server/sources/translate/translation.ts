import type { TranslationTarget, Translator } from '../../../shared/entities/translation.ts'
import { SourceFailure } from '../source.ts'
import { cleanText } from '../text.ts'

export interface TranslationQuery {
  readonly text: string
  readonly to: TranslationTarget
}

/** A translated text and who translated it. */
export interface Translation {
  readonly text: string
  readonly by: Translator
}

/** A sample of what is asked. */
export const SAMPLE_SENTENCE: TranslationQuery = { text: '你好，世界', to: 'en' }

/** Fields that all translators share. Translations do not age; a day bounds how long a text is remembered. */
export const TRANSLATING = {
  freshSeconds: 24 * 3600,
  timeoutMs: 4000,
  maxBytes: 64 * 1024,
  key: ({ text, to }: TranslationQuery) => `${to} ${text}`,
} as const

/** Characters of a translation that are kept: what is asked for has at most a hundred. */
const MAX_LENGTH = 500

/** What a translator has said, on one line. @throws SourceFailure `empty` without a text */
export function translationOf(text: string, by: Translator): Translation {
  const cleaned = cleanText(text).slice(0, MAX_LENGTH)
  if (cleaned === '') throw new SourceFailure('empty', 'no translation')
  return { text: cleaned, by }
}
