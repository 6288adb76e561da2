import type { Page } from '@playwright/test'
import { LANGUAGES } from '../src/shared/constants.ts'
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { findClipping } from './lib/clipping.ts'
import { expect, group, openOn, soak, soakUnless, test } from './lib/page.ts'
import { tourFilledApps, tourFirstApps } from './lib/tours/apps.ts'
import { FILLED, LONG } from './lib/tours/contents.ts'
import { tourFreePage, tourHome, tourMenus, tourPalette, tourSearch, tourUpdate } from './lib/tours/home.ts'
import { tourEmptyLiveTiles, tourLiveTiles, tourLiveWindows } from './lib/tours/live.ts'
import { tourSettings, tourSettingsDialogs } from './lib/tours/settings.ts'
import { type Tour, waitForRest } from './lib/tours/tour.ts'
import { readWords } from './lib/words.ts'

const DESKTOP = { width: 1440, height: 900 }
/** The same screen enlarged to 200 %. */
const ENLARGED = { width: 720, height: 450 }
const PHONE = { width: 390, height: 844 }

const TOURS: Readonly<Record<string, (tour: Tour) => Promise<void>>> = {
  'the first desktop, its hints and minimal mode': tourHome,
  'search box and engines': tourSearch,
  'menus and what they open': tourMenus,
  'the palette': tourPalette,
  'a free page': tourFreePage,
  'the dialog after an update': tourUpdate,
  'the tabs of the settings': tourSettings,
  'the dialogs of the settings': tourSettingsDialogs,
  'all apps as a new user finds them': tourFirstApps,
  'all apps with contents': tourFilledApps,
  'tiles of live data': tourLiveTiles,
  'tiles of live data that has never come': tourEmptyLiveTiles,
  'what the windows of live data open': tourLiveWindows,
}

/** The selectors of a list that match something: axe refuses others. */
async function shownParts(page: Page, part: string): Promise<readonly string[]> {
  const counts = part.split(', ').map(async (one) => [one, await page.locator(one).count()] as const)
  return (await Promise.all(counts)).flatMap(([one, count]) => (count > 0 ? [one] : []))
}

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

test('what is cut, covered or out of reach is found', async ({ page }) => {
  await page.setContent(`<main>
    <p style="width: 60px; overflow: hidden; white-space: nowrap">a text that is cut</p>
    <p style="width: 60px; overflow: auto; white-space: nowrap">a text that scrolls</p>
    <p class="told" title="a name in a list" style="width: 60px; overflow: hidden; white-space: nowrap;
      text-overflow: ellipsis">a name in a list</p>
    <p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">a name that nothing tells</p>
    <p id="near" style="width: max-content; overflow: hidden; text-overflow: ellipsis">a pixel short</p>
    <b style="display: block; width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">a word of ours</b>
    <div style="display: flex; width: 120px"><span style="flex: none">covered by</span>
      <button style="margin-left: -40px">a button</button></div>
    <label style="position: relative">its own <input style="position: absolute; inset: 0"></label>
    <div style="position: relative; height: 30px"><button style="position: absolute; width: 80px">under</button>
      <button style="position: absolute; width: 80px">over</button></div>
    <button style="width: 60px; white-space: nowrap">wider than its button</button>
    <input aria-label="field" placeholder="an example that is longer than its field" style="width: 60px">
    <button style="position: fixed; top: 300px; left: -30px">out of reach</button>
    <div style="width: 90px; overflow: auto"><button style="margin-left: -50px">before the beginning</button></div>
  </main>`)
  await page.locator('#near').evaluate((near: HTMLElement) => {
    near.style.whiteSpace = 'nowrap'
    near.style.width = `${Math.floor(near.getBoundingClientRect().width) - 1}px`
  })
  const found = await page.evaluate(findClipping, { selector: 'main', texts: ['a word of ours'] })
  const texts = new Set(found.map((one) => /"([^"]+)"/.exec(one)?.[1]))
  expect([...texts].toSorted()).toEqual([
    'a name that nothing tells',
    'a pixel short',
    'a text that is cut',
    'a word of ours',
    'before the beginning',
    'covered by',
    'field',
    'out of reach',
    'over',
    'under',
    'wider than its button',
  ])
})

test('a name that is too long for its place is told while the pointer is over it', soak, async ({ page }) => {
  await openOn(page, { ...FILLED, home: { groups: [group('a', [])], dock: [] } })
  await page.keyboard.press('Control+k')
  const palette = page.locator('#layer-dialog [role="dialog"]')
  await palette.locator('input').fill('hurry')
  const name = palette.getByText(LONG, { exact: true }).first()
  await name.hover()
  await expect(name).toHaveAttribute('title', LONG)
  await palette.locator('input').hover()
  await expect(name).not.toHaveAttribute('title')
})

for (const locale of LANGUAGES)
  for (const viewport of [DESKTOP, ENLARGED, PHONE])
    for (const [name, tour] of Object.entries(TOURS)) {
      // English has the longest texts, the enlarged page the least room, apps with contents the most of both
      const isLong = tour === tourFirstApps || tour === tourLiveWindows
      const isRepresentative = locale === 'en' && viewport === ENLARGED && !isLong
      const size = `${viewport.width} × ${viewport.height}`
      if (tour === tourFreePage && viewport === PHONE) continue // a phone has no free pages
      test.describe(`${locale}, ${size}`, soakUnless(isRepresentative), () => {
        test.use({ locale, viewport, reducedMotion: 'reduce' })

        test(`nothing is cut, covered or out of reach: ${name}`, async ({ page }) => {
          const words = readWords(locale)
          const found: string[] = []
          const visit = async (screen: string, part: string) => {
            await waitForRest(page)
            await expect(page.locator(part), screen).not.toHaveCount(0)
            const clipping = await page.evaluate(findClipping, { selector: part, texts: words.fixed })
            found.push(...clipping.map((one) => `${screen}: ${one}`))
          }
          await tour({ page, words, visit })
          expect(found).toEqual([])
        })
      })
    }

for (const colorScheme of ['light', 'dark'] as const)
  for (const [name, tour] of Object.entries({ settings: tourSettings, apps: tourFilledApps })) {
    // what else is light or dark is looked at in a soak
    const isRepresentative = colorScheme === (name === 'settings' ? 'dark' : 'light')
    test.describe(`accessible in ${colorScheme}`, soakUnless(isRepresentative), () => {
      test.use({ locale: 'zh-CN', colorScheme, reducedMotion: 'reduce' })

      test(`every screen of the ${name} is free of axe violations`, async ({ page }) => {
        const found: string[] = []
        await tour({
          page,
          words: readWords('zh-CN'),
          visit: async (screen, part) => {
            await waitForRest(page)
            const rawKeys = page.locator(part).getByText(/\b(field|option|hint)\./)
            if (name === 'settings') await expect(rawKeys, screen).toHaveCount(0)
            // axe asks for a figure and the line under it in one piece; their names have both, apart
            const except = ['label-content-name-mismatch']
            const selectors = await shownParts(page, part)
            const broken = await findViolations(page, { selectors, tags: WCAG_AA, except })
            found.push(...broken.map((rule) => `${screen}: ${rule}`))
          },
        })
        expect(found).toEqual([])
      })
    })
  }
