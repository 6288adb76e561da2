/** What the page may load: its own files, and what it holds itself. The page's other policies go on. */
const POLICY =
  "img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-src 'self'"

const MARK = 'data-own-host-only'

/** Makes the browser refuse every request of this page to another host; it cannot be undone until the page is left. */
export function forbidOtherHosts(): void {
  if (areOtherHostsForbidden()) return
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = POLICY
  policy.setAttribute(MARK, '')
  document.head.append(policy)
}

/** Whether `forbidOtherHosts` was called on this page. */
export const areOtherHostsForbidden = (): boolean => document.head.querySelector(`[${MARK}]`) !== null
