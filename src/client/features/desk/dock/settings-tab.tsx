import { DistortSwitch } from '../../../ui/form/choice/ConfirmedSwitch.tsx'
import { formTab } from '../../shell/settings/lazy.ts'
import { BLUR_FACTOR, dockScale } from './model.ts'
import { dockSettings } from './settings.ts'

export default formTab({
  id: 'dock',
  number: 10,
  owner: 'dock',
  icon: 'dock',
  desktopOnly: true,
  settings: dockSettings,
  sections: [
    ['isDock', 'isDockAnimation'],
    ['dockIconSize', 'dockIconRadius', 'dockGap'],
    ['dockOpacity', 'isDockGlass', 'dockFilter', 'isDockGlassDistort', 'isDockBgByWallpaper', 'dockBoxShadow'],
  ],
  hints: ['isDockAnimation', 'isDockGlassDistort'],
  scaled: ['dockIconSize', 'dockIconRadius', 'dockGap', 'dockFilter'],
  scaleOf: ({ scale }, key) => (key === 'dockFilter' ? BLUR_FACTOR : dockScale(scale)),
  custom: { isDockGlassDistort: DistortSwitch },
})
