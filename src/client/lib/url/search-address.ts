import { safeUrl } from '../../../shared/lib/url/safe-url.ts'

/**
 * The address of a search: the engine's `src` with the text appended, or in place of `%s` or `{q}`.
 * @returns undefined for blank text, or if the engine's address is not http or https
 */
export function searchAddress(src: string, text: string): string | undefined {
  const words = text.trim()
  if (words === '') return undefined
  // a lone surrogate (an emoji cut by the length limit) cannot be encoded
  const encoded = encodeURIComponent(words.toWellFormed())
  const filled = src.replace(/%s|\{q\}/g, () => encoded)
  return safeUrl(filled === src ? src + encoded : filled)
}
