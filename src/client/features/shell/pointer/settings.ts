import * as v from 'valibot'
import { field, repairBySchema } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'

const text = v.pipe(v.string(), v.maxLength(4000))
const hotSpot = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(128))
const cursorSchema = v.strictObject({
  id: text,
  title: text,
  default: text,
  pointer: text,
  d_x: hotSpot,
  d_y: hotSpot,
  p_x: hotSpot,
  p_y: hotSpot,
})

/** Settings tab 13: the mouse cursor; an empty id is the system's. The numbers are the hot spots of both images. */
export const mouseSettings = defineSettings('mouse', {
  cursorData: field.value(
    { id: '', title: '', default: '', pointer: '', d_x: 0, d_y: 0, p_x: 0, p_y: 0 },
    repairBySchema(cursorSchema),
  ),
})
