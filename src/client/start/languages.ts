import type { Language } from '../../shared/constants.ts'
import { type CatalogFiles, joinCatalog, setLanguage } from '../core/text/i18n.ts'

type Load = () => Promise<{ readonly default: CatalogFiles }>

const home: Readonly<Record<Language, Load>> = {
  'zh-CN': () => import('virtual:messages/zh-CN.home'),
  'zh-TW': () => import('virtual:messages/zh-TW.home'),
  en: () => import('virtual:messages/en.home'),
  ja: () => import('virtual:messages/ja.home'),
  ko: () => import('virtual:messages/ko.home'),
}

const rest: Readonly<Record<Language, Load>> = {
  'zh-CN': () => import('virtual:messages/zh-CN'),
  'zh-TW': () => import('virtual:messages/zh-TW'),
  en: () => import('virtual:messages/en'),
  ja: () => import('virtual:messages/ja'),
  ko: () => import('virtual:messages/ko'),
}

/** Switches to a language with the texts of the first frame. */
export async function loadHomeMessages(language: Language): Promise<void> {
  setLanguage(language, joinCatalog((await home[language]()).default))
}

/** Adds all other texts of a language. */
export async function loadAllMessages(language: Language): Promise<void> {
  setLanguage(language, joinCatalog((await rest[language]()).default), true)
}
