import { openOnce, pictured, recordShifts, reopen, shiftsOf } from './lib/first-frame.ts'
import { clock, expectMinimal, poem, tool } from './lib/minimal.ts'
import { expect, settled, test } from './lib/page.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the first frame, ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('is of minimal mode, and the living page takes its place without any shift', async ({ page }) => {
      await openOnce(page)
      await tool(page).click()
      await expect(poem(page)).toBeVisible()
      await pictured(page, '"data-minimal":"true"')
      await page.addInitScript(recordShifts)
      const parts = [
        'header > button',
        'time',
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
              const { color, fontSize, fontWeight, opacity } = getComputedStyle(part ?? document.body)
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
                part?.children.length === 0 && part.textContent,
              ].join(' ')
            }),
          [root, parts.join(';')],
        )
      const release = await reopen(page)
      await expect(page.locator('#first main')).toHaveAttribute('data-minimal', /./)
      expect(await page.locator('#first :is(li, nav, section)').count()).toBe(0)
      const before = await places('#first')
      await page.locator('#first header > button').focus()
      await release()
      await expect(page.locator('#first')).toHaveCount(0)
      await expect(clock(page)).toBeFocused()
      await settled(page)
      expect(await places('#root')).toEqual(before)
      expect(await shiftsOf(page)).toEqual([])
    })
  })
}

test('a picture of the other mode is never shown, and neither is the first visit’s home screen', async ({ page }) => {
  await openOnce(page)
  await tool(page).click()
  await page.waitForFunction(() => localStorage.getItem('genkan.first')?.includes('"--gk-minimal":"1"'))
  await page.evaluate(() => localStorage.setItem('genkan.snapshot', localStorage.getItem('kept') ?? '{}'))
  const release = await reopen(page, () => page.reload(), '#root')
  await expect(page.locator('#first :is(li, time)')).toHaveCount(0)
  await release()
  await expectMinimal(page)
})

test('in the other theme, too, nothing of the desktop is in the first frame', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openOnce(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.waitForFunction(() => localStorage.getItem('genkan.first')?.includes('"theme":"light"'))
  await tool(page).click()
  await page.waitForFunction(() => localStorage.getItem('genkan.first')?.includes('"plain":false'))
  await page.goto('about:blank')
  await page.emulateMedia({ colorScheme: 'dark' })
  await reopen(page, () => page.goto('/'), '#root')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('#first :is(li, time)')).toHaveCount(0)
})
