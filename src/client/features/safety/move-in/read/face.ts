import * as v from 'valibot'
import { plainItemSchema } from '../../../../../shared/entities/item.ts'
import { paintSchema } from '../../../../../shared/entities/paint.ts'
import { oneLine } from '../../../../../shared/lib/text/one-line.ts'
import { safeUrl } from '../../../../../shared/lib/url/safe-url.ts'
import { letterColor } from '../../../../lib/tile/letter-color.ts'
import type { SiteEntry } from '../formats/source.ts'
import { MOVE_IN_LIMITS } from '../model.ts'

/** At most so many letters are on a face. */
const LETTERS = 8

interface Face {
  readonly src?: string
  readonly background?: string
  readonly fontText?: string
  /** A picture that is too large for `src`. */
  readonly held?: string
}

/**
 * The face of a site: its picture, by https or in the file, else its letters on its colour.
 * @param host the colour of a site without one follows it
 */
export function faceOf({ picture, letters, color }: SiteEntry, host: string): Face {
  const src = pictureOf(picture.trim())
  const own = color.trim()
  const background = own !== '' && v.is(paintSchema, own) ? own : undefined
  if (src !== undefined && v.is(plainItemSchema.entries.src, src)) return { src, ...(background && { background }) }
  const text = oneLine(letters.slice(0, MOVE_IN_LIMITS.name), LETTERS)
  return {
    background: background ?? letterColor(host),
    ...(text !== '' && { fontText: text }),
    ...(src !== undefined && { held: src }),
  }
}

/** The address of a picture that can be shown; undefined for plain http, which a page by https does not load. */
function pictureOf(address: string): string | undefined {
  if (/^data:image\/[\w.+-]+[;,]/i.test(address)) return address.length <= MOVE_IN_LIMITS.picture ? address : undefined
  const url = safeUrl(address.startsWith('//') ? `https:${address}` : address)
  return url?.startsWith('https:') ? url : undefined
}
