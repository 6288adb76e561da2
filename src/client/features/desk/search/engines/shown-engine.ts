import { engineInUse } from '../model.ts'
import { searchSettings } from '../settings.first-frame.ts'
import { engineIcon } from './engine-icon.ts'

/** The address of the icon in the box. */
export function shownEngineIcon(): string {
  const { searchSelectEnginesList, searchEnginesIndex } = searchSettings.get()
  return engineIcon(engineInUse(searchSelectEnginesList, searchEnginesIndex) ?? '')
}
