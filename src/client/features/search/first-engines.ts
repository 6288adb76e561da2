import type { Language } from '../../../shared/constants.ts'
import { searchSettings } from './settings.ts'

/** First visit: selects the language's three engines, not stored and not undoable until the user changes them. */
export async function selectFirstEngines(language: Language): Promise<void> {
  const { firstEngines } = await import('./engines.ts')
  const searchSelectEnginesList = firstEngines(language)
  searchSettings.update((now) => ({ ...now, searchSelectEnginesList }), { origin: 'storage' })
}
