/**
 * npm run shots: screenshots of every screen into shots/. `--all`: five languages; `--only A,B`: names with one of
 * these words; `--readme`: into docs/pictures/; `--store`: those of the stores' pages into shots/store/; `--arrange`: frames
 * of drags into shots/arrange/, with contact sheets.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../src/shared/constants.ts'
import { ensureChromium } from './browser.ts'
import { buildChanged } from './lib/builds.ts'
import { films } from './lib/films/arranging.ts'
import { makeSheet, takeFilm } from './lib/films/films.ts'
import { root } from './lib/root.ts'
import { type Device, screens } from './lib/screens.ts'
import { startServer } from './lib/server.ts'

const devices = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false },
  /** The size that all stores take. */
  store: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false },
  mobile: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const satisfies Readonly<Record<Device | 'store', object>>

/** The fixed time of all screenshots. */
const NOW = new Date('2026-11-17T10:08:36+08:00')

/** One screenshot: its screen and its appearance. */
interface Shot {
  readonly screen: string
  readonly theme: 'light' | 'dark'
  readonly device: Device | 'store'
  readonly language: Language
  readonly glass: 'full' | 'solid'
}

/** Opens a page with the shot's theme, language and glass. */
async function openPage(browser: Browser, origin: string, shot: Shot): Promise<Page> {
  const context = await browser.newContext({
    ...devices[shot.device],
    baseURL: origin,
    colorScheme: shot.theme,
    locale: shot.language,
    timezoneId: 'Asia/Shanghai',
  })
  await context.addInitScript((glass) => localStorage.setItem('genkan.tier', glass), shot.glass)
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  page.on('pageerror', (error) => console.error(`  ${nameOf(shot)}: ${error}`))
  return page
}

/**
 * Waits for fonts and images, finishes animations and resets infinite ones to their start. Playwright's
 * `animations: 'disabled'` would remove infinite ones, and with them the hands of a clock.
 */
async function waitForPictures(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    // lazy images out of view never load
    const images = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete)
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
  })
  await page.waitForTimeout(700)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
      else {
        animation.pause()
        animation.currentTime = 0
      }
    }
  })
}

function nameOf({ screen, theme, device, language, glass }: Shot): string {
  return [screen, theme, device, language, ...(glass === 'full' ? [] : [glass])].join('-')
}

/** Makes the viewport as high as its content, up to the largest height that a browser can paint. */
async function expandViewport(page: Page): Promise<void> {
  const height = await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('*')].map((one) => one.scrollHeight)),
  )
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: Math.min(height, 12_000) })
}

/** Every screen in every appearance; solid glass only on the home screen. */
function listShots(all: boolean): Shot[] {
  const looks = Object.entries(screens).flatMap(([screen, { device: only }]) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      (['desktop', 'mobile'] as const)
        .filter((device) => only === undefined || only === device)
        .flatMap((device) =>
          (all ? LANGUAGES : (['zh-CN', 'en'] as const)).map(
            (language): Shot => ({ screen, theme, device, language, glass: 'full' }),
          ),
        ),
    ),
  )
  const solid = (['light', 'dark'] as const).map(
    (theme): Shot => ({ screen: 'home', theme, device: 'desktop', language: 'zh-CN', glass: 'solid' }),
  )
  return [...looks, ...solid]
}

const readmeShots: readonly Shot[] = [
  { screen: 'home', theme: 'light', device: 'desktop', language: 'zh-CN', glass: 'full' },
  { screen: 'home', theme: 'dark', device: 'desktop', language: 'en', glass: 'full' },
  { screen: 'app-theme', theme: 'light', device: 'desktop', language: 'zh-CN', glass: 'full' },
  { screen: 'app-add-group', theme: 'dark', device: 'desktop', language: 'en', glass: 'full' },
]

/** What the pages of stores show. The last ones make a server whose pages have a notice from then on. */
const STORE_SCREENS = [
  ['home', 'light'],
  ['home', 'dark'],
  ['app-calendar', 'light'],
  ['app-theme', 'light'],
  ['app-add-group', 'dark'],
] as const

const storeShots: readonly Shot[] = STORE_SCREENS.flatMap(([screen, theme]) =>
  LANGUAGES.map((language) => ({ screen, theme, device: 'store', language, glass: 'full' })),
)

/** Takes the films of these names, light and dark, on a desktop. */
async function takeFilms(isWanted: (name: string) => boolean, folder: string): Promise<void> {
  const server = await startServer({ env: { LOG_LEVEL: 'error' } })
  const browser = await chromium.launch({ executablePath: ensureChromium() })
  try {
    for (const film of films) {
      for (const theme of ['light', 'dark'] as const) {
        const shot: Shot = { screen: film.name, theme, device: 'desktop', language: 'zh-CN', glass: 'full' }
        const name = `${film.name}-${theme}`
        if (!isWanted(name)) continue
        const page = await openPage(browser, server.origin, shot)
        await film.open(page)
        await waitForPictures(page)
        const pictures = await takeFilm(page, film, folder, name)
        await page.context().close()
        const sheet = join(folder, `${name}-sheet.png`)
        await makeSheet(browser, pictures, sheet)
        console.log(sheet.slice(root.length + 1))
      }
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function takeShots(shots: readonly Shot[], folder: string, type: 'png' | 'jpeg'): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const server = await startServer({ env: { GENKAN_GALLERY: '1', LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' } })
  const browser = await chromium.launch({ executablePath: ensureChromium() })
  try {
    for (const shot of shots) {
      const screen = screens[shot.screen]
      if (screen === undefined) continue
      const page = await openPage(browser, server.origin, shot)
      await screen.open(page, server)
      if (screen.fullPage) await expandViewport(page)
      await waitForPictures(page)
      const path = join(folder, `${nameOf(shot)}.${type === 'png' ? 'png' : 'jpg'}`)
      const quality = type === 'jpeg' ? { quality: 86 } : {}
      await page.screenshot({ path, type, ...quality })
      await page.context().close()
      console.log(path.slice(root.length + 1))
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

const flags = process.argv.slice(2)
const filter = flags.includes('--only') ? (flags[flags.indexOf('--only') + 1] ?? '') : ''
const isWanted = (name: string) => filter.split(',').some((word) => name.includes(word))
await buildChanged(flags.includes('--arrange') ? ['client'] : ['client', 'gallery'])
if (flags.includes('--arrange')) await takeFilms(isWanted, join(root, 'shots/arrange'))
else if (flags.includes('--store')) {
  const shots = storeShots.filter((shot) => isWanted(nameOf(shot)))
  await takeShots(shots, join(root, 'shots/store'), 'png')
} else if (flags.includes('--readme')) await takeShots(readmeShots, join(root, 'docs/pictures'), 'jpeg')
else {
  const shots = listShots(flags.includes('--all')).filter((shot) => isWanted(nameOf(shot)))
  await takeShots(shots, join(root, 'shots'), 'png')
}
