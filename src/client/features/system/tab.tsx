import { history } from '../../core/history.ts'
import { formTab, type Tab } from '../../ui/form/tab.tsx'
import { themeSettings } from '../theme/index.ts'
import { LowPerformanceSwitch } from './LowPerformanceSwitch.tsx'
import { setLowPerformance } from './low-performance.ts'
import { Resets } from './Resets.tsx'
import { Transfers } from './Transfers.tsx'

const form = formTab({
  id: 'system',
  number: 8,
  owner: 'system',
  icon: 'shield',
  settings: themeSettings,
  sections: [['locale'], ['isLowPerformance']],
  hints: ['isLowPerformance'],
  custom: { isLowPerformance: LowPerformanceSwitch },
})

/** Language and performance, then what is no setting. */
const tab: Tab = {
  ...form,
  draw: () => (
    <>
      {form.draw()}
      <Transfers />
      <Resets />
    </>
  ),
  // low-performance mode ends with what it has turned off
  reset: () =>
    history.transact(() => {
      if (themeSettings.get().isLowPerformance) setLowPerformance(false)
      return form.reset?.() ?? false
    }),
}

export default tab
