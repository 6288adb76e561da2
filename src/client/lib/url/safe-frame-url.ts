import { safeUrl } from '../../../shared/lib/url/safe-url.ts'

declare const URL: new (
  text: string,
) => { readonly protocol: string; readonly origin: string; readonly username: string }

/**
 * An address that may be shown in a frame of ours: https, without credentials, and of another origin, as a sandboxed
 * frame of our own could reach the page. Call it where the frame is rendered (security.md 5.1).
 */
export function safeFrameUrl(text: string, ownOrigin: string): string | undefined {
  const url = safeUrl(text)
  if (url === undefined || !url.startsWith('https://')) return undefined
  const { origin, username } = new URL(url)
  return origin === ownOrigin || username !== '' ? undefined : url
}
