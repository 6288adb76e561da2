import type { OpenType } from '../../../shared/entities/item.ts'
import { isInternalUrl, safeUrl } from '../../../shared/lib/url/safe-url.ts'

let openInternal: (address: string) => void = () => {}

let openPopup: ((url: string) => void) | undefined

/** Registers what opens addresses in the component window; before, and without it, they open in a new tab. */
export function onPopup(open: (url: string) => void): void {
  openPopup = open
}

/** Registers the handler of internal addresses, e.g. `{settings/time}`. */
export function onInternalLink(open: (address: string) => void): void {
  openInternal = open
}

/**
 * Opens an address in the chosen way. Checked here, at use: only http, https and internal addresses are opened, and an
 * opened page gets no reference to ours.
 */
export function openUrl(address: string, how: OpenType): void {
  const url = safeUrl(address)
  if (url === undefined) return
  if (isInternalUrl(url)) openInternal(url)
  else if (how === 'self') location.assign(url)
  else if (how === 'popup' && openPopup !== undefined) openPopup(url)
  else window.open(url, '_blank', 'noopener,noreferrer')
}

interface LinkClick {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  preventDefault(): void
}

/**
 * Props of a link. A plain click opens it in the chosen way; the middle button, Ctrl, Cmd and Shift are the browser's.
 * An internal address gets no `href`: no browser can open it.
 */
export function linkProps(address: string, how: OpenType) {
  const url = safeUrl(address)
  if (url === undefined) return {}
  if (isInternalUrl(url)) return { onClick: () => openInternal(url) }
  const onClick = (event: LinkClick) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openUrl(url, how)
  }
  return { href: url, rel: 'noopener noreferrer', onClick }
}
