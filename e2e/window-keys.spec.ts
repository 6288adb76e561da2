import { findViolations, WCAG_AA } from './lib/axe.ts'
import { expect, pressUntilOpen, soak, soakUnless, test } from './lib/page.ts'
import {
  button,
  dockApp,
  frameOf,
  hasFocus,
  hostOf,
  openPage,
  openSites,
  reload,
  SMALL,
  strip,
  tab,
  tabNames,
  theWindow,
} from './lib/window.ts'

test('by keys alone: open, walk the tabs, close them, move, resize, minimise, come back, leave', async ({ page }) => {
  await openPage(page)
  const tile = page.locator('#root').getByRole('link', { name: '站 p0', exact: true })
  await tile.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(page)).toBe(true)
  const before = await frameOf(page)
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+Shift+ArrowRight')
  expect(await frameOf(page)).toMatchObject({ y: before.y - 20, width: before.width + 20 })

  await page.keyboard.press('F6')
  await expect(tile).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(tab(page, hostOf('p1'))).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => hasFocus(page)).toBe(true)
  await page.keyboard.press('Tab')
  await expect(tab(page, hostOf('p1'))).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, hostOf('p0'))).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: '右移' }).press('Enter')
  await expect.poll(() => tabNames(page)).toEqual(['p1', 'p0'].map(hostOf))
  await expect(page.getByRole('menu')).toHaveCount(0)
  await tab(page, hostOf('p1')).focus()
  await page.keyboard.press('Delete')
  await expect(tab(page, hostOf('p0'))).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(theWindow(page)).toBeHidden()
  await expect(page.locator('#root').getByRole('link', { name: '站 p1', exact: true })).toBeFocused()
  await dockApp(page, '网页').press('Enter')
  await expect.poll(() => hasFocus(page)).toBe(true)
  await tab(page, hostOf('p0')).press('Delete')
  await expect(theWindow(page)).toHaveCount(0)
  await expect(dockApp(page, '网页')).toHaveCount(0)
})

test('a window that comes back minimised takes the focus as it is shown', soak, async ({ page }) => {
  await openPage(page)
  await openSites(page, 'p0')
  await page.keyboard.press('Escape')
  await reload(page)
  await dockApp(page, '网页').press('Enter')
  await expect.poll(() => hasFocus(page)).toBe(true)
})

test('keys of the home screen wait while the window has the keyboard, and act beside it', soak, async ({ page }) => {
  await openPage(page)
  await openSites(page, 'p0')
  await expect.poll(() => hasFocus(page)).toBe(true)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+p')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('F6')
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('Control+a')
  await expect(tab(page, '添加')).toBeVisible()
  expect(await tabNames(page)).toEqual([hostOf('p0'), '添加']) // the first press added nothing
  await expect(page.getByRole('navigation', { name: '组 a' })).toBeVisible()
})

test('where text is typed Alt and an arrow move by words, not the window', soak, async ({ page }) => {
  await openPage(page, { ...SMALL, dialogWidth: 1000 })
  await pressUntilOpen(page, 'Control+a', theWindow(page))
  const before = await frameOf(page)
  await theWindow(page).getByRole('tab', { name: '自定义' }).click()
  await theWindow(page).getByLabel('名称').press('Alt+ArrowLeft')
  expect(await frameOf(page)).toEqual(before)
})

test('Esc empties a search before it minimises the window', soak, async ({ page }) => {
  await openPage(page, { ...SMALL, dialogWidth: 1000 })
  await pressUntilOpen(page, 'Control+a', theWindow(page))
  await theWindow(page).getByRole('tab', { name: '图标' }).click()
  const search = theWindow(page).getByRole('searchbox')
  await search.fill('zhihu')
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(theWindow(page)).toBeVisible()
  await search.press('Escape')
  await expect(theWindow(page)).toBeHidden()
})

test('a mask makes the window modal: the focus stays in it, a press beside it minimises it', soak, async ({ page }) => {
  await openPage(page, { ...SMALL, isDialogMask: true })
  await openSites(page, 'p0')
  await expect(theWindow(page)).toHaveAttribute('aria-modal', 'true')
  await expect(page.locator('main')).toHaveAttribute('inert')
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('main, [data-sidebar], [data-dock]') ?? null),
    ).toBeNull()
  }
  await theWindow(page).focus()
  await page.keyboard.press('F6')
  expect(
    await page.evaluate(() => document.activeElement?.closest('main, [data-sidebar], [data-dock]') ?? null),
  ).toBeNull()
  await page.mouse.click(20, 20)
  await expect(theWindow(page)).toBeHidden()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  await dockApp(page, '网页').click()
  await expect(theWindow(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(theWindow(page)).toBeHidden()
})

// languages.spec.ts has the apps in light
for (const colorScheme of ['light', 'dark'] as const)
  test(`the window has no axe violations, ${colorScheme}`, soakUnless(colorScheme === 'dark'), async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const dialog of [SMALL, { ...SMALL, isDialogMac: false, isDialogBtnLeft: false, isDialogMask: true }]) {
      await openPage(page, dialog)
      await pressUntilOpen(page, 'Control+a', theWindow(page))
      await theWindow(page).getByRole('tab', { name: '自定义' }).click()
      await frameOf(page)
      expect(await findViolations(page, { selectors: ['#layer-window'], tags: WCAG_AA })).toEqual([])
      await button(page, '关闭窗口').click()
    }
  })

test('with reduced motion nothing flies: the window is there, and gone, at once', soak, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page)
  await openSites(page, 'p0')
  const moving = () =>
    theWindow(page).evaluate(
      (one) => one.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 0).length,
    )
  expect(await moving()).toBe(0)
  await button(page, '最小化').click()
  expect(await page.locator('#layer-window section').evaluate((one) => one.getAnimations().length)).toBe(0)
  await dockApp(page, '网页').click()
  expect(await moving()).toBe(0)
  await expect(strip(page)).toBeVisible()
})
