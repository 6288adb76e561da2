import type { Language } from '../shared/constants.ts'
import type { Persistence } from './core/persistence.ts'
import { timeSettings } from './features/clock/index.ts'
import { home } from './features/home/index.ts'
import { searchSettings, selectFirstEngines } from './features/search/index.ts'

/**
 * Initial values by language of what is not stored yet: search engines, a lunar date in Chinese only; and the first
 * desktop where there is no group, also because the stored home could not be read.
 */
export async function seedFirstRun({ wasStored }: Persistence, language: Language): Promise<void> {
  if (!wasStored(timeSettings) && !language.startsWith('zh')) {
    timeSettings.update((now) => ({ ...now, timeLunar: false }), { origin: 'storage' })
  }
  if (!wasStored(searchSettings)) selectFirstEngines(language)
  if (home.get().groups.length === 0) await (await import('./features/home/first-desktop.ts')).layFirstDesktop(language)
}
