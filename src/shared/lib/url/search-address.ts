import { safeUrl } from './safe-url.ts'

/**
 * The address that searches for a text: the engine's `src` with the text appended, or put in the place of `%s` or `{q}`.
 * Undefined for blank text and for an engine whose address is not http or https.
 */
export function searchAddress(src: string, text: string): string | undefined {
  const words = text.trim()
  if (words === '') return undefined
  // A lone surrogate, as half an emoji cut off by the length limit leaves one, cannot be encoded.
  const encoded = encodeURIComponent(words.toWellFormed())
  const filled = src.replace(/%s|\{q\}/g, () => encoded)
  return safeUrl(filled === src ? src + encoded : filled)
}
