import { field, on } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'

/** Faces of the clock's figures; `auto` is Genkan Figures, the others are system faces (`fonts.ts`). */
export const TIME_FONTS = ['auto', 'system', 'rounded', 'serif', 'slab', 'mono', 'condensed'] as const

const fields = {
  isTime: field.toggle(true),
  timeSize: field.slider(70, { min: 30, max: 130, when: on('isTime') }),
  timeTop: field.slider(50, { min: 0, max: 130, when: on('isTime') }),
  timeDay: field.toggle(true, { when: on('isTime') }),
  timeWeek: field.toggle(true, { when: on('isTime') }),
  /** Off by default in English, Japanese and Korean. */
  timeLunar: field.toggle(true, { when: on('isTime') }),
  timeGreeting: field.toggle(true, { when: on('isTime') }),
  timeSecond: field.toggle(false, { when: on('isTime') }),
  time24: field.toggle(true, { when: on('isTime') }),
  timeBold: field.toggle(false, { when: on('isTime') }),
  timeFont: field.select('auto', TIME_FONTS, { when: on('isTime') }),
  /** Empty follows the wallpaper. */
  timeColor: field.color('', { when: on('isTime') }),
  timeBoxShadow: field.shadow('', { when: on('isTime') }),
}

/** Settings tab 2: the time block. */
export const timeSettings = defineSettings('time', fields, 'seting', (language) => ({
  timeLunar: language.startsWith('zh'),
}))
