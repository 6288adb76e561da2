import { getNetwork, type SiteItem } from '../../../../shared/api/site.ts'
import type { Language } from '../../../../shared/constants.ts'
import { call } from '../../../core/net/call.ts'

type Load = () => Promise<{ readonly default: readonly SiteItem[] }>

/** The catalogue of this build, for a page that has no server or is offline. */
const bundled: Readonly<Record<Language, Load>> = {
  'zh-CN': () => import('virtual:sites/zh-CN'),
  'zh-TW': () => import('virtual:sites/zh-TW'),
  en: () => import('virtual:sites/en'),
  ja: () => import('virtual:sites/ja'),
  ko: () => import('virtual:sites/ko'),
}

/** More than the catalogue has: it is searched here, at every key. */
const ALL = 1000

/** The site catalogue in a language, most popular first; the server's answer is kept for 24 hours. */
export async function loadSites(language: Language): Promise<readonly SiteItem[]> {
  try {
    return (await call(getNetwork, { limit: ALL, locale: language }, { silent: true })).list
  } catch {
    return (await bundled[language]()).default
  }
}
