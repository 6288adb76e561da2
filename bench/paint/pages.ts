import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The floor: a minimal start page with the time and an input. */
export const MINIMAL_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>floor</title>
<link rel="icon" href="data:,"></head><body><time></time><form><input aria-label="search"></form>
<script>document.querySelector('time').textContent = new Date().toTimeString().slice(0, 5)</script></body></html>
`

interface ServedPage {
  /** e.g. `http://127.0.0.1:41234/`. */
  readonly url: string
  readonly close: () => Promise<void>
}

/** Serves one page at its own origin, with an ETag and 304 like the product's server. */
export async function servePage(html: string): Promise<ServedPage> {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', etag }
  const server = createServer((request, response) => {
    const isCurrent = request.headers['if-none-match'] === etag
    response.writeHead(isCurrent ? 304 : 200, headers).end(isCurrent ? undefined : html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a listening TCP server's address is never a string
  const end = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}/`, close: end }
}
