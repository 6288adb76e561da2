import { menuSettings } from '../settings.ts'
import { type ArrangedEntry, completed } from './arrangement.ts'

/** The user's arrangement of the right-click menu, with the entries that are newer than it. */
export const currentArrangement = (): readonly ArrangedEntry[] =>
  completed(menuSettings.get().contextmenusConfig, menuSettings.initial.contextmenusConfig)
