import * as v from 'valibot'
import { IMAGE_FAILURES, PICTURE_FITS } from '../../core/ports/images.ts'

const binary = v.custom<Uint8Array>((value) => value instanceof Uint8Array)
const color = v.undefinedable(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)))

/** What the server sends to the decoder's process. */
export const jobSchema = v.object({ bytes: binary, fit: v.picklist(PICTURE_FITS) })

/** What the decoder's process answers: one message for each job, in order. */
export const resultSchema = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    picture: v.object({
      webp: binary,
      width: v.number(),
      height: v.number(),
      colors: v.object({ dominant: color, edge: color }),
    }),
  }),
  v.object({ ok: v.literal(false), kind: v.picklist(IMAGE_FAILURES), reason: v.string() }),
])

export type DecodeJob = v.InferOutput<typeof jobSchema>
export type DecodeResult = v.InferOutput<typeof resultSchema>
