import { field, half, on } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'

/** The radius of a dock icon in px, that of the dock's shell of 22 less its padding; what is stored without one has 8. */
const ICON_RADIUS = 12

const fields = {
  isDock: field.toggle(true),
  dockIconSize: field.slider(45, { min: 15, max: 80, when: on('isDock') }),
  dockIconRadius: field.slider(8, { min: 0, max: half('dockIconSize'), when: on('isDock') }),
  dockGap: field.slider(10, { min: 0, max: 30, when: on('isDock') }),
  dockOpacity: field.slider(75, { min: 0, max: 100, unit: 'percent', when: on('isDock') }),
  dockFilter: field.slider(10, { min: 0, max: 16, when: on('isDock') }),
  dockBoxShadow: field.shadow('', { when: on('isDock') }),
  isDockGlass: field.toggle(true, { when: on('isDock') }),
  isDockGlassDistort: field.toggle(false, { when: on('isDockGlass'), stays: true }),
  isDockAnimation: field.toggle(true, { when: on('isDock'), stays: true }),
  isDockBgByWallpaper: field.toggle(false, { when: on('isDock') }),
}

/** Settings tab 10: the dock (desktop). */
export const dockSettings = defineSettings('dock', fields, 'seting', () => ({ dockIconRadius: ICON_RADIUS }))
