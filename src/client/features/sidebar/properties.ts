import { defineProperties } from '../../core/properties.ts'
import { sidebarSettings } from './settings.ts'

/** The dots of the pages stand at the edge that the sidebar leaves free. */
export default defineProperties('sidebar', [sidebarSettings], () => {
  const taken = sidebarSettings.get().isSidebarRight
  return { '--gk-dots-left': taken ? '12px' : '', '--gk-dots-right': taken ? 'auto' : '' }
})
