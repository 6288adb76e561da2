import { themeSettings } from '../../theme/index.ts'
import { indexOfGroup, showGroup } from './current-group.ts'

/** Shows a group wherever the page is: minimal mode, which hides the groups, is left. */
export function showOnHome(group: string): void {
  showGroup(indexOfGroup(group))
  if (themeSettings.get().isMinimalism) themeSettings.update((now) => ({ ...now, isMinimalism: false }))
}
