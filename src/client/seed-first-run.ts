import type { Language } from '../shared/constants.ts'
import type { Persistence } from './core/persistence.ts'
import { timeSettings } from './features/clock/index.ts'
import { home } from './features/home/index.ts'
import { searchSettings, selectFirstEngines } from './features/search/index.ts'

/** Initial values by language of what is not stored yet: desktop, search engines and clock. */
export async function seedFirstRun({ wasStored }: Persistence, language: Language): Promise<void> {
  if (!wasStored(timeSettings)) timeSettings.set(timeSettings.defaults(language), { origin: 'storage' })
  if (!wasStored(searchSettings)) selectFirstEngines(language)
  if (!wasStored(home)) await (await import('./features/home/first-desktop.ts')).layFirstDesktop(language)
}
