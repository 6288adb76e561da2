import type { ControlProps } from '../../ui/form/Row.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { TextRow } from '../../ui/form/TextRow.tsx'
import { confirmDialog } from '../../ui/overlay/dialog/dialogs.ts'
import { useAllMessages } from './all-messages.ts'
import { searchSettings } from './settings.ts'

/** Distortion costs frames: turning it on asks for confirmation (spec section 5). */
export function DistortSwitch(control: ControlProps<boolean>) {
  const messages = useAllMessages()
  const toggle = async (on: boolean) => {
    const isConfirmed =
      !on || (await confirmDialog({ title: messages('distortQuestion'), text: messages('distortCost') }))
    if (isConfirmed) control.onChange(on)
  }
  return <Switch {...control} onChange={(on) => void toggle(on)} />
}

/** The placeholder of the box; empty is the language's default. */
export function PlaceholderRow(control: ControlProps<string>) {
  const messages = useAllMessages()
  return (
    <TextRow {...control} max={searchSettings.fields.searchPlaceholder.max} placeholder={messages('placeholder')} />
  )
}
