import { existsSync } from 'node:fs'
import puppeteer, { type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core'
import { type Engine, type EnginePage, stay } from './engine-page.ts'
import { MOUSE } from './firefox-mouse.ts'

const KNOWN_PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** Path of a Firefox: `FIREFOX` or the system's; undefined when there is none. */
export const findFirefox = (): string | undefined => process.env.FIREFOX ?? KNOWN_PATHS.find((path) => existsSync(path))

/** Starts Firefox with a profile of its own, in Chinese. */
export const openFirefox = (executablePath: string): Promise<Engine> =>
  openEngine('firefox', {
    ...{ browser: 'firefox', executablePath },
    extraPrefsFirefox: { ...MOUSE, 'intl.accept_languages': 'zh-CN' },
  })

/** Starts Chromium with a profile of its own, in Chinese. */
export const openChromium = (executablePath: string): Promise<Engine> =>
  openEngine('chromium', { executablePath, args: ['--no-sandbox', '--lang=zh-CN', '--accept-lang=zh-CN'] })

const openEngine = async (name: Engine['name'], options: LaunchOptions): Promise<Engine> =>
  (await openPuppeteer(name, options)).engine

/** Starts a browser with a profile of its own, at Shanghai's time. */
export async function openPuppeteer(name: Engine['name'], options: LaunchOptions) {
  const env = { ...process.env, TZ: 'Asia/Shanghai' }
  const browser = await puppeteer.launch({ headless: true, env, protocolTimeout: 60_000, ...options })
  const page = await browser.newPage()
  await page.setViewport({ width: 1440, height: 900 })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  const engine: Engine = {
    ...{ name, page: enginePage(page), complaints: async () => complaints },
    close: () => browser.close(),
  }
  return { engine, browser, page }
}

const enginePage = (page: Page): EnginePage => ({
  open: async (address) => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
  press: (key) => page.keyboard.press(key as KeyInput),
  type: (text) => page.keyboard.type(text),
  click: ({ x, y }) => page.mouse.click(x, y),
  async drag(from, to, held = stay) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 6, from.y + 6, { steps: 3 })
    await page.mouse.move(to.x, to.y, { steps: 12 })
    await held()
    await page.mouse.up()
  },
  screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
})
