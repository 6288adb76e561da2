import * as v from 'valibot'
import { field, repairBySchema } from '../../core/field.ts'
import { defineSettings } from '../../core/settings.ts'

const word = v.pipe(v.string(), v.maxLength(4000))
const spot = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(128))
const cursorSchema = v.strictObject({
  id: word,
  title: word,
  default: word,
  pointer: word,
  d_x: spot,
  d_y: spot,
  p_x: spot,
  p_y: spot,
})

/** Settings tab 13: the mouse cursor; an empty id is the system's own. The numbers are the hot spots of both pictures. */
export const mouseSettings = defineSettings('mouse', {
  cursorData: field.value(
    { id: '', title: '', default: '', pointer: '', d_x: 0, d_y: 0, p_x: 0, p_y: 0 },
    repairBySchema(cursorSchema),
  ),
})
