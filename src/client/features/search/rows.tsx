import { confirmDialog } from '../../ui/dialogs.ts'
import type { ControlProps } from '../../ui/form/Row.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { TextRow } from '../../ui/form/TextRow.tsx'
import { useWords } from './words-all.ts'

/** Distortion costs frames: turning it on is asked about (spec section 5). */
export function DistortSwitch(control: ControlProps<boolean>) {
  const words = useWords()
  const turn = async (on: boolean) => {
    const sure = !on || (await confirmDialog({ title: words('distortQuestion'), text: words('distortCost') }))
    if (sure) control.onChange(on)
  }
  return <Switch {...control} onChange={(on) => void turn(on)} />
}

/** What stands in the empty box; while nothing of the user's does, the language's own. */
export function PlaceholderRow(control: ControlProps<string>) {
  const words = useWords()
  return <TextRow {...control} max={50} placeholder={words('placeholder')} />
}
