import { field, on } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'

/** Settings tab 1: how danmaku are shown. */
export const danmakuSettings = defineSettings('danmaku', {
  isShow: field.toggle(false),
  /** Begins with the last ten messages. */
  isRefTen: field.toggle(false, { when: on('isShow') }),
  loop: field.toggle(false, { when: on('isShow') }),
  randomChannel: field.toggle(true, { when: on('isShow') }),
  speeds: field.slider(200, { min: 10, max: 1000, unit: 'px/s', when: on('isShow') }),
  fontSize: field.slider(20, { min: 12, max: 50, when: on('isShow') }),
  top: field.slider(20, { min: 1, max: 100, when: on('isShow') }),
  right: field.slider(66, { min: 1, max: 100, when: on('isShow') }),
  debounce: field.slider(100, { min: 0, max: 1000, unit: 'ms', when: on('isShow') }),
})

/** The sizes of the user's own danmaku, in px. */
export const OWN_SIZES = { min: 12, max: 50 } as const

/** The user's own danmaku. */
export const sendDanmakuSettings = defineSettings('sendDanmaku', {
  fontSize: field.slider(20, OWN_SIZES),
  color: field.color('#ffffff', { alpha: false }),
})
