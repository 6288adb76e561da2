import { DistortSwitch } from '../../../ui/form/choice/ConfirmedSwitch.tsx'
import { formTab } from '../../shell/settings/lazy.ts'
import { sidebarSettings } from './settings.ts'
import { chromeScale } from './side-insets.ts'

export default formTab({
  id: 'sidebar',
  number: 7,
  owner: 'sidebar',
  icon: 'sidePanel',
  desktopOnly: true,
  settings: sidebarSettings,
  sections: [
    ['isSidebarAutoHide', 'isSidebarRight', 'isSidebarName'],
    ['sidebarWidth', 'sidebarDistance', 'sidebarOpacity'],
    ['isSidebarGlass', 'isSidebarGlassDistort', 'isSidebarBgByWallpaper'],
  ],
  hints: ['isSidebarAutoHide', 'isSidebarGlassDistort'],
  scaled: ['sidebarWidth'],
  scaleOf: ({ scale }) => chromeScale(scale),
  custom: { isSidebarGlassDistort: DistortSwitch },
})
