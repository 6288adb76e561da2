import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/browser.ts'
import { buildChanged } from '../scripts/lib/builds.ts'
import { type Bench, type Figure, median } from '../scripts/lib/figures.ts'
import { startServer } from '../scripts/lib/server.ts'
import {
  formatTable,
  type Measurement,
  type State,
  type Subject,
  states,
  subjects,
  toFigures,
} from './paint/figures.ts'
import { loadPage, measureEarlyTyping, measureIdle, measureIdleProcesses } from './paint/load.ts'
import { MINIMAL_PAGE, servePage } from './paint/pages.ts'
import { captureStill } from './paint/still.ts'

const screen: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
}
const SLOWDOWNS = [1, 4]
/** Milliseconds of observation after a page is complete, at full speed; shorter for the static controls. */
const SETTLE_MS: Readonly<Record<Subject, number>> = { ours: 700, still: 300, floor: 300 }
/** Forces live glass, the most expensive tier, on every machine. */
const PIN_FULL_GLASS = "localStorage.setItem('genkan.tier', 'full')"
const REMOVE_SNAPSHOT = "localStorage.removeItem('genkan.snapshot')"

async function withFullGlass(opening: Promise<BrowserContext>): Promise<BrowserContext> {
  const context = await opening
  await context.addInitScript(PIN_FULL_GLASS)
  return context
}

/** Opens the page until it has stored a snapshot that the next opening shows. */
async function openUntilSnapshot(context: BrowserContext, url: string): Promise<void> {
  for (let opening = 0; opening < 6; opening++) {
    const { fromSnapshot } = await loadPage(context, url, { slowdown: 1, settleMs: 3500 })
    if (fromSnapshot && opening >= 2) return
  }
  throw new Error('the page stores no snapshot for its next opening')
}

export const bench: Bench = {
  about:
    'Opening our page cold, warm and hot; controls: a still of our own page without script, and a page of clock and box.',
  quickSeconds: 300,
  async run({ quick, log }) {
    await buildChanged(['client'])
    const folder = mkdtempSync(join(tmpdir(), 'genkan-bench-paint-'))
    const launch = { executablePath: ensureChromium() }
    const cleanups: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
    try {
      const ours = await startServer()
      cleanups.unshift(ours.stop)
      // The profile on disk is like a user's; the other browser has empty profiles.
      const hot = await withFullGlass(chromium.launchPersistentContext(folder, { ...launch, ...screen }))
      cleanups.unshift(() => hot.close())
      const browser = await chromium.launch(launch)
      cleanups.unshift(() => browser.close())
      const warm = await withFullGlass(browser.newContext({ ...screen, serviceWorkers: 'block' }))

      const page = `${ours.origin}/`
      for (const context of [hot, warm]) await openUntilSnapshot(context, page)
      log('the page has stored its snapshot')
      const still = await servePage(await captureStill(hot, page))
      const floor = await servePage(MINIMAL_PAGE)
      cleanups.unshift(still.close, floor.close)
      const urls: Readonly<Record<Subject, string>> = { ours: page, still: still.url, floor: floor.url }
      for (const url of [still.url, floor.url]) {
        for (const context of [warm, hot]) await loadPage(context, url, { slowdown: 1, settleMs: 0 })
      }

      const loadSubject = async (state: State, subject: Subject, slowdown: number) => {
        const context =
          state === 'hot' ? hot : state === 'warm' ? warm : await withFullGlass(browser.newContext(screen))
        try {
          return await loadPage(context, urls[subject], {
            slowdown,
            settleMs: SETTLE_MS[subject] * Math.sqrt(slowdown),
            ...(state === 'warm' && { prepare: REMOVE_SNAPSHOT }),
          })
        } finally {
          if (state === 'cold') await context.close()
        }
      }
      const measurements: Measurement[] = []
      const rounds = quick ? 5 : 15
      for (let round = 0; round < rounds; round++) {
        for (const slowdown of SLOWDOWNS) {
          for (const state of states) {
            const rotated = [...subjects.slice(round % 3), ...subjects.slice(0, round % 3)]
            for (const subject of rotated) {
              measurements.push({ round, slowdown, state, subject, load: await loadSubject(state, subject, slowdown) })
            }
          }
        }
        log(`round ${round + 1} of ${rounds}`)
      }
      for (const slowdown of SLOWDOWNS)
        for (const state of states) formatTable(measurements, state, slowdown).forEach(log)

      // Median of three: half a minute after a page closes, the browser cleans up its process, which disturbs one run.
      const measureIdleMedian = async (url: string) => {
        const seconds: number[] = []
        for (let time = 0; time < 3; time++) seconds.push(await measureIdle(hot, url, quick ? 5 : 10))
        return median(seconds)
      }
      const idle: Figure = {
        name: 'hot, idle: main thread per second',
        value: await measureIdleMedian(page),
        unit: 'ms',
        timed: true,
        target: { op: '<=', value: 10 },
        control: { name: 'still', value: await measureIdleMedian(still.url) },
      }
      const processes: Figure = {
        name: 'idle for 10 s: work of all processes',
        value: await measureIdleProcesses(warm, page, 10),
        unit: 'ms',
        timed: true,
        target: { op: '<=', value: 250 },
        control: { name: 'floor', value: await measureIdleProcesses(warm, floor.url, 10) },
      }
      const typed: Figure[] = []
      for (const slowdown of SLOWDOWNS) {
        typed.push({
          name: `hot x${slowdown}: letters kept of those typed from the first frame on`,
          value: await measureEarlyTyping(hot, page, slowdown),
          unit: 'of 1',
          target: { op: '>=', value: 1 },
        })
      }
      return [...toFigures(measurements), idle, processes, ...typed]
    } finally {
      for (const one of cleanups) await one()
    }
  },
}
