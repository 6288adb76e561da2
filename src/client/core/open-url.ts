import type { OpenType } from '../../shared/entities/item.ts'
import { isInternalUrl, safeUrl } from '../../shared/lib/url/safe-url.ts'

let openInside: (address: string) => void = () => {}

/** Says what opens the page's own addresses, e.g. `{settings/time}`. */
export function onInternalLink(open: (address: string) => void): void {
  openInside = open
}

/**
 * Opens an address the way the user chose. Checked here, where it is used, not where it was typed: only http and https
 * ever leave. A page that we open never gets a handle on ours.
 */
export function openUrl(address: string, how: OpenType): void {
  const url = safeUrl(address)
  if (url === undefined) return
  if (isInternalUrl(url)) openInside(url)
  else if (how === 'self') location.assign(url)
  else window.open(url, '_blank', 'noopener,noreferrer')
}

interface Press {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  preventDefault(): void
}

/**
 * What the element of an address needs: it is a link, whose plain click opens it the way the user chose; the middle
 * button, Ctrl, Cmd and Shift are the browser's. An address of the page itself is no link: no browser can open it.
 */
export function linkProps(address: string, how: OpenType) {
  const url = safeUrl(address)
  if (url === undefined) return {}
  if (isInternalUrl(url)) return { onClick: () => openInside(url) }
  const onClick = (event: Press) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openUrl(url, how)
  }
  return { href: url, rel: 'noopener noreferrer', onClick }
}
