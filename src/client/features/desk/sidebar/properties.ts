import { defineProperties } from '../../../core/contribute/properties.ts'
import { sidebarSettings } from './settings.ts'

/** The pager's dots are at the edge opposite of the sidebar. */
export default defineProperties('sidebar', [sidebarSettings], () => {
  const isRight = sidebarSettings.get().isSidebarRight
  return { '--gk-dots-left': isRight ? '12px' : '', '--gk-dots-right': isRight ? 'auto' : '' }
})
