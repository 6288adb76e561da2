import type { Language } from '../../shared/constants.ts'
import { type CatalogFiles, joinCatalog, setLanguage } from '../core/text/i18n.ts'

type Load = () => Promise<{ readonly default: CatalogFiles }>

const firstFrame: Readonly<Record<Language, Load>> = {
  'zh-CN': () => import('virtual:messages/zh-CN.first-frame'),
  'zh-TW': () => import('virtual:messages/zh-TW.first-frame'),
  en: () => import('virtual:messages/en.first-frame'),
  ja: () => import('virtual:messages/ja.first-frame'),
  ko: () => import('virtual:messages/ko.first-frame'),
}

const rest: Readonly<Record<Language, Load>> = {
  'zh-CN': () => import('virtual:messages/zh-CN'),
  'zh-TW': () => import('virtual:messages/zh-TW'),
  en: () => import('virtual:messages/en'),
  ja: () => import('virtual:messages/ja'),
  ko: () => import('virtual:messages/ko'),
}

/** Switches to a language with the texts of the first frame. */
export async function loadFirstFrameMessages(language: Language): Promise<void> {
  setLanguage(language, joinCatalog((await firstFrame[language]()).default))
}

/** Adds all other texts of a language. */
export async function loadAllMessages(language: Language): Promise<void> {
  setLanguage(language, joinCatalog((await rest[language]()).default), true)
}
