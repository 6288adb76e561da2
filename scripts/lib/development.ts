/** The development server: Vite answers for the page and hands everything else to the server behind it. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { buildChanged } from './builds.ts'
import { root } from './root.ts'
import { findFreePort } from './server.ts'

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
  await vite.listen()

  // `--watch` starts the server anew when a file that it has imported changes.
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'src/server/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // PUBLIC_URL: what it prints, and says of itself, is the address of this front.
    env: {
      LOG_LEVEL: 'warn',
      PUBLIC_URL: origin,
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(serverPort),
      GENKAN_GALLERY: '0',
    },
  })
  const gone = new Promise((resolve) => server.once('close', resolve))
  return {
    origin,
    async end() {
      server.kill('SIGTERM')
      await Promise.all([vite.close(), gone])
    },
  }
}
