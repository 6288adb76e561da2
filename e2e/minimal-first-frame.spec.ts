import { openWithSnapshot, recordShifts, reopenHeld, shiftsOf, waitForSnapshot } from './lib/first-frame.ts'
import { clock, expectMinimal, poem, tool } from './lib/minimal.ts'
import { expect, soak, soakUnless, test, waitForLoad } from './lib/page.ts'

test.use({ isLowPerformance: false })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the first frame, ${colorScheme}`, soakUnless(colorScheme === 'dark'), () => {
    test.use({ colorScheme })

    test('is in minimal mode, and the live page replaces it without a layout shift', async ({ page }) => {
      await page.clock.setFixedTime('2026-11-20T06:56:00+08:00') // the clock is compared, too
      await openWithSnapshot(page)
      await tool(page).click()
      await expect(poem(page)).toBeVisible()
      await waitForSnapshot(page, '"data-minimal":"true"')
      await page.addInitScript(recordShifts)
      const parts = [
        'header > button',
        'time',
        'time > span',
        '[data-wallpaper="date"]',
        'form',
        'input',
        '[role=toolbar] button',
        '[data-label-id="poem"]',
        '[data-label-id="poem"] small',
      ]
      const places = (root: string) =>
        page.evaluate(
          ([place, selectors]) =>
            selectors?.split(';').map((selector) => {
              const part = document.querySelector(`${place} > main ${selector}`)
              const { left, top, width, height } = part?.getBoundingClientRect() ?? new DOMRect()
              const { color, fontSize, fontWeight, opacity, clipPath } = getComputedStyle(part ?? document.body)
              return [
                selector,
                left,
                top,
                width,
                height,
                color,
                fontSize,
                fontWeight,
                opacity,
                clipPath,
                part?.children.length === 0 && part.textContent,
              ].join(' ')
            }),
          [root, parts.join(';')],
        )
      const release = await reopenHeld(page)
      await expect(page.locator('#first main')).toHaveAttribute('data-minimal', /./)
      expect(await page.locator('#first :is(li, nav, section)').count()).toBe(0)
      await expect(page.locator('#first time > span')).toHaveCSS('clip-path', /^polygon/) // behind the ridge
      const before = await places('#first')
      await page.locator('#first header > button').focus()
      await release()
      await expect(page.locator('#first')).toHaveCount(0)
      await expect(clock(page)).toBeFocused()
      await waitForLoad(page)
      expect(await places('#root')).toEqual(before)
      expect(await shiftsOf(page)).toEqual([])
    })
  })
}

test('a snapshot of the other mode and the first visit’s home screen are never shown', soak, async ({ page }) => {
  await openWithSnapshot(page)
  await tool(page).click()
  await page.waitForFunction(() => localStorage.getItem('genkan.first')?.includes('"--gk-minimal":"1"'))
  await page.evaluate(() => localStorage.setItem('genkan.snapshot', localStorage.getItem('kept') ?? '{}'))
  const release = await reopenHeld(page, () => page.reload(), '#root')
  await expect(page.locator('#first :is(li, time)')).toHaveCount(0)
  await release()
  await expectMinimal(page)
})

test('after a theme change the first frame still shows no desktop', soak, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openWithSnapshot(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.waitForFunction(() => localStorage.getItem('genkan.first')?.includes('"theme":"light"'))
  await tool(page).click()
  await page.waitForFunction(() => localStorage.getItem('genkan.first')?.includes('"plain":false'))
  await page.goto('about:blank')
  await page.emulateMedia({ colorScheme: 'dark' })
  await reopenHeld(page, () => page.goto('/'), '#root')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('#first :is(li, time)')).toHaveCount(0)
})
