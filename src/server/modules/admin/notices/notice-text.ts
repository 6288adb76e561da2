import type { NoticeText } from '../../../../shared/api/notices.ts'
import { LANGUAGES, type Language } from '../../../../shared/constants.ts'

/** Whose text is the best for readers of a language that has none of its own. */
const NEAREST: Readonly<Record<Language, readonly Language[]>> = {
  'zh-CN': ['zh-TW', 'en'],
  'zh-TW': ['zh-CN', 'en'],
  en: ['zh-CN'],
  ja: ['en', 'zh-CN'],
  ko: ['en', 'zh-CN'],
}

/** A notice for readers of a language. */
export function noticeIn(text: NoticeText, language: Language): string {
  if (typeof text === 'string') return text
  const found = [language, ...NEAREST[language], ...LANGUAGES].find((one) => text[one] !== undefined)
  return (found && text[found]) ?? ''
}
