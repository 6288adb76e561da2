import type { ControlProps } from '../../ui/form/Row.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { confirmDialog } from '../../ui/overlay/dialog/dialogs.ts'
import { setLowPerformance } from './low-performance.ts'
import { useMessages } from './messages.ts'

/** Low-performance mode: turning it on asks first, turning it off restores what it has turned off. */
export function LowPerformanceSwitch(control: ControlProps<boolean>) {
  const messages = useMessages()
  const turn = async (isOn: boolean) => {
    const question = { title: messages('lowPerformanceQuestion'), text: messages('lowPerformanceCost') }
    if (!isOn || (await confirmDialog(question))) setLowPerformance(isOn)
  }
  const onReset = control.onReset === undefined ? undefined : () => setLowPerformance(false)
  return <Switch {...control} onReset={onReset} onChange={(isOn) => void turn(isOn)} />
}
