import type { Page } from '@playwright/test'
import { expect, soakUnless, test } from './lib/page.ts'
import { tourMenus, tourPalette, tourSearch } from './lib/tours/home.ts'
import { tourLiveWindows } from './lib/tours/live.ts'
import { tourSettings, tourSettingsDialogs } from './lib/tours/settings.ts'
import { waitForRest } from './lib/tours/tour.ts'
import { readWords } from './lib/words.ts'

/** Everything that lies over the page, by its accessible name; of nested menus only the one that is seen. */
const openOverlays = (page: Page) =>
  page
    .locator('[id^="layer-"] :is([role$="dialog"]:not(:has([role="menu"])), [role="menu"]):visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.slice(0, 20)))

const historyDepth = (page: Page) =>
  page.evaluate(() => (history.state as { readonly overlays?: number } | null)?.overlays ?? 0)

test.describe('on a phone "back" closes', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  test.describe.configure({ timeout: 120_000 })

  for (const [name, tour] of Object.entries({
    'menus and what they open': tourMenus,
    'the palette': tourPalette,
    'the menu and the editor of engines': tourSearch,
    'pickers and menus of the settings': tourSettings,
    'dialogs of the settings': tourSettingsDialogs,
    'what the windows of live data open': tourLiveWindows,
  }))
    test(name, soakUnless(tour !== tourLiveWindows), async ({ page }) => {
      const visit = async (screen: string) => {
        await waitForRest(page)
        const open = await openOverlays(page)
        if (open.length === 0) return
        await expect.poll(() => historyDepth(page), `${screen}: ${open}`).toBeGreaterThanOrEqual(open.length)
      }
      await tour({ page, words: readWords('zh-CN'), visit })
    })
})
