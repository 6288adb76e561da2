import { formTab } from '../settings/lazy.ts'
import { AnimationSwitch } from './AnimationSwitch.tsx'
import { dialogSettings, WINDOW_FACTOR } from './settings.ts'

export default formTab({
  id: 'dialog',
  number: 11,
  owner: 'windows',
  icon: 'window',
  desktopOnly: true,
  settings: dialogSettings,
  sections: [
    ['isDialogMac', 'isDialogBtnLeft'],
    ['dialogWidth', 'dialogHeight', 'isDialogSize', 'isDialogPosition'],
    ['dialogRadius', 'dialogOpacity', 'dialogVague', 'isDialogMask', 'dialogMaskVague'],
    ['isDialogAnimation', 'dialogAnimationSpeed'],
  ],
  scaled: ['dialogRadius', 'dialogVague'],
  scaleOf: () => WINDOW_FACTOR,
  custom: { isDialogAnimation: AnimationSwitch },
})
