/** The development server: Vite serves the page and proxies the other paths to the server behind it. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { buildChanged } from './builds.ts'
import { root } from './root.ts'
import { findFreePort, waitForResponse } from './server.ts'

/** Paths of the server: the API and uploaded files. */
const PROXIED_PATHS = '^/(api|users|u)/'

/** Rewrites `/gallery` to the gallery's page. (The built product has a folder for it.) */
function galleryPath(): Plugin {
  return {
    name: 'genkan-gallery-address',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/gallery\/?(?=[?#]|$)/, '/gallery.html')
        next()
      })
    },
  }
}

export interface DevelopmentServer {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Starts Vite and the server. @throws when the port is in use. A failed server is restarted at its next change. */
export async function startDevelopment({
  host,
  port,
}: {
  readonly host: string
  readonly port: number
}): Promise<DevelopmentServer> {
  // The server does not start without a built page, although that one is not served here.
  if (!existsSync(join(root, 'dist/client/index.html'))) await buildChanged(['client'])
  const serverPort = await findFreePort()
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  // `--watch` restarts the server when an imported file changes.
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'src/server/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // It prints the public URL, this front's; its lines are filtered below because each restart repeats them.
    env: {
      LOG_LEVEL: 'warn',
      PUBLIC_URL: origin,
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(serverPort),
      GENKAN_GALLERY: '0',
    },
  })
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text.replaceAll(/^(?:Genkan is at|The account admin is yet to be made) .*\n/gm, ''))
  })
  const exited = new Promise((resolve) => server.once('close', resolve))
  const stopServer = async () => {
    server.kill('SIGTERM')
    await exited
  }
  // A server that fails to start prints the reason; the page is served anyway, since the next change may fix it.
  await waitForResponse(`http://127.0.0.1:${serverPort}/api/health`, 10_000, () => server.exitCode === null).catch(
    () => {},
  )

  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    mode: 'development',
    server: {
      host,
      port,
      strictPort: true,
      proxy: { [PROXIED_PATHS]: { target: `http://127.0.0.1:${serverPort}`, ws: true } },
    },
    plugins: [galleryPath()],
  })
  try {
    await vite.listen()
  } catch (error) {
    await stopServer()
    throw error
  }
  return {
    origin,
    async stop() {
      await Promise.all([vite.close(), stopServer()])
    },
  }
}
