import type { Language } from '../../shared/constants.ts'
import { type Catalog, setLanguage } from '../core/text/i18n.ts'

type Load = () => Promise<{ readonly default: Catalog }>

const home: Readonly<Record<Language, Load>> = {
  'zh-CN': () => import('./zh-CN.home.ts'),
  'zh-TW': () => import('./zh-TW.home.ts'),
  en: () => import('./en.home.ts'),
  ja: () => import('./ja.home.ts'),
  ko: () => import('./ko.home.ts'),
}

const rest: Readonly<Record<Language, Load>> = {
  'zh-CN': () => import('./zh-CN.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
  en: () => import('./en.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
}

/** Switches to a language with the texts of the first frame. */
export async function loadHomeMessages(language: Language): Promise<void> {
  setLanguage(language, (await home[language]()).default)
}

/** Adds all other texts of a language. */
export async function loadAllMessages(language: Language): Promise<void> {
  setLanguage(language, (await rest[language]()).default, true)
}
