import type { Unshown } from '../../core/settings.ts'
import type { sidebarSettings } from './settings.ts'

/** The fields that no tab shows. */
export default {
  sidebar: {
    isSidebarGlassDistort: 'distorting glass in the sidebar does not exist yet',
  } satisfies Unshown<typeof sidebarSettings>,
}
