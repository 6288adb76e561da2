import * as v from 'valibot'
import { defineDocument, repairBySchema } from '../../kit/documents.ts'
import { isPlainObject } from '../../kit/rules.ts'
import { type Burner, COLD, STICKS, UNLIT } from './model.ts'

const readStick = repairBySchema(
  v.object({
    num: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    time: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
  }),
)

/** The burner, the same on all tiles. What is damaged of it is a stick not lit. Not undoable: nothing burns backwards. */
export const buddha = defineDocument<Burner>({
  id: 'buddha',
  section: 'more',
  travels: 'account',
  merge: { each: 'later' },
  undoable: false,
  initial: COLD,
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no burner' }
      const list: readonly unknown[] = Array.isArray(input.buddhaData) ? input.buddhaData : []
      const sticks = Array.from({ length: STICKS }, (_, at) => readStick(list[at]))
      return {
        ok: true,
        value: { buddhaData: sticks.map((stick) => stick ?? UNLIT), sound: input.sound === true },
        repaired: sticks.flatMap((stick, at) => (stick === undefined ? [`buddhaData.${at}`] : [])),
      }
    },
  },
})
