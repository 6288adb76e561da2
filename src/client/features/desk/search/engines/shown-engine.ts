import { engineInUse } from '../model.ts'
import { searchSettings } from '../settings.first-frame.ts'

/** The address of an engine's icon; empty for the user's own, which shows a letter. */
export const engineIcon = (key: string): string => (key.startsWith('own-') ? '' : `/icons/engines/${key}.svg`)

/** The address of the icon in the box. */
export function shownEngineIcon(): string {
  const { searchSelectEnginesList, searchEnginesIndex } = searchSettings.get()
  return engineIcon(engineInUse(searchSelectEnginesList, searchEnginesIndex) ?? '')
}
