import { ConfirmedSwitch } from '../../../ui/form/choice/ConfirmedSwitch.tsx'
import type { ControlProps } from '../../../ui/form/Row.tsx'
import { formTab } from '../settings/lazy.ts'
import { useMessages } from './messages.ts'
import { dialogSettings, WINDOW_FACTOR } from './settings.ts'

/** The switch of animated windows, which asks first (spec section 5). */
function AnimationSwitch(control: ControlProps<boolean>) {
  const messages = useMessages()
  const question = { title: messages('animationQuestion'), text: messages('animationCost') }
  return <ConfirmedSwitch {...control} question={question} />
}

export default formTab({
  id: 'dialog',
  number: 11,
  owner: 'windows',
  icon: 'window',
  settings: dialogSettings,
  sections: [
    ['isDialogMac', 'isDialogBtnLeft'],
    ['dialogWidth', 'dialogHeight', 'isDialogSize', 'isDialogPosition'],
    ['dialogRadius', 'dialogOpacity', 'isDialogMask', 'dialogVague', 'dialogMaskVague'],
    ['isDialogAnimation', 'dialogAnimationSpeed'],
  ],
  scaled: ['dialogRadius', 'dialogVague'],
  scaleOf: () => WINDOW_FACTOR,
  custom: { isDialogAnimation: AnimationSwitch },
})
