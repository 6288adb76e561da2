import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/browser.ts'
import { buildChanged } from '../scripts/lib/builds.ts'
import { type Bench, type Figure, median } from '../scripts/lib/figures.ts'
import { startServer } from '../scripts/lib/server.ts'
import { judge, type Measured, type State, type Subject, showTable, states, subjects } from './paint/figures.ts'
import { loadPage, measureIdle, typeFromTheStart } from './paint/load.ts'
import { FLOOR, servePage } from './paint/pages.ts'
import { makeStill } from './paint/still.ts'

const screen: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
}
const SLOWDOWNS = [1, 4]
/** Milliseconds that a page is watched after it is whole, at full speed: nothing more comes to the controls. */
const REST: Readonly<Record<Subject, number>> = { ours: 700, still: 300, floor: 300 }
/** Glass that blurs live, on every machine: the dearest. */
const PINNED = "localStorage.setItem('genkan.tier', 'full')"
const WITHOUT_SNAPSHOT = "localStorage.removeItem('genkan.snapshot')"

async function pinned(opening: Promise<BrowserContext>): Promise<BrowserContext> {
  const context = await opening
  await context.addInitScript(PINNED)
  return context
}

/** Opens our page as often as it takes until it has left a picture of itself that the next opening shows. */
async function settle(context: BrowserContext, url: string): Promise<void> {
  for (let opening = 0; opening < 6; opening++) {
    const { frozen } = await loadPage(context, url, { slowdown: 1, rest: 3500 })
    if (frozen && opening >= 2) return
  }
  throw new Error('the page leaves no picture of itself for its next opening')
}

export const bench: Bench = {
  about:
    'Opening our page cold, warm and hot; controls: a still of our own page without script, and a page of clock and box.',
  quickSeconds: 300,
  async run({ quick, log }) {
    await buildChanged(['client'])
    const folder = mkdtempSync(join(tmpdir(), 'genkan-bench-paint-'))
    const launch = { executablePath: ensureChromium() }
    const stop: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
    try {
      const ours = await startServer()
      stop.unshift(ours.stop)
      // the profile on disk is what a user's new tab has; the other browser gives profiles that know nothing
      const hot = await pinned(chromium.launchPersistentContext(folder, { ...launch, ...screen }))
      stop.unshift(() => hot.close())
      const browser = await chromium.launch(launch)
      stop.unshift(() => browser.close())
      const warm = await pinned(browser.newContext({ ...screen, serviceWorkers: 'block' }))

      const page = `${ours.origin}/`
      for (const context of [hot, warm]) await settle(context, page)
      log('the page has left its picture')
      const still = await servePage(await makeStill(hot, page))
      const floor = await servePage(FLOOR)
      stop.unshift(still.end, floor.end)
      const urls: Readonly<Record<Subject, string>> = { ours: page, still: still.url, floor: floor.url }
      for (const url of [still.url, floor.url]) {
        for (const context of [warm, hot]) await loadPage(context, url, { slowdown: 1, rest: 0 })
      }

      const opened = async (state: State, subject: Subject, slowdown: number) => {
        const context = state === 'hot' ? hot : state === 'warm' ? warm : await pinned(browser.newContext(screen))
        try {
          return await loadPage(context, urls[subject], {
            slowdown,
            rest: REST[subject] * Math.sqrt(slowdown),
            ...(state === 'warm' && { prepare: WITHOUT_SNAPSHOT }),
          })
        } finally {
          if (state === 'cold') await context.close()
        }
      }
      const measured: Measured[] = []
      const rounds = quick ? 5 : 15
      for (let round = 0; round < rounds; round++) {
        for (const slowdown of SLOWDOWNS) {
          for (const state of states) {
            const turned = [...subjects.slice(round % 3), ...subjects.slice(0, round % 3)]
            for (const subject of turned) {
              measured.push({ round, slowdown, state, subject, load: await opened(state, subject, slowdown) })
            }
          }
        }
        log(`round ${round + 1} of ${rounds}`)
      }
      for (const slowdown of SLOWDOWNS) for (const state of states) showTable(measured, state, slowdown).forEach(log)

      // the median of three: half a minute after its last page the browser tidies up the process, whoever has it now
      const alone = async (url: string) => {
        const seconds: number[] = []
        for (let time = 0; time < 3; time++) seconds.push(await measureIdle(hot, url, quick ? 5 : 10))
        return median(seconds)
      }
      const idle: Figure = {
        name: 'hot, left alone: main thread a second',
        value: await alone(page),
        unit: 'ms',
        timed: true,
        target: { op: '<=', value: 10 },
        control: { name: 'still', value: await alone(still.url) },
      }
      const typed: Figure[] = []
      for (const slowdown of SLOWDOWNS) {
        typed.push({
          name: `hot x${slowdown}: letters kept that were typed from the first frame on`,
          value: await typeFromTheStart(hot, page, slowdown),
          unit: 'of 1',
          target: { op: '>=', value: 1 },
        })
      }
      return [...judge(measured), idle, ...typed]
    } finally {
      for (const one of stop) await one()
    }
  },
}
