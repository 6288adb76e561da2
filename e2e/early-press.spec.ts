import type { Route } from '@playwright/test'
import { reopenHeld, waitForSnapshot } from './lib/first-frame.ts'
import { expect, group, openOn, shownGroup, site, soak, test, waitForLoad } from './lib/page.ts'
import { button, theWindow } from './lib/window.ts'

const WIDGET = { id: 't', name: '', type: 'component', component: 'work-time', size: '2x2' }

test.beforeEach(({ page }) =>
  openOn(page, { home: { groups: [group('a', [WIDGET, site('2')]), group('b', [site('1')])], dock: [] } }),
)

test('a widget clicked in the first frame opens as soon as the program listens', async ({ page }) => {
  await waitForSnapshot(page, '"article"')
  const release = await reopenHeld(page)
  await page.locator('#first article').click()
  await release()
  await expect(theWindow(page)).toBeVisible()
  await expect(page.locator('[data-pressed-early]')).toHaveCount(0)
})

test('so does a button; of several clicks the last one counts', soak, async ({ page }) => {
  await waitForSnapshot(page, '"article"')
  const release = await reopenHeld(page)
  await page.locator('#first article').click()
  await page.locator('#first nav').getByRole('button', { name: '组 b' }).click()
  await release()
  await expect.poll(() => shownGroup(page)).toBe('组 b')
  await waitForLoad(page)
  await expect(theWindow(page)).toHaveCount(0)
})

test('a widget clicked on the live page before the program listens opens, once', soak, async ({ page }) => {
  const held: Route[] = []
  let released = false
  await page.route(/\/assets\/deferred-.*\.js/, (route) => (released ? route.continue() : held.push(route)))
  await page.reload()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(page.locator('#first')).toHaveCount(0)
  await page.locator('#root article').click()
  released = true
  await Promise.all(held.map((route) => route.continue()))
  await expect(theWindow(page)).toBeVisible()
  await button(page, '关闭窗口').click()
  await waitForLoad(page)
  await expect(theWindow(page)).toHaveCount(0)
})

test(
  'a widget opened by Enter in the first frame opens, once; Space opens its menu, and that of an icon',
  soak,
  async ({ page }) => {
    await waitForSnapshot(page, '"article"')
    let release = await reopenHeld(page)
    await page.locator('#first article').focus()
    await page.keyboard.press('Enter')
    await release()
    await expect(theWindow(page)).toBeVisible()
    await button(page, '关闭窗口').click()
    for (const tile of ['article', 'li a']) {
      release = await reopenHeld(page)
      await page.locator(`#first ${tile}`).first().focus()
      await page.keyboard.press(' ')
      await release()
      await expect(page.getByRole('menu')).toBeVisible()
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await expect(theWindow(page)).toHaveCount(0)
    }
  },
)

test('a button pressed by a key in the first frame acts once, and what is typed into the search box stays', async ({
  page,
}) => {
  await waitForSnapshot(page, '"article"')
  let release = await reopenHeld(page)
  await page.locator('#first nav').getByRole('button', { name: '组 b' }).focus()
  await page.keyboard.press('Enter')
  await release()
  await expect.poll(() => shownGroup(page)).toBe('组 b')
  await waitForLoad(page)
  await waitForSnapshot(page, '"article"')
  release = await reopenHeld(page)
  await page.locator('#first input').focus()
  await page.keyboard.type('a b')
  await release()
  await expect(page.locator('#root search input')).toBeFocused()
  await expect(page.locator('#root search input')).toHaveValue('a b')
})

test(
  'Ctrl and a letter in the first frame act as soon as the program listens; the browser does nothing',
  soak,
  async ({ page }) => {
    for (const [key, opened] of [
      ['k', page.getByRole('dialog', { name: '命令面板' })],
      ['a', theWindow(page)],
      ['s', page.getByRole('dialog', { name: '设置' })],
      ['f', page.locator('#root search input:focus')],
    ] as const) {
      await waitForLoad(page)
      await waitForSnapshot(page, '"article"')
      const release = await reopenHeld(page)
      await page.evaluate(() =>
        addEventListener('keydown', ({ defaultPrevented, key }) =>
          Object.assign(window, { prevented: [defaultPrevented, key] }),
        ),
      )
      await page.keyboard.press(`Control+${key}`)
      expect(await page.evaluate('prevented')).toEqual([true, key])
      await release()
      await expect(opened).toBeVisible()
      await page.evaluate(() => sessionStorage.clear())
    }
  },
)
