/** What the page may load: its own files and its server's, and what it holds itself. The page's other policies go on. */
const policyFor = (server: string): string =>
  [
    `img-src 'self' ${server} data: blob:`,
    `media-src 'self' ${server} data: blob:`,
    "font-src 'self' data:",
    `connect-src 'self' ${server} ${server.replace(/^http/, 'ws')}`,
    "frame-src 'self'",
  ].join('; ')

let forbiddenSince = Number.POSITIVE_INFINITY

/** From when on the browser refuses requests to other hosts, in milliseconds of `performance.now()`; infinite if it does not. */
export const otherHostsForbiddenSince = (): number => forbiddenSince

/**
 * Makes the browser refuse every request of this page to another host; it cannot be undone until the page is left.
 * @param server that of the page; none in an extension by itself
 */
export function forbidOtherHosts(server = ''): void {
  if (forbiddenSince < Number.POSITIVE_INFINITY) return
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = policyFor(server)
  document.head.append(policy)
  forbiddenSince = performance.now()
}
