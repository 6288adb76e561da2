import type { CDPSession, Page } from '@playwright/test'
import { waitForSnapshot } from './lib/first-frame.ts'
import { findFlashes, type Look, readPng, recordLooks, recordReload, waitForStableLook } from './lib/flash.ts'
import { expect, soak, soakUnless, test, waitForLoad } from './lib/page.ts'

test.use({ isLowPerformance: false })

/** Opens a page until it is at rest and has stored its snapshot. @returns its look. */
async function openAtRest(page: Page, minimal = false) {
  await page.addInitScript(recordLooks)
  await page.goto('/')
  await waitForLoad(page)
  if (minimal) await page.locator('#root header > button').click()
  const part = minimal ? '"data-minimal":"true"' : '"drawn"'
  await waitForSnapshot(page, part)
  await page.reload()
  await waitForLoad(page)
  const look = await waitForStableLook(page)
  await waitForSnapshot(page, part)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width: 1440, height: 900, scale: 0.25 },
  })
  return { session, look, picture: readPng(Buffer.from(data, 'base64')) }
}

interface Rest {
  readonly session: CDPSession
  readonly look: Look
  readonly picture: ReturnType<typeof readPng>
}

async function flashesOfReload(page: Page, { session, look, picture }: Rest) {
  const recording = await recordReload(page, session)
  expect(recording.looks.length, 'looks recorded').toBeGreaterThan(0)
  expect(recording.pictures.length, 'pictures recorded').toBeGreaterThan(0)
  return findFlashes(recording, look, picture)
}

/** Adds a script that runs `begin` in the first frame with content, and `end` a few frames later. */
const forFrames = (frames: number, begin: string, end: string) => (html: string) =>
  html.replace(
    '</head>',
    `<script>
      let left = ${frames}
      const step = () => {
        if (document.querySelector('#first main') === null && left === ${frames}) return requestAnimationFrame(step)
        const root = document.documentElement
        if (left === ${frames}) { ${begin} }
        if (left-- === 0) { ${end} } else requestAnimationFrame(step)
      }
      requestAnimationFrame(step)
    </script></head>`,
  )

const plants: Readonly<Record<string, (html: string) => string>> = {
  'one frame under a white sheet': forFrames(
    1,
    `const sheet = document.createElement('div')
     sheet.id = 'sheet'
     sheet.style.cssText = 'position:fixed;inset:0;z-index:9999;background:#fff'
     document.body.append(sheet)`,
    `document.getElementById('sheet').remove()`,
  ),
  'two frames without the wallpaper': forFrames(
    2,
    `root.style.setProperty('background', '#fff', 'important')`,
    `root.style.removeProperty('background')`,
  ),
  'one empty frame': forFrames(1, `document.body.style.visibility = 'hidden'`, `document.body.style.visibility = ''`),
  'no styles': (html) => html.replaceAll(/<style>[\s\S]*?<\/style>/g, ''),
}

/** Number of reloads, and of those with a throttled CPU. */
const FEW = { unhurried: 2, slow: 1 }
const MANY = { unhurried: 40, slow: 10 }

for (const [colorScheme, { unhurried, slow }] of [
  ['dark', FEW], // in which every flash is brightest
  ['light', MANY],
  ['dark', MANY],
] as const) {
  const reloads = unhurried + slow
  test.describe(colorScheme, soakUnless(reloads < 10), () => {
    test.use({ colorScheme, serviceWorkers: 'allow' })

    test(`no frame of ${reloads} reloads is white, empty or unstyled`, async ({ page }) => {
      test.setTimeout(60_000 + reloads * 12_000)
      const rest = await openAtRest(page)
      const flashes: string[] = []
      for (let reload = 0; reload < reloads; reload++) {
        if (reload === unhurried) await rest.session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
        flashes.push(...(await flashesOfReload(page, rest)).map((flash) => `reload ${reload}: ${flash}`))
      }
      expect(flashes).toEqual([])
    })
  })
}

/** A zone on the equator where the sun is low at this moment; in the names of these zones, east is negative. */
function zoneOfLowSun(now = new Date()): string {
  const hours = Math.round(17.75 - now.getUTCHours() - now.getUTCMinutes() / 60)
  const east = hours > 12 ? hours - 24 : hours
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
}

test.describe('where the sun is low', () => {
  test.use({ timezoneId: zoneOfLowSun() })

  test('no frame of a reload has another light', soak, async ({ page }) => {
    const rest = await openAtRest(page)
    expect(await flashesOfReload(page, rest)).toEqual([])
  })
})

test('no frame of a reload in minimal mode shows the desktop', soak, async ({ page }) => {
  const rest = await openAtRest(page, true)
  expect(await flashesOfReload(page, rest)).toEqual([])
})

for (const [name, plant] of Object.entries(plants))
  test(`an artificial flash is detected: ${name}`, soakUnless(name === 'one empty frame'), async ({ page }) => {
    test.slow()
    const rest = await openAtRest(page)
    await page.route('/', async (route) => {
      const answer = await route.fetch()
      const { 'content-security-policy': _policy, ...headers } = answer.headers()
      await route.fulfill({ response: answer, headers, body: plant(await answer.text()) })
    })
    expect(await flashesOfReload(page, rest)).not.toEqual([])
  })
