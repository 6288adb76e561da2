/** The WHATWG parser of browsers and Node; shared code is checked without the types of either. */
declare const URL: new (text: string) => { readonly protocol: string; readonly href: string }

/** In characters; longer addresses are refused. */
const MAX_LENGTH = 8192

/** An internal link: `{settings}`, `{settings/theme}`. */
const INTERNAL = /^\{[a-z][\w-]*(\/[\w-]+)*\}$/i

/**
 * An address that is safe in a link: http or https as the WHATWG parser serialises it, or an internal `{address}`. Call
 * it whenever an address is rendered, whatever its source (security T19).
 * @returns undefined for anything else (`javascript:`, `data:`, relative or invalid addresses)
 */
export function safeUrl(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const trimmed = text.trim()
  if (INTERNAL.test(trimmed)) return trimmed
  const url = parse(trimmed)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined
}

/** Whether a safe address is internal, e.g. `{settings}`. */
export function isInternalUrl(text: string): boolean {
  return INTERNAL.test(text.trim())
}

function parse(text: string) {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
