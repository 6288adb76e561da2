import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least a start page can be: the time, and a box to type into. */
export const FLOOR = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>floor</title>
<link rel="icon" href="data:,"></head><body><time></time><form><input aria-label="search"></form>
<script>document.querySelector('time').textContent = new Date().toTimeString().slice(0, 5)</script></body></html>
`

interface ServedPage {
  /** e.g. `http://127.0.0.1:41234/`. */
  readonly url: string
  readonly end: () => Promise<void>
}

/** Serves one page at an origin of its own; asked again it says, as our server does, that nothing has changed. */
export async function servePage(html: string): Promise<ServedPage> {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', etag }
  const server = createServer((request, response) => {
    const known = request.headers['if-none-match'] === etag
    response.writeHead(known ? 304 : 200, headers).end(known ? undefined : html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server's
  const end = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}/`, end }
}
