import type { Language } from '../../../../shared/constants.ts'
import type { Home } from '../../../../shared/entities/item.ts'
import { home } from '../../data/home/index.ts'
import { composeDesktop, type DesktopPlan } from './model.ts'
import { readRoom } from './room.ts'

type Load = () => Promise<{ readonly default: DesktopPlan }>

/** Generated at build time from the catalog, one per language. */
const plans: Readonly<Record<Language, Load>> = {
  'zh-CN': () => import('virtual:first-desktop/zh-CN'),
  'zh-TW': () => import('virtual:first-desktop/zh-TW'),
  en: () => import('virtual:first-desktop/en'),
  ja: () => import('virtual:first-desktop/ja'),
  ko: () => import('virtual:first-desktop/ko'),
}

/** Shows the first desktop of a language. It is neither stored nor undoable until the user's first change. */
export async function layFirstDesktop(language: Language): Promise<void> {
  home.set(await firstDesktop(language), { origin: 'storage' })
}

/** The first desktop of a language, composed for this screen. */
export async function firstDesktop(language: Language): Promise<Home> {
  return composeDesktop((await plans[language]()).default, readRoom())
}
