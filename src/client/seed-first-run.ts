import type { Language } from '../shared/constants.ts'
import type { Persistence } from './core/persistence.ts'
import { timeSettings } from './features/clock/index.ts'
import { layFirstDesktop } from './features/home/first-desktop.ts'
import { home } from './features/home/index.ts'
import { selectFirstEngines } from './features/search/first-engines.ts'
import { searchSettings } from './features/search/index.ts'

/** Initial values of a first visit: desktop, search engines and clock of the language. */
export async function seedFirstRun(persistence: Persistence, language: Language): Promise<void> {
  if (!persistence.wasStored(timeSettings)) timeSettings.set(timeSettings.defaults(language), { origin: 'storage' })
  if (!persistence.wasStored(searchSettings)) await selectFirstEngines(language)
  if (!persistence.wasStored(home)) await layFirstDesktop(language)
}
