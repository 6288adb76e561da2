import type { ControlProps } from '../../ui/form/Row.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { confirmDialog } from '../../ui/overlay/dialog/dialogs.ts'
import { useMessages } from './messages.ts'

/** Animated windows cost frames: turning the animation on asks for confirmation (spec section 5). */
export function AnimationSwitch(control: ControlProps<boolean>) {
  const messages = useMessages()
  const toggle = async (on: boolean) => {
    const isConfirmed =
      !on || (await confirmDialog({ title: messages('animationQuestion'), text: messages('animationCost') }))
    if (isConfirmed) control.onChange(on)
  }
  return <Switch {...control} onChange={(on) => void toggle(on)} />
}
