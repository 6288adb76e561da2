import closeWithGrace from 'close-with-grace'
import { writeServerSettings } from './adapters/server-settings.ts'
import type { Config, Environment } from './config.ts'
import { StartFailure } from './core/start.ts'
import { loadConfig } from './load-config.ts'
import { type RunningServer, startServer } from './server.ts'

/** Timeout of an orderly shutdown; longer than the grace for open connections. */
const SHUTDOWN_MS = 10_000

/**
 * Runs the process: reads the environment, starts the server, prints its URL, and shuts down on SIGTERM and SIGINT.
 * A `StartFailure` becomes one line on standard error and exit code 1.
 */
export async function run(environment: Environment, root: string): Promise<void> {
  try {
    const config = await loadConfig(environment)
    const { stop, ...started } = await startServer(config, root)
    const { drainSeconds } = config
    closeWithGrace({ delay: SHUTDOWN_MS + drainSeconds * 1000, logger: false }, async ({ err }) => {
      if (err) process.stderr.write(`${err.stack ?? err.message}\n`)
      await stop(err ? 0 : drainSeconds)
    })
    process.stdout.write(`${startMessage(config, started)}\n`)
    const unwritten = await writeServerSettings(config.dataDir, environment)
    if (unwritten !== undefined) process.stderr.write(`${unwritten}\n`)
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

const LOOPBACK_HOST = /^(?:127\.|localhost$|::1$)/
const WILDCARD_HOST = /^(?:0\.0\.0\.0|::)$/

/** An address by which this machine reaches itself. */
const originOf = (host: string, port: number): string => {
  const shown = WILDCARD_HOST.test(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${shown}:${port}`
}

/**
 * The message at the start: the server's URL, the limits of browsers on pages without https, where metrics are read, and the link that makes the
 * account `admin` where there is none. It goes to the console alone, never into the log.
 */
export function startMessage(
  { host, publicUrl, metricsAt }: Pick<Config, 'host' | 'publicUrl' | 'metricsAt'>,
  { port, metricsPort, setupToken }: Pick<RunningServer, 'port' | 'metricsPort' | 'setupToken'>,
): string {
  const here = publicUrl ? publicUrl.origin : originOf(host, port)
  const lines = [`Genkan is at ${here}`]
  if (!LOOPBACK_HOST.test(host) && publicUrl?.protocol !== 'https:') {
    lines.push(
      'Other devices reach it over plain http: browsers then withhold service workers, the clipboard and Web Crypto, and Genkan uses its own ways around them.',
    )
  }
  if (metricsAt !== undefined && metricsPort !== undefined)
    lines.push(`Metrics are at ${originOf(metricsAt.host, metricsPort)}/metrics`)
  if (setupToken !== undefined)
    lines.push(`The account admin is yet to be made: open ${here}/#setup=${setupToken} within 24 hours.`)
  return lines.join('\n')
}
