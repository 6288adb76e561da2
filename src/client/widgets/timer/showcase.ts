import { defineShowcase, sampleOf } from '../../kit/widget.ts'
import { timerRuns, timers } from './document.ts'
import type { Timer } from './model.ts'

const MINUTE_MS = 60_000
const TIMER: Timer = { id: 'sample', name: '', lengthMs: 15 * MINUTE_MS }

/** A timer that stands half-way: a preview counts nothing. */
export default defineShowcase('timer', {
  samples: [
    sampleOf(timers, () => ({ timers: [TIMER], tiles: {} })),
    sampleOf(timerRuns, () => ({
      ...timerRuns.initial,
      timers: { sample: { lengthMs: TIMER.lengthMs, leftMs: 9.5 * MINUTE_MS, startedAt: null, device: '' } },
    })),
  ],
})
