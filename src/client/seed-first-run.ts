import type { Language } from '../shared/constants.ts'
import type { Persistence } from './core/persistence.ts'
import { timeSettings } from './features/clock/index.ts'
import { layFirstDesktop } from './features/home/first-desktop.ts'
import { home } from './features/home/index.ts'
import { selectFirstEngines } from './features/search/first-engines.ts'
import { searchSettings } from './features/search/index.ts'

/** Initial values of a first visit: desktop and search engines of the language, a lunar date in Chinese only. */
export async function seedFirstRun(persistence: Persistence, language: Language): Promise<void> {
  if (!persistence.wasStored(timeSettings) && !language.startsWith('zh')) {
    timeSettings.update((now) => ({ ...now, timeLunar: false }), { origin: 'storage' })
  }
  if (!persistence.wasStored(searchSettings)) await selectFirstEngines(language)
  if (!persistence.wasStored(home)) await layFirstDesktop(language)
}
