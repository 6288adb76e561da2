import type { ControlProps } from '../../ui/form/Row.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { TextRow } from '../../ui/form/TextRow.tsx'
import { confirmDialog } from '../../ui/overlay/dialog/dialogs.ts'
import { useMessages } from './all-messages.ts'

/** Distortion costs frames: turning it on is asked about (spec section 5). */
export function DistortSwitch(control: ControlProps<boolean>) {
  const messages = useMessages()
  const turn = async (on: boolean) => {
    const sure = !on || (await confirmDialog({ title: messages('distortQuestion'), text: messages('distortCost') }))
    if (sure) control.onChange(on)
  }
  return <Switch {...control} onChange={(on) => void turn(on)} />
}

/** What stands in the empty box; while nothing of the user's does, the language's own. */
export function PlaceholderRow(control: ControlProps<string>) {
  const messages = useMessages()
  return <TextRow {...control} max={50} placeholder={messages('placeholder')} />
}
