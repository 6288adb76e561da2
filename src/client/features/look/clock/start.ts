import { defineStart } from '../../../core/contribute/start.ts'
import { provideHourCycle } from '../../../core/text/hour-cycle.ts'
import { hourCycleOf } from './model.ts'
import { timeSettings } from './settings.first-frame.ts'

/** Every time of day is written as the clock shows it. */
export default defineStart({
  at: 'documents',
  run() {
    provideHourCycle(hourCycleOf(timeSettings.get()))
    timeSettings.subscribe((now) => provideHourCycle(hourCycleOf(now)))
  },
})
