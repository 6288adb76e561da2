/** The development server: Vite answers for the page and hands everything else to the server behind it. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { buildChanged } from './builds.ts'
import { root } from './root.ts'
import { findFreePort, waitForAnswer } from './server.ts'

/** Addresses that belong to the server: calls of the spec, uploaded files. */
const SERVED = '^/(api|users|u)/'

/** In the built product the gallery has its own folder; here it is one more page. */
function galleryAddress(): Plugin {
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

export interface Development {
  readonly origin: string
  readonly end: () => Promise<void>
}

/** Starts both. Throws when the port is taken. A server that fails to start is tried again at the next change. */
export async function startDevelopment({
  host,
  port,
}: {
  readonly host: string
  readonly port: number
}): Promise<Development> {
  // The server will not start without a page, though nobody sees that one here.
  if (!existsSync(join(root, 'dist/client/index.html'))) await buildChanged(['client'])
  const serverPort = await findFreePort()
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  // `--watch` starts the server anew when a file that it has imported changes.
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'src/server/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // What it says of itself is the address of this front; that it does so at each start is left out.
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
    process.stdout.write(text.replaceAll(/^Genkan is at .*\n/gm, ''))
  })
  const gone = new Promise((resolve) => server.once('close', resolve))
  const end = async () => {
    server.kill('SIGTERM')
    await gone
  }
  // A server that does not start says why; its next change may mend it, so the page is served all the same.
  await waitForAnswer(`http://127.0.0.1:${serverPort}/api/health`, 10_000, () => server.exitCode === null).catch(
    () => {},
  )

  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    mode: 'development',
    server: {
      host,
      port,
      strictPort: true,
      proxy: { [SERVED]: { target: `http://127.0.0.1:${serverPort}`, ws: true } },
    },
    plugins: [galleryAddress()],
  })
  try {
    await vite.listen()
  } catch (error) {
    await end()
    throw error
  }
  return {
    origin,
    async end() {
      await Promise.all([vite.close(), end()])
    },
  }
}
