import { useMessages } from '../../messages.ts'
import { confirmDialog } from '../../overlay/dialog/dialogs.ts'
import type { ControlProps } from '../Row.tsx'
import { Switch } from './Switch.tsx'

interface ConfirmedSwitchProps extends ControlProps<boolean> {
  readonly question: { readonly title: string; readonly text: string }
}

/** A switch that asks before it is turned on: what it turns on costs frames. */
export function ConfirmedSwitch({ question, ...control }: ConfirmedSwitchProps) {
  const turn = async (on: boolean) => {
    if (!on || (await confirmDialog(question))) control.onChange(on)
  }
  return <Switch {...control} onChange={(on) => void turn(on)} />
}

/** The switch of glass that refracts, which asks first (spec section 5). */
export function DistortSwitch(control: ControlProps<boolean>) {
  const messages = useMessages()
  const question = { title: messages('distortQuestion'), text: messages('distortCost') }
  return <ConfirmedSwitch {...control} question={question} />
}
