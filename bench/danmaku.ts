import { type Browser, chromium, type Page } from '@playwright/test'
import { registerUser } from '../e2e/lib/devices.ts'
import { openOn, store } from '../e2e/lib/page.ts'
import { ensureChromium } from '../scripts/browser.ts'
import { buildChanged } from '../scripts/lib/builds.ts'
import { type Bench, type Figure, median } from '../scripts/lib/figures.ts'
import { type RunningServer, startServer } from '../scripts/lib/server.ts'
import { metricsOf } from './paint/load.ts'
import { enter, messageOf } from './soak/chat/client.ts'

/** Messages that are on their way while it is measured. */
const ON_SCREEN = 20
/** Largest main thread time of a frame as a ratio to that without danmaku. */
const MAX_RATIO = 1.3
const SECONDS = 4
/** The server takes one message at a time from somebody who writes much. */
const PAUSE_MS = 1500
const SAID = 10

/** They come without end, and nothing waits for another. */
const DANMAKU = { isShow: true, isRefTen: true, loop: true, debounce: 0, speeds: 200, right: 60 }

/** Somebody says what is shown. */
async function speak(server: RunningServer, page: Page): Promise<void> {
  const { token, info } = await registerUser(page.request)
  const client = await enter(server, { id: info.id, name: info.username, token })
  for (let said = 0; said < SAID; said += 1) {
    client.send(messageOf(`${said} 但愿人长久，千里共婵娟`))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  client.socket.close()
}

/** Opens the page of somebody who is logged in, in the tier without live blur. */
async function open(browser: Browser, origin: string, danmaku: object): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  await context.addInitScript(() => localStorage.setItem('genkan.tier', 'lite'))
  const page = await context.newPage()
  const login = await registerUser(page.request)
  await page.goto('/components.json')
  await store(page, { session: login })
  await openOn(page, { danmaku })
  return page
}

interface Work {
  /** Main thread milliseconds of a frame. */
  readonly frame: number
  /** The same of a second. */
  readonly second: number
}

/** Measures the main thread while frames are drawn without end. */
async function measure(page: Page): Promise<Work> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const taskNow = async () => (await metricsOf(session))('TaskDuration') * 1000
  const before = await taskNow()
  const frames = await page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        const end = performance.now() + ms
        let count = 0
        requestAnimationFrame(function next(now) {
          count += 1
          if (now < end) requestAnimationFrame(next)
          else resolve(count)
        })
      }),
    SECONDS * 1000,
  )
  const spent = (await taskNow()) - before
  return { frame: spent / frames, second: spent / SECONDS }
}

export const bench: Bench = {
  about: `Main thread time of a frame with ${ON_SCREEN} danmaku on their way; control: the same page without them.`,
  quickSeconds: 120,
  async run({ quick, log }) {
    await buildChanged(['client'])
    const browser = await chromium.launch({ executablePath: ensureChromium() })
    const server = await startServer({ env: { LOG_LEVEL: 'error' } })
    try {
      const [without, ours]: [Work[], Work[]] = [[], []]
      const bare = await open(browser, server.origin, { isShow: false })
      await speak(server, bare)
      for (let round = 0; round < (quick ? 3 : 7); round += 1) {
        await bare.bringToFront()
        without.push(await measure(bare))
        const page = await open(browser, server.origin, DANMAKU)
        await page.waitForFunction(
          (count) => document.querySelectorAll('main > [data-volatile] [class*="line"]').length >= count,
          ON_SCREEN,
        )
        ours.push(await measure(page))
        await page.context().close()
        log(`a frame: ${ours.at(-1)?.frame.toFixed(2)} ms, without danmaku ${without.at(-1)?.frame.toFixed(2)} ms`)
      }
      const [frame, control] = [ours, without].map((all) => median(all.map((one) => one.frame)))
      const second = (all: readonly Work[]) => median(all.map((one) => one.second))
      const figures: Figure[] = [
        {
          name: `main thread time of a frame with ${ON_SCREEN} danmaku against one without, median`,
          value: (frame ?? Number.NaN) / (control ?? Number.NaN),
          unit: 'x',
          timed: true,
          target: { op: '<=', value: MAX_RATIO },
          control: { name: 'a frame without, ms', value: control ?? Number.NaN },
        },
        { name: 'main thread time of a second with danmaku', value: second(ours), unit: 'ms' },
        { name: 'main thread time of a second without', value: second(without), unit: 'ms' },
      ]
      return figures
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}
