/** The WHATWG parser, which browsers and Node both have; shared code is checked without the types of either. */
declare const URL: new (text: string) => { readonly protocol: string; readonly href: string }

/** Longer addresses are refused: no site needs them, and they cost every tab. */
const MAX_LENGTH = 8192

/** An internal link: `{settings}`, `{settings/theme}`. */
const INTERNAL = /^\{[a-z][\w-]*(\/[\w-]+)*\}$/i

/**
 * The address as it may stand in a link: http and https as the WHATWG parser writes them, or an internal `{address}`;
 * undefined for anything else (`javascript:`, `data:`, relative and broken addresses, in any case and with any control
 * characters). To be asked whenever an address is rendered, wherever it came from (security T19).
 */
export function safeUrl(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const trimmed = text.trim()
  if (INTERNAL.test(trimmed)) return trimmed
  const url = parse(trimmed)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined
}

/** Whether a safe address is one of our own, e.g. `{settings}`. */
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
