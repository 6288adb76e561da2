import * as v from 'valibot'
import { LANGUAGES } from '../constants.ts'

/** Lines at most that tell what a version has brought (decision 0072). */
export const UPDATE_LINES = 5

const lines = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))),
  v.minLength(1),
  v.maxLength(UPDATE_LINES),
)

/** A file `catalog/updates/VERSION.json`: the day of the release (ISO), and what it has brought in each language. */
export const packedUpdateSchema = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  lines: v.strictObject(v.entriesFromList(LANGUAGES, lines)),
})
export type PackedUpdate = Readonly<v.InferOutput<typeof packedUpdateSchema>>
