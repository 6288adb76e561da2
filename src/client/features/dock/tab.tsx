import { formTab } from '../../ui/form/tab.tsx'
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
    ['dockOpacity', 'isDockGlass', 'dockFilter', 'isDockBgByWallpaper', 'dockBoxShadow'],
  ],
  hints: ['isDockAnimation'],
})
