import { isInternalUrl } from '../../../../../shared/lib/url/safe-url.ts'
import { checkAddress } from '../../../../lib/url/check-address.ts'
import { sourceBytesOf } from './limits.ts'
import { FaceError } from './problem.ts'
import { isSvg } from './sniff.ts'

/** A text that stands for a picture: an address, or the picture itself as bytes. */
export type PictureSource =
  | { readonly at: 'address'; readonly url: string }
  | { readonly at: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }

const DATA_URL = /^data:([^,]*),(.*)$/is

/** Reads what was written or pasted as a picture: an address, a data URL, or the text of an SVG. @throws FaceError */
export function readSource(text: string): PictureSource {
  const typed = text.trim()
  if (isSvg(typed)) return { at: 'bytes', bytes: new TextEncoder().encode(typed) }
  const [data, type = '', content = ''] = DATA_URL.exec(typed) ?? []
  if (data !== undefined) return { at: 'bytes', bytes: decodeData(type, content) }
  const checked = checkAddress(typed)
  if (!checked.ok || isInternalUrl(checked.url)) throw new FaceError('address')
  return { at: 'address', url: checked.url }
}

function decodeData(type: string, content: string): Uint8Array<ArrayBuffer> {
  if (!/^image\//i.test(type)) throw new FaceError('type')
  if (content.length > sourceBytesOf('face') * 1.5) throw new FaceError('large')
  try {
    if (!/;\s*base64\s*$/i.test(type)) return new TextEncoder().encode(decodeURIComponent(content))
    const base64 = content.includes('%') ? decodeURIComponent(content) : content
    return Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  } catch {
    throw new FaceError('base64')
  }
}
