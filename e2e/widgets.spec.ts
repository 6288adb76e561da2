import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { LANGUAGES } from '../src/shared/constants.ts'
import { findViolations } from './lib/axe.ts'
import { findOverflow } from './lib/overflow.ts'
import { expect, soakUnless, test } from './lib/page.ts'
import { countResources, resourcesOf } from './lib/resources.ts'

const WIDGETS = globSync('src/client/widgets/*/widget.ts').map((file) => basename(dirname(file)))

const VIEWS = LANGUAGES.flatMap((lang) => (['light', 'dark'] as const).map((theme) => ({ lang, theme })))

for (const { lang, theme } of VIEWS) {
  // English texts are the longest
  const isRepresentative = (lang === 'zh-CN' && theme === 'light') || (lang === 'en' && theme === 'dark')
  test(
    `every widget fits into each of its sizes, accessibly: ${lang}, ${theme}`,
    soakUnless(isRepresentative),
    async ({ page }) => {
      test.slow()
      await page.goto(`/gallery?only=widgets&lang=${lang}&theme=${theme}&perf=solid`)
      for (const id of WIDGETS) await expect(page.locator(`[data-widget="${id}"] article`).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(findOverflow)).toEqual([])
      expect(await findViolations(page, { selectors: ['[data-widget]'], seriousOnly: true })).toEqual([])
    },
  )

  test(`every widget fits into any size up to 6x6: ${lang}, ${theme}`, soakUnless(false), async ({ page }) => {
    test.slow()
    await page.goto(`/gallery?only=widgets&everySize&lang=${lang}&theme=${theme}&perf=solid`)
    for (const id of WIDGETS) await expect(page.locator(`[data-widget="${id}"] article`).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(findOverflow)).toEqual([])
  })
}

for (const parts of [['widgets'], WIDGETS])
  test(
    `a widget that is removed leaves no timer, frame, listener or worker behind: ${parts.length === 1 ? 'all at once' : 'each by itself'}`,
    soakUnless(parts.length === 1),
    async ({ page }) => {
      test.slow()
      await page.addInitScript(countResources)
      /** The resources of a page that has shown one part of the gallery and shows nothing any more. */
      const resourcesAfter = async (only: string, shown: string) => {
        await page.goto(`/gallery?only=${only}`)
        await expect(page.locator(shown).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        await page.evaluate('unmountGallery()')
        await expect(page.locator(shown)).toHaveCount(0)
      }
      await resourcesAfter('Spinner', '[data-primitive]')
      const rest = await resourcesOf(page)
      for (const part of parts) {
        await resourcesAfter(part, '[data-widget] article')
        await expect.poll(() => resourcesOf(page), { message: part }).toEqual(rest)
      }
    },
  )
