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
/** Most that a frame may take with them, as often as one with a single bare element that is moved the same way. */
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

/** Milliseconds that the main thread works, without waiting for a core. */
interface Work {
  /** Of a frame, while frames are asked for without end. */
  readonly frame: number
  /** Of a second in which nothing asks for frames. */
  readonly rest: number
}

async function measure(page: Page): Promise<Work> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const workNow = async () => (await metricsOf(session))('TaskDuration') * 1000
  const before = await workNow()
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
  const worked = await workNow()
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000))
  return { frame: (worked - before) / frames, rest: ((await workNow()) - worked) / SECONDS }
}

/** Waits until so many messages are seen. */
async function awaitMessages(page: Page): Promise<void> {
  await page.waitForFunction((count) => {
    const lines = document.querySelectorAll('main > [data-volatile] [class*="line"]')
    const boxes = [...lines].map((line) => line.getBoundingClientRect())
    return boxes.filter(({ left, right }) => right > 0 && left < innerWidth).length >= count
  }, ON_SCREEN)
}

/** A single element over the home screen, which an animation of the compositor moves as fast as danmaku. */
const moveBareElement = (page: Page): Promise<unknown> =>
  page.evaluate((speed) => {
    const bare = document.createElement('div')
    bare.textContent = '但愿人长久'
    bare.style.cssText = 'position: absolute; top: 0; left: 100%; will-change: transform; pointer-events: none'
    document.querySelector('main')?.append(bare)
    const seconds = 3600
    bare.animate({ transform: ['none', `translateX(${-speed * seconds}px)`] }, seconds * 1000)
  }, DANMAKU.speeds)

/** The pages that are compared: what is set, and what is done before they are measured. */
const PAGES = {
  ours: { danmaku: DANMAKU, prepare: awaitMessages },
  bare: { danmaku: { isShow: false }, prepare: moveBareElement },
  still: { danmaku: { isShow: false }, prepare: async () => undefined },
} as const
type PageName = keyof typeof PAGES
const NAMES = Object.keys(PAGES) as readonly PageName[]

/** Opens a page, and measures it when it is at rest but for what moves. */
async function visit(browser: Browser, origin: string, name: PageName): Promise<Work> {
  const { danmaku, prepare } = PAGES[name]
  const page = await open(browser, origin, danmaku)
  await prepare(page)
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const work = await measure(page)
  await page.context().close()
  return work
}

export const bench: Bench = {
  about: `Main thread time of a frame with ${ON_SCREEN} danmaku on their way; control: the same page with a single bare element that is moved the same way.`,
  quickSeconds: 180,
  async run({ quick, log }) {
    await buildChanged(['client'])
    const browser = await chromium.launch({ executablePath: ensureChromium() })
    const server = await startServer({ env: { LOG_LEVEL: 'error' } })
    try {
      await speak(server, browser)
      const works: Record<PageName, Work[]> = { ours: [], bare: [], still: [] }
      for (let round = 0; round < (quick ? 1 : 5); round += 1) {
        for (const name of NAMES) works[name].push(await visit(browser, server.origin, name))
        log(`a frame: ${NAMES.map((name) => `${name} ${works[name].at(-1)?.frame.toFixed(2)} ms`).join(', ')}`)
      }
      return figuresOf(works)
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

function figuresOf(works: Readonly<Record<PageName, readonly Work[]>>): Figure[] {
  const middle = (name: PageName, of: keyof Work) => median(works[name].map((one) => one[of]))
  return [
    {
      name: `main thread time of a frame with ${ON_SCREEN} danmaku against one with a bare element that moves`,
      value: middle('ours', 'frame') / middle('bare', 'frame'),
      unit: 'x',
      timed: true,
      target: { op: '<=', value: MAX_RATIO },
      control: { name: 'a frame with a bare element, ms', value: middle('bare', 'frame') },
    },
    { name: 'main thread time of a frame in which nothing moves', value: middle('still', 'frame'), unit: 'ms' },
    { name: 'main thread time of a second at rest with danmaku', value: middle('ours', 'rest'), unit: 'ms' },
    { name: 'main thread time of a second at rest with a bare element', value: middle('bare', 'rest'), unit: 'ms' },
  ]
}
