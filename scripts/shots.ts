/**
 * npm run shots [-- --all] [-- --only WORD] [-- --readme] [-- --arrange]: pictures of every screen of the built product into shots/:
 * light and dark, desktop and mobile, zh-CN and en (`--all`: five languages); `--only` takes those whose name has WORD.
 * The date stands still and the glass is pinned, so that two runs on one machine give the same pictures.
 * `--readme` writes the pictures of the README into docs/pictures/ instead. `--arrange` takes films of what is arranged into
 * shots/arrange/, picture by picture, and all of a film side by side in one sheet.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { settled } from '../e2e/lib/page.ts'
import { ensureChromium } from './browser.ts'
import { films } from './lib/arranging.ts'
import { buildChanged } from './lib/builds.ts'
import { makeSheet, takeFilm } from './lib/films.ts'
import { root } from './lib/root.ts'
import { startServer } from './lib/server.ts'

const devices = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false },
  mobile: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const
const languages = ['zh-CN', 'en', 'zh-TW', 'ja', 'ko'] as const

/** A Tuesday morning. */
const NOW = new Date('2026-11-17T10:08:36+08:00')

/** What stands on one picture, and in which look. */
interface Shot {
  readonly screen: string
  readonly theme: 'light' | 'dark'
  readonly device: keyof typeof devices
  readonly language: (typeof languages)[number]
  readonly glass: 'full' | 'solid'
}

interface Screen {
  /** Only on this device. */
  readonly on?: Shot['device']
  /** From an empty page to the moment of the picture. */
  readonly arrive: (page: Page) => Promise<void>
  /** The whole page, however long it is and whatever scrolls in it. */
  readonly whole?: boolean
}

/** A new screen is one more entry. */
const screens: Readonly<Record<string, Screen>> = {
  home: {
    async arrive(page) {
      await page.goto('/')
      await settled(page)
    },
  },
  minimal: {
    async arrive(page) {
      await page.goto('/')
      await settled(page)
      await page.locator('#root header > button').click()
      await page.locator('[data-label-id="poem"]').waitFor()
    },
  },
  search: {
    async arrive(page) {
      await page.goto('/')
      await settled(page)
      // by its tag: it is a textbox at first and a combobox as soon as it has a panel
      await page.locator('#root form input').fill('山海经')
    },
  },
  settings: {
    async arrive(page) {
      await page.goto('/')
      await settled(page)
      await page.locator('#root nav [aria-haspopup="dialog"]').first().click()
      await page.locator('#settings-tab-icon').click()
      await page.locator('#settings-panel').waitFor()
    },
  },
  menu: {
    on: 'desktop',
    async arrive(page) {
      await page.goto('/')
      await settled(page)
      await page.locator('#tiles li > a').nth(4).click({ button: 'right' })
      await page.getByRole('menu').waitFor()
    },
  },
  gallery: {
    on: 'desktop',
    whole: true,
    async arrive(page) {
      await page.goto('/gallery/')
      await page.getByRole('heading').first().waitFor()
    },
  },
}

/** Opens a page in this look: the theme follows the system, the language the browser; the glass is pinned. */
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
 * Fonts, pictures and the fade of the wallpaper are over; what moves for ever stands where it began. (Playwright's own
 * `animations: 'disabled'` would take such an animation away, and with it the hands of a clock.)
 */
async function waitForPictures(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
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

/** Makes the window as high as what it shows, up to what a browser can paint at once. */
async function unroll(page: Page): Promise<void> {
  const height = await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('*')].map((one) => one.scrollHeight)),
  )
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: Math.min(height, 12_000) })
}

/** Every screen in every look; the solid glass once, on the home screen. */
function listShots(all: boolean): Shot[] {
  const looks = Object.entries(screens).flatMap(([screen, { on }]) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      (['desktop', 'mobile'] as const)
        .filter((device) => on === undefined || on === device)
        .flatMap((device) =>
          languages
            .slice(0, all ? languages.length : 2)
            .map((language): Shot => ({ screen, theme, device, language, glass: 'full' })),
        ),
    ),
  )
  const solid = (['light', 'dark'] as const).map(
    (theme): Shot => ({ screen: 'home', theme, device: 'desktop', language: 'zh-CN', glass: 'solid' }),
  )
  return [...looks, ...solid]
}

const forReadme: readonly Shot[] = [
  { screen: 'home', theme: 'light', device: 'desktop', language: 'zh-CN', glass: 'full' },
  { screen: 'home', theme: 'dark', device: 'desktop', language: 'en', glass: 'full' },
]

/** Films of what is arranged, light and dark, on a desktop: those whose name has the word. */
async function takeFilms(word: string, folder: string): Promise<void> {
  const server = await startServer({ env: { LOG_LEVEL: 'error' } })
  const browser = await chromium.launch({ executablePath: ensureChromium() })
  try {
    for (const film of films) {
      for (const theme of ['light', 'dark'] as const) {
        const shot: Shot = { screen: film.name, theme, device: 'desktop', language: 'zh-CN', glass: 'full' }
        const name = `${film.name}-${theme}`
        if (!name.includes(word)) continue
        const page = await openPage(browser, server.origin, shot)
        await film.arrive(page)
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
    await server.end()
  }
}

async function takeShots(shots: readonly Shot[], folder: string, type: 'png' | 'jpeg'): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const server = await startServer({ env: { GENKAN_GALLERY: '1', LOG_LEVEL: 'error' } })
  const browser = await chromium.launch({ executablePath: ensureChromium() })
  try {
    for (const shot of shots) {
      const screen = screens[shot.screen]
      if (screen === undefined) continue
      const page = await openPage(browser, server.origin, shot)
      await screen.arrive(page)
      if (screen.whole) await unroll(page)
      await waitForPictures(page)
      const path = join(folder, `${nameOf(shot)}.${type === 'png' ? 'png' : 'jpg'}`)
      const quality = type === 'jpeg' ? { quality: 86 } : {}
      await page.screenshot({ path, type, ...quality })
      await page.context().close()
      console.log(path.slice(root.length + 1))
    }
  } finally {
    await browser.close()
    await server.end()
  }
}

const flags = process.argv.slice(2)
const word = flags.includes('--only') ? (flags[flags.indexOf('--only') + 1] ?? '') : ''
await buildChanged(flags.includes('--arrange') ? ['client'] : ['client', 'gallery'])
if (flags.includes('--arrange')) await takeFilms(word, join(root, 'shots/arrange'))
else if (flags.includes('--readme')) await takeShots(forReadme, join(root, 'docs/pictures'), 'jpeg')
else {
  const wanted = listShots(flags.includes('--all')).filter((shot) => nameOf(shot).includes(word))
  await takeShots(wanted, join(root, 'shots'), 'png')
}
