import type { ControlProps } from '../../ui/form/Row.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { confirmDialog } from '../../ui/overlay/dialog/dialogs.ts'
import { useMessages } from './messages.ts'

/** The motion of windows costs frames: turning it on is asked about (spec section 5). */
export function AnimationSwitch(control: ControlProps<boolean>) {
  const messages = useMessages()
  const turn = async (on: boolean) => {
    const sure = !on || (await confirmDialog({ title: messages('animationQuestion'), text: messages('animationCost') }))
    if (sure) control.onChange(on)
  }
  return <Switch {...control} onChange={(on) => void turn(on)} />
}
