import type { Language } from '../../../../../shared/constants.ts'
import type { Lines } from './choose-line.ts'

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Lines }>>> = {
  'zh-CN': () => import('./lines/zh-CN.json'),
  'zh-TW': () => import('./lines/zh-TW.json'),
  en: () => import('./lines/en.json'),
  ja: () => import('./lines/ja.json'),
  ko: () => import('./lines/ko.json'),
}

/** What is said in a language. */
export const loadLines = async (language: Language): Promise<Lines> => (await LOADERS[language]()).default
