import type { Language } from '../../shared/constants.ts'
import { languageOfTag } from '../../shared/lib/text/language-of-tag.ts'
import en from './locales/en.json' with { type: 'json' }
import ja from './locales/ja.json' with { type: 'json' }
import ko from './locales/ko.json' with { type: 'json' }
import zhCN from './locales/zh-CN.json' with { type: 'json' }
import zhTW from './locales/zh-TW.json' with { type: 'json' }

type TextKey = keyof typeof zhCN
const catalogs: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = {
  en,
  ja,
  ko,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
}

/** A text of the popup, with its `{place}` filled in. */
export type Texts = (key: TextKey, place?: string) => string

/** The texts in a language. */
export const textsIn =
  (language: Language): Texts =>
  (key, place = '') =>
    catalogs[language][key].replace('{place}', () => place)

/** The page's language, else the browser's. @param ofPage a tag, or empty before there was a page */
export const languageFor = (ofPage: string): Language =>
  [ofPage, ...navigator.languages].map(languageOfTag).find((one) => one !== undefined) ?? 'en'
