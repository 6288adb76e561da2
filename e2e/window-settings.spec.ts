import type { Page } from '@playwright/test'
import windows from '../src/client/features/shell/windows/locales/zh-CN.json' with { type: 'json' }
import { expect, test } from './lib/page.ts'
import { button, frameOf, openPage, openSites, SMALL, settled, theWindow } from './lib/window.ts'

test.use({ colorScheme: 'light', isLowPerformance: false })

/** The settings of windows beside an open window. */
async function openSettings(page: Page) {
  await page.getByRole('navigation').getByRole('button', { name: '设置' }).click()
  await page.locator('#settings-tab-dialog').click()
  const drawer = page.getByRole('dialog', { name: '设置' })
  await expect(drawer.getByRole('switch', { name: 'Mac 风格' })).toBeVisible()
  return drawer
}

const style = (page: Page, property: string) =>
  theWindow(page).evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property)

const names = (page: Page) =>
  theWindow(page)
    .locator('[data-window-header] button[aria-label]')
    .evaluateAll((all) =>
      all
        .toSorted((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)
        .map((one) => one.getAttribute('aria-label')),
    )

test('every setting of windows acts on the one that is open', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('genkan.tier', 'full'))
  await openPage(page)
  await openSites(page, 'p0')
  const drawer = await openSettings(page)
  const toggle = (name: string) => drawer.getByRole('switch', { name, exact: true }).click()
  const slider = (name: string) => drawer.getByRole('slider', { name, exact: true })

  expect(await names(page)).toEqual(['关闭窗口', '最小化', '全屏', '添加'])
  await toggle('按钮在左侧')
  expect(await names(page)).toEqual(['添加', '关闭窗口', '最小化', '全屏'])
  await toggle('Mac 风格')
  expect(await names(page)).toEqual(['添加', '最小化', '全屏', '关闭窗口'])
  expect((await button(page, '全屏').boundingBox())?.width).toBeGreaterThan(20)

  await slider('宽度').press('Home')
  await slider('高度').press('End')
  await expect.poll(() => frameOf(page)).toMatchObject({ width: 300, height: 880 })
  await slider(windows['field.dialogRadius']).press('End')
  await expect.poll(() => style(page, 'border-top-left-radius')).toBe('60px')
  await expect(slider(windows['field.dialogRadius']), 'the number names what is drawn').toHaveAttribute(
    'aria-valuetext',
    '60 px',
  )
  const alpha = async () => /([\d.]+)\)$/.exec(await style(page, 'background-color'))?.[1]
  await slider(windows['field.dialogOpacity']).press('Home')
  const lowest = Number(await alpha())
  await slider(windows['field.dialogOpacity']).press('End')
  expect(lowest).toBeLessThan(1)
  await expect.poll(() => style(page, 'background-color')).toMatch(/^rgb\(/)
  await slider(windows['field.dialogVague']).press('Home')
  await expect.poll(() => style(page, 'backdrop-filter')).not.toContain('blur(40px)')

  const mask = page.locator('#layer-window > div[data-shown]')
  await toggle('显示遮罩')
  await slider(windows['field.dialogMaskVague']).press('End')
  await expect(mask).toHaveCSS('backdrop-filter', 'blur(30px)')
  await expect(slider(windows['field.dialogVague'])).toHaveCount(0) // the mask blurs instead
  await expect(theWindow(page)).toHaveAttribute('aria-modal', 'true')
  await toggle('显示遮罩')
  await expect(mask).toHaveCount(0)

  await slider('动画时长').press('End')
  expect(await style(page, 'transition-duration')).toContain('0.6s')
  await toggle('动画')
  expect(await style(page, 'transition-duration')).toMatch(/^0s/)
  await toggle('动画')
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect.poll(() => style(page, 'transition-duration')).toContain('0.6s')
})

test('minimising takes as long as the settings say, towards the app in the Dock', async ({ page }) => {
  await openPage(page, { ...SMALL, dialogAnimationSpeed: 600 })
  await openSites(page, 'p0')
  await settled(theWindow(page))
  const flight = () =>
    page
      .locator('#layer-window section')
      .evaluate((one) => one.getAnimations().map(({ effect }) => effect?.getTiming().duration))
  await button(page, '最小化').click()
  expect(await flight()).toContain(600)
})

test('light and dark come to a window that is open', async ({ page }) => {
  await openPage(page, { ...SMALL, dialogWidth: 1000 })
  await page.keyboard.press('Control+a')
  await expect(theWindow(page).getByRole('tab', { name: '添加', exact: true })).toBeVisible()
  const light = await style(page, 'color')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => style(page, 'color')).not.toBe(light)
})
