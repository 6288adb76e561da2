import { field, on } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'
import { characterIds, DRESSES } from './characters/ids.ts'

/** Settings tab 6: the mascot. `right` and `bottom` are its distance in px from the edges that are nearest (corner.ts). */
export const live2dSettings = defineSettings('live2d', {
  isShow: field.toggle(false),
  character: field.select('cat', characterIds, { when: on('isShow') }),
  /** A Live2D model that the server offers; where it cannot be shown the character is. Empty for none. */
  model: field.text('', { max: 255, when: on('isShow') }),
  dress: field.select(0, DRESSES, { when: on('isShow') }),
  isMove: field.toggle(true, { when: on('isShow') }),
  isToolLeft: field.toggle(true, { when: on('isShow') }),
  scale: field.slider(1, { min: 0.1, max: 3, step: 0.1, unit: 'times', when: on('isShow') }),
  isTalking: field.toggle(true, { when: on('isShow') }),
  right: field.slider(0, { min: -10_000, max: 10_000, when: on('isShow'), stays: true }),
  bottom: field.slider(0, { min: -10_000, max: 10_000, when: on('isShow'), stays: true }),
})
