import type { Language } from './constants.ts'

/** What the product knows of a language, apart from its texts. */
export interface LanguageTraits {
  /** Its name, as its speakers call it. */
  readonly name: string
  /** The tag with its region: Bing's markets and the texts of React Aria. */
  readonly regional: string
  /** The tag of its texts in Excalidraw. */
  readonly excalidraw: string
  /** ISO 15924; `Jpan` is Han and kana. */
  readonly script: 'Hans' | 'Hant' | 'Latn' | 'Jpan' | 'Kore'
  /** The marks around a quotation. */
  readonly quotes: '「」' | '“”'
}

/** A row for each of `LANGUAGES`. It is not in the entry: what the first frame needs stands beside its code. */
export const LANGUAGE_TABLE: Readonly<Record<Language, LanguageTraits>> = {
  'zh-CN': { name: '简体中文', regional: 'zh-CN', excalidraw: 'zh-CN', script: 'Hans', quotes: '「」' },
  'zh-TW': { name: '繁體中文', regional: 'zh-TW', excalidraw: 'zh-TW', script: 'Hant', quotes: '「」' },
  en: { name: 'English', regional: 'en-US', excalidraw: 'en', script: 'Latn', quotes: '“”' },
  ja: { name: '日本語', regional: 'ja-JP', excalidraw: 'ja-JP', script: 'Jpan', quotes: '「」' },
  ko: { name: '한국어', regional: 'ko-KR', excalidraw: 'ko-KR', script: 'Kore', quotes: '“”' },
}

/** Whether readers of a language read Chinese characters. */
export const readsHan = (language: Language): boolean => /^(?:Han[st]|Jpan)$/.test(LANGUAGE_TABLE[language].script)
