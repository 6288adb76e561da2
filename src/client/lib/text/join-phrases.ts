import type { Language } from '../../../shared/constants.ts'

const COMMAS: Readonly<Record<Language, string>> = { 'zh-CN': '，', 'zh-TW': '，', ja: '、', en: ', ', ko: ', ' }

/** Strings phrases together as a language does; empty and missing ones are left out. No list of names: see `Intl`. */
export const joinPhrases = (phrases: readonly (string | undefined)[], language: Language): string =>
  phrases.filter(Boolean).join(COMMAS[language])
