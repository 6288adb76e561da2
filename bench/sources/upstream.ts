import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import * as v from 'valibot'
import { root } from '../../scripts/lib/root.ts'
import { fixtureSchema } from '../../src/server/testing/replay.ts'

/** All third parties that the measurements ask, played by one server on this machine. */
export interface Upstream {
  /** The server's setting SOURCE_REWRITE. */
  readonly rewrite: string
  /** How often each host was asked since the last `reset`. */
  readonly calls: () => ReadonlyMap<string, number>
  readonly reset: () => void
  /** From now on it answers nothing and keeps the connections. */
  readonly hang: () => void
  readonly close: () => Promise<void>
}

const SUGGESTIONS = 'www.baidu.com'

/** Plays the hot boards by the fixtures of their tests, and suggestions for any text. */
export async function startUpstream(): Promise<Upstream> {
  const folder = join(root, 'src/server/sources/hot-search/fixtures')
  const boards = readdirSync(folder)
    .filter((file) => file.endsWith('.happy.json'))
    .map((file) => v.parse(fixtureSchema, JSON.parse(readFileSync(join(folder, file), 'utf8'))))
  const calls = new Map<string, number>()
  let isHanging = false
  const server = createServer((request, response) => {
    const host = String(request.headers['x-forwarded-host'])
    calls.set(host, (calls.get(host) ?? 0) + 1)
    if (isHanging) return
    const url = new URL(request.url ?? '/', 'http://upstream')
    if (host === SUGGESTIONS) {
      const text = url.searchParams.get('wd') ?? ''
      const list = Array.from({ length: 10 }, (_, at) => ({ q: `${text} ${at}` }))
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ g: list }))
      return
    }
    const board = boards.find(({ request: asked }) => asked.host === host && asked.path === url.pathname)
    if (board === undefined) response.writeHead(404).end()
    else response.writeHead(board.response.status, board.response.headers).end(board.response.bodyText)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const hosts = [...new Set([SUGGESTIONS, ...boards.map(({ request }) => request.host)])]
  return {
    rewrite: hosts.map((host) => `https://${host}=${origin}`).join(','),
    calls: () => calls,
    reset: () => calls.clear(),
    hang: () => {
      isHanging = true
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
