import type { Language } from '../shared/constants.ts'
import type { Keeper } from './core/keeper.ts'
import { timeSettings } from './features/clock/index.ts'
import { layFirstDesktop } from './features/groups/first-desktop.ts'
import { home } from './features/groups/index.ts'
import { selectFirstEngines } from './features/search/first-engines.ts'
import { searchSettings } from './features/search/index.ts'

/** On a first visit: desktop and engines of the language, and no lunar date where it is not read. */
export async function greet(keeper: Keeper, language: Language): Promise<void> {
  if (!keeper.had(timeSettings) && !language.startsWith('zh')) {
    timeSettings.update((now) => ({ ...now, timeLunar: false }), { origin: 'storage' })
  }
  if (!keeper.had(searchSettings)) await selectFirstEngines(language)
  if (!keeper.had(home)) await layFirstDesktop(language)
}
