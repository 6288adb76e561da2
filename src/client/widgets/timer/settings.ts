import { defineSettings, field } from '../../kit/documents.ts'

/** How timers tell of their end, and the plan of the pomodoro. */
export const timerSettings = defineSettings(
  'timer.settings',
  {
    isSound: field.toggle(true),
    /** Only where the browser has allowed it. */
    isNotify: field.toggle(true),
    /** Whether the page's title says what is left. */
    isTitle: field.toggle(true),
    focusMinutes: field.slider(25, { min: 5, max: 90, step: 5, unit: 'minutes' }),
    breakMinutes: field.slider(5, { min: 1, max: 30, unit: 'minutes' }),
    longBreakMinutes: field.slider(15, { min: 5, max: 60, step: 5, unit: 'minutes' }),
    rounds: field.slider(4, { min: 2, max: 8, unit: 'none' }),
    autoStart: field.toggle(false),
  },
  'more',
)
