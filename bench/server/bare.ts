import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RunningServer, startServer } from '../../scripts/lib/server.ts'

/** A server of the bare framework whose body has `bytes` bytes. */
const bareServer = (hono: string, server: string, bytes: number) => `
import { Hono } from ${JSON.stringify(hono)}
import { serve } from ${JSON.stringify(server)}
const body = 'h'.repeat(${bytes})
const app = new Hono().get('*', (context) => context.body(body))
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
`

/** Starts the control: a server of the bare framework that answers as many bytes. @param folder for its program */
export function startBare(folder: string, bytes: number): Promise<RunningServer> {
  const file = join(folder, `bare-${bytes}.mjs`)
  writeFileSync(file, bareServer(import.meta.resolve('hono'), import.meta.resolve('@hono/node-server'), bytes))
  return startServer({ command: [file] })
}
