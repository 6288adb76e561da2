import { join } from 'node:path'
import { findTestBrowser } from '../../scripts/browser.ts'
import { startServer } from '../../scripts/lib/server.ts'
import type { PlayedStep } from '../../scripts/lib/suites/reports.ts'
import type { Engine } from './engine-page.ts'
import { EXTENSION_JOURNEY } from './extension-journey.ts'
import { openFirefoxExtension } from './firefox-extension.ts'
import { JOURNEY, type Journey } from './journey.ts'
import { findFirefox, openChromium, openFirefox } from './puppeteer.ts'
import { hasWebkit, openWebkit } from './webkit.ts'

type Open = () => Promise<Engine>

const openAt = (path: string | undefined, open: (path: string) => Promise<Engine>): Open | undefined =>
  path === undefined ? undefined : () => open(path)

/** Who plays what. */
interface Player {
  /** Undefined for an engine that is not installed. */
  readonly open: Open | undefined
  readonly journey: Journey
}

/** Whatever plays, by name. */
export const findPlayers = (): Readonly<Record<string, Player>> => ({
  chromium: { open: openAt(findTestBrowser(), openChromium), journey: JOURNEY },
  firefox: { open: openAt(findFirefox(), openFirefox), journey: JOURNEY },
  webkit: { open: hasWebkit() ? openWebkit : undefined, journey: JOURNEY },
  'firefox-extension': { open: openAt(findFirefox(), openFirefoxExtension), journey: EXTENSION_JOURNEY },
})

/** Until what moves or fades has come to rest, in ms. */
const REST_MS = 2500

interface PlayOptions {
  readonly log: (line: string) => void
  /** Folder for pictures of what is to be seen on the way. */
  readonly pictures?: string
}

/** Plays a journey in an engine, on a server of its own, until a step fails. @returns the steps that it has come to */
export async function play(
  open: Open,
  journey: Journey,
  { log, pictures }: PlayOptions,
): Promise<readonly PlayedStep[]> {
  const played: PlayedStep[] = []
  const take = async (name: string, step: () => Promise<unknown>): Promise<boolean> => {
    const began = performance.now()
    const error = await step().then(
      () => undefined,
      (reason) => (reason instanceof Error ? reason.message : String(reason)),
    )
    const seconds = (performance.now() - began) / 1000
    played.push({ name, seconds, ...(error !== undefined && { error }) })
    log(error === undefined ? `${name} (${seconds.toFixed(1)} s)` : `FAILED: ${name}: ${error}`)
    return error === undefined
  }
  const server = await startServer({ env: { LOG_LEVEL: 'warn' } })
  let engine: Engine | undefined
  try {
    const starts = await take('it starts', async () => (engine = await open()))
    if (!starts || engine === undefined) return played
    const { name: engineName, page } = engine
    const look = async (what: string) => {
      if (pictures === undefined) return
      await new Promise((resolve) => setTimeout(resolve, REST_MS))
      await page.screenshot(join(pictures, `${what}-${engineName}.png`))
    }
    const stage = { page, look, origin: server.origin, goOffline: () => server.stop() }
    for (const [name, step] of Object.entries(journey)) {
      if (await take(name, () => step(stage))) continue
      await look('failed')
      return played
    }
    const complaints = [...(await engine.complaints()), ...reportsIn(server.output())]
    await take('the page complains of nothing', async () => {
      if (complaints.length > 0) throw new Error(complaints.join('\n'))
    })
    return played
  } finally {
    await engine?.close()
    await server.stop()
  }
}

/** Lines of the server's log about what the page's policy has refused. */
const reportsIn = (output: string): readonly string[] =>
  output.split('\n').filter((line) => line.includes('content security policy was violated'))
