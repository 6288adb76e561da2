/** What the page may load: its own files, and what it holds itself. The page's other policies go on. */
const POLICY =
  "img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-src 'self'"

let forbiddenSince = Number.POSITIVE_INFINITY

/** From when on the browser refuses requests to other hosts, in milliseconds of `performance.now()`; infinite if it does not. */
export const otherHostsForbiddenSince = (): number => forbiddenSince

/** Makes the browser refuse every request of this page to another host; it cannot be undone until the page is left. */
export function forbidOtherHosts(): void {
  if (forbiddenSince < Number.POSITIVE_INFINITY) return
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = POLICY
  document.head.append(policy)
  forbiddenSince = performance.now()
}
