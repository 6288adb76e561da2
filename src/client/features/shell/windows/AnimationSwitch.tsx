import { ConfirmedSwitch } from '../../../ui/form/choice/ConfirmedSwitch.tsx'
import type { ControlProps } from '../../../ui/form/Row.tsx'
import { useMessages } from './messages.ts'

/** The switch of animated windows, which asks first (spec section 5). */
export function AnimationSwitch(control: ControlProps<boolean>) {
  const messages = useMessages()
  const question = { title: messages('animationQuestion'), text: messages('animationCost') }
  return <ConfirmedSwitch {...control} question={question} />
}
