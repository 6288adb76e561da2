/** What the page may load: its own files, and what it holds itself. The page's other policies go on. */
const POLICY =
  "img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-src 'self'"

let isForbidden = false

/** Makes the browser refuse every request of this page to another host; it cannot be undone until the page is left. */
export function forbidOtherHosts(): void {
  if (isForbidden) return
  isForbidden = true
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = POLICY
  document.head.append(policy)
}
