import type { Language } from '../../../../shared/constants.ts'
import type { Home } from '../../../../shared/entities/item.ts'
import { showIcon } from '../../../core/page/icon-urls.ts'
import { isSnapshotShown } from '../../../core/page/replace-first-frame.ts'
import { firstIcons } from '../../data/built-icons/lazy.ts'
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

/**
 * Shows the first desktop of a language, its icons as the build has drawn them. It is neither stored nor undoable until
 * the user's first change.
 */
export async function layFirstDesktop(language: Language): Promise<void> {
  const areIconsStored = isSnapshotShown() // by the visit that captured it
  const [desktop, icons] = await Promise.all([firstDesktop(language), areIconsStored ? {} : firstIcons(language)])
  for (const [address, icon] of Object.entries(icons)) showIcon(address, icon)
  home.set(desktop, { origin: 'storage' })
}

/** The first desktop of a language, composed for this screen. */
export async function firstDesktop(language: Language): Promise<Home> {
  return composeDesktop((await plans[language]()).default, readRoom())
}
