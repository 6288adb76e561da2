import orders from '../../../../../../catalog/engine-order.json' with { type: 'json' }
import type { Language } from '../../../../../shared/constants.ts'
import { searchSettings } from '../settings.first-frame.ts'

/** The initial selection of a language: the first three of its order. */
export const firstEngines = (language: Language): readonly string[] => orders[language].slice(0, 3)

/** First visit: selects the language's engines, not stored and not undoable until the user changes them. */
export function selectFirstEngines(language: Language, origin: 'storage' | 'local' = 'storage'): void {
  searchSettings.update((now) => ({ ...now, searchSelectEnginesList: firstEngines(language) }), { origin })
}
