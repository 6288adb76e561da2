import { field, on } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'

/** Settings tab 7: the sidebar (desktop). */
export const sidebarSettings = defineSettings('sidebar', {
  isSidebarAutoHide: field.toggle(false),
  isSidebarRight: field.toggle(false),
  isSidebarName: field.toggle(true),
  sidebarWidth: field.slider(40, { min: 20, max: 100 }),
  sidebarDistance: field.slider(10, { min: 0, max: 50 }),
  sidebarOpacity: field.slider(75, { min: 0, max: 100, unit: 'percent' }),
  isSidebarGlass: field.toggle(true),
  isSidebarGlassDistort: field.toggle(false, { when: on('isSidebarGlass'), stays: true }),
  isSidebarBgByWallpaper: field.toggle(false),
})
