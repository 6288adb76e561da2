import closeWithGrace from 'close-with-grace'
import { type Config, type Environment, parseConfig } from './config.ts'
import { StartFailure } from './core/start.ts'
import { startServer } from './server.ts'

/** Longest time for an orderly end, in milliseconds; connections are cut well before. */
const END_MS = 10_000

/**
 * The process: reads the environment, starts the server, says where it is, and ends it in order on SIGTERM and SIGINT.
 * What keeps it from starting is one line on standard error and exit code 1.
 */
export async function run(environment: Environment, root: string): Promise<void> {
  try {
    const config = parseConfig(environment)
    const { port, stop } = await startServer(config, root)
    closeWithGrace({ delay: END_MS, logger: false }, async ({ err }) => {
      if (err) process.stderr.write(`${err.stack ?? err.message}\n`)
      await stop()
    })
    process.stdout.write(`${announce(config, port)}\n`)
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

const LOOPBACK = /^(?:127\.|localhost$|::1$)/
const EVERYWHERE = /^(?:0\.0\.0\.0|::)$/

/** What the operator reads first: where it is, and what a browser will hold back from a page without https. */
export function announce({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>, port: number): string {
  const shown = EVERYWHERE.test(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  const here = publicUrl ? publicUrl.origin : `http://${shown}:${port}`
  const lines = [`Genkan is at ${here}`]
  if (!LOOPBACK.test(host) && publicUrl?.protocol !== 'https:') {
    lines.push(
      'Other devices reach it over plain http: browsers then withhold service workers, the clipboard and Web Crypto, and Genkan uses its own ways around them.',
    )
  }
  return lines.join('\n')
}
