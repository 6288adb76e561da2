import type { Language } from '../../../shared/constants.ts'
import { searchSettings } from './settings.ts'

/** On a first visit: the three engines that the language knows best. Neither stored nor undone until the user chooses. */
export async function selectFirstEngines(language: Language): Promise<void> {
  const { firstEngines } = await import('./engines.ts')
  const searchSelectEnginesList = firstEngines(language)
  searchSettings.update((now) => ({ ...now, searchSelectEnginesList }), { origin: 'storage' })
}
