import type { Language } from '../../constants.ts'
import type { TranslationTarget } from '../../entities/translation.ts'

/** The language of a text, as far as its script tells; traditional characters are not told apart. */
export type WrittenIn = 'zh' | 'en' | 'ja' | 'ko'

/** From which language a text is translated into which. */
export interface TranslationDirection {
  readonly from: WrittenIn
  readonly to: TranslationTarget
}

/** The language that a text is written in, by its script; undefined without letters. Han alone is Chinese. */
export function writtenIn(text: string): WrittenIn | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  if (/\p{Script=Han}/u.test(text)) return 'zh'
  return /\p{Letter}/u.test(text) ? 'en' : undefined
}

const TARGETS: Readonly<Record<Language, TranslationTarget>> = {
  'zh-CN': 'zh',
  'zh-TW': 'zh-TW',
  en: 'en',
  ja: 'ja',
  ko: 'ko',
}

/**
 * How the search box translates a text: into the user's language; what is in it, Chinese above all, into English, and
 * English into Chinese (spec section 5). Han alone may be Japanese for users of that language.
 * @returns undefined without letters
 */
export function translationDirection(text: string, language: Language): TranslationDirection | undefined {
  const from = writtenIn(text)
  if (from === undefined) return undefined
  const isOwn = language.startsWith(from) || (language === 'ja' && from === 'zh')
  if (!isOwn) return { from, to: TARGETS[language] }
  return { from: language === 'ja' ? 'ja' : from, to: from === 'en' ? 'zh' : 'en' }
}
