import { type Browser, chromium, type Page } from '@playwright/test'
import { registerUser } from '../e2e/lib/devices.ts'
import { openOn, store } from '../e2e/lib/page.ts'
import { ensureChromium } from '../scripts/browser.ts'
import { buildChanged } from '../scripts/lib/builds.ts'
import { type Bench, type Figure, median } from '../scripts/lib/figures.ts'
import { type RunningServer, startServer } from '../scripts/lib/server.ts'
import { metricsOf } from './paint/load.ts'
import { REST_MS } from './paint/stage.ts'
import { enter, messageOf } from './soak/chat/client.ts'

/** Messages that are on their way while it is measured. */
const ON_SCREEN = 20
/** Most that a frame may take with them, as often as one without. */
const MAX_RATIO = 1.3
const SECONDS = 4
/** The server takes one message at a time from somebody who writes much. */
const PAUSE_MS = 1500
const SAID = 10

/** They come without end, and nothing waits for another. */
const DANMAKU = { isShow: true, isRefTen: true, loop: true, debounce: 0, speeds: 200, right: 60 }

/** Somebody says what is shown. */
async function speak(server: RunningServer, browser: Browser): Promise<void> {
  const { request } = await browser.newContext({ baseURL: server.origin })
  const { token, info } = await registerUser(request)
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
  /** The same of a second in which nothing asks for frames. */
  readonly rest: number
}

/** Measures the main thread while frames are asked for without end, and while nothing asks for any. */
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
  const worked = await taskNow()
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000))
  return { frame: (worked - before) / frames, rest: ((await taskNow()) - worked) / SECONDS }
}

/** Opens the page, and measures it when it is at rest but for what flies. */
async function visit(browser: Browser, origin: string, danmaku: { readonly isShow: boolean }): Promise<Work> {
  const page = await open(browser, origin, danmaku)
  if (danmaku.isShow)
    await page.waitForFunction(
      (count) => document.querySelectorAll('main > [data-volatile] [class*="line"]').length >= count,
      ON_SCREEN,
    )
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const work = await measure(page)
  await page.context().close()
  return work
}

export const bench: Bench = {
  about: `Main thread time of a frame with ${ON_SCREEN} danmaku on their way; control: the same page without them.`,
  quickSeconds: 180,
  async run({ quick, log }) {
    await buildChanged(['client'])
    const browser = await chromium.launch({ executablePath: ensureChromium() })
    const server = await startServer({ env: { LOG_LEVEL: 'error' } })
    try {
      await speak(server, browser)
      const [without, ours]: [Work[], Work[]] = [[], []]
      for (let round = 0; round < (quick ? 2 : 5); round += 1) {
        without.push(await visit(browser, server.origin, { isShow: false }))
        ours.push(await visit(browser, server.origin, DANMAKU))
        log(`a frame: ${ours.at(-1)?.frame.toFixed(2)} ms, without danmaku ${without.at(-1)?.frame.toFixed(2)} ms`)
      }
      const middle = (all: readonly Work[], of: keyof Work) => median(all.map((one) => one[of]))
      const [frame, control] = [middle(ours, 'frame'), middle(without, 'frame')]
      const figures: Figure[] = [
        {
          name: `main thread time of a frame with ${ON_SCREEN} danmaku against one without`,
          value: frame / control,
          unit: 'x',
          timed: true,
          target: { op: '<=', value: MAX_RATIO },
          control: { name: 'a frame without, ms', value: control },
        },
        { name: 'main thread time of a second at rest with them', value: middle(ours, 'rest'), unit: 'ms' },
        { name: 'main thread time of a second at rest without', value: middle(without, 'rest'), unit: 'ms' },
      ]
      return figures
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}
