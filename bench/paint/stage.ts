import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/browser.ts'
import { startServer } from '../../scripts/lib/server.ts'
import { type Desktop, firstHome, widgetIds } from './desktops/desktop.ts'
import { liveTiles } from './desktops/live-tiles.ts'
import { manyTiles } from './desktops/many-tiles.ts'
import { storeDesktop } from './desktops/store-desktop.ts'
import { yearOfUse } from './desktops/year-of-use.ts'
import { loadPage } from './load.ts'
import { type Grown, grown, type Subject } from './measurement.ts'
import { MINIMAL_PAGE, servePage } from './pages.ts'
import type { Part } from './parts.ts'
import { captureStill } from './still.ts'

/**
 * Milliseconds from when a page is complete until it is at rest, the first hint of a new user included, which comes after
 * five seconds. The same at each slowdown: timers do not slow down.
 */
export const REST_MS = 7000

/** Browsers with profiles, and the pages that they open. */
export interface Stage {
  /** A profile on disk, as a user's; the snapshots of all our pages are in it. */
  readonly hot: BrowserContext
  readonly warm: BrowserContext
  /** With every live tile. */
  readonly live: BrowserContext
  readonly openCold: () => Promise<BrowserContext>
  readonly urls: Readonly<Record<Subject, string>>
  readonly close: () => Promise<void>
}

const screen: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
}
/** Forces live glass, the most expensive tier, on every machine. */
const PIN_FULL_GLASS = "localStorage.setItem('genkan.tier', 'full')"

async function withFullGlass(opening: Promise<BrowserContext>): Promise<BrowserContext> {
  const context = await opening
  await context.addInitScript(PIN_FULL_GLASS)
  return context
}

/** Has the first desktop, and has seen the hints of a new user. */
const RETURNING: Desktop = { documents: { hints: [] }, pictures: {} }

/** Opens the page until it has stored a snapshot that the next visit shows. */
async function openUntilSnapshot(context: BrowserContext, url: string): Promise<void> {
  for (let opening = 0; opening < 6; opening++) {
    const { fromSnapshot } = await loadPage(context, url, { slowdown: 1, restMs: 3500 })
    if (fromSnapshot && opening >= 2) return
  }
  throw new Error('the page stores no snapshot for its next visit')
}

/** A context with every live tile; nobody else is asked, as the answers are stored. */
async function openLive(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await withFullGlass(browser.newContext({ ...screen, serviceWorkers: 'block' }))
  await context.route(/\/api\//, (route) =>
    route.fulfill({ status: 503, json: { code: 503, msg: 'the benchmark asks nobody', data: null } }),
  )
  await storeDesktop(context, origin, liveTiles(firstHome(), Date.now()))
  await openUntilSnapshot(context, `${origin}/`)
  return context
}

/** With much stored, of users who have seen the hints. */
const desktops: Readonly<Record<Grown, () => Desktop>> = {
  many: () => manyTiles(firstHome(), widgetIds()),
  year: () => yearOfUse(firstHome(), Date.now()),
}

/** Starts the server, opens browsers, and visits the pages until they are as on a later visit. */
export async function openStage(parts: ReadonlySet<Part>, log: (line: string) => void): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'genkan-bench-paint-'))
  const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const one of cleanups) await one()
  }
  try {
    const launch = { executablePath: ensureChromium() }
    const serve = async () => {
      const server = await startServer()
      cleanups.unshift(() => server.stop())
      return server.origin
    }
    const origin = await serve()
    // The profile on disk is like a user's; the other browser has empty profiles.
    const hot = await withFullGlass(chromium.launchPersistentContext(folder, { ...launch, ...screen }))
    cleanups.unshift(() => hot.close())
    const browser = await chromium.launch(launch)
    cleanups.unshift(() => browser.close())
    const warm = await withFullGlass(browser.newContext({ ...screen, serviceWorkers: 'block' }))

    const ours = `${origin}/`
    for (const context of [hot, warm]) {
      await storeDesktop(context, origin, RETURNING)
      await openUntilSnapshot(context, ours)
    }
    const grownUrls = { many: '', year: '' }
    for (const name of parts.has('growth') ? grown : []) {
      const other = await serve() // an origin of its own, and so storage of its own
      await storeDesktop(hot, other, desktops[name]())
      await openUntilSnapshot(hot, `${other}/`)
      grownUrls[name] = `${other}/`
    }
    log('the pages have stored their snapshots')
    const still = await servePage(await captureStill(hot, ours))
    const floor = await servePage(MINIMAL_PAGE)
    cleanups.unshift(still.close, floor.close)
    for (const { url } of [still, floor]) {
      for (const context of [warm, hot]) await loadPage(context, url, { slowdown: 1, restMs: 0 })
    }
    return {
      ...{ hot, warm, live: parts.has('idle') ? await openLive(browser, origin) : warm },
      openCold: () => withFullGlass(browser.newContext(screen)),
      urls: { ours, still: still.url, floor: floor.url, ...grownUrls },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
