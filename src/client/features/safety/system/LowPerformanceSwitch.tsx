import { ConfirmedSwitch } from '../../../ui/form/choice/ConfirmedSwitch.tsx'
import type { ControlProps } from '../../../ui/form/Row.tsx'
import { setLowPerformance } from './low-performance.ts'
import { useMessages } from './messages.ts'

/** Low-performance mode: turning it on asks first, turning it off restores what it has turned off. */
export function LowPerformanceSwitch(control: ControlProps<boolean>) {
  const messages = useMessages()
  const question = { title: messages('lowPerformanceQuestion'), text: messages('lowPerformanceCost') }
  const onReset = control.onReset === undefined ? undefined : () => setLowPerformance(false)
  return <ConfirmedSwitch {...control} question={question} onReset={onReset} onChange={setLowPerformance} />
}
