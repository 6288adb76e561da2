import { test as plainTest } from '@playwright/test'
import { expect, soak, test } from './lib/page.ts'
import { button, hostOf, openPage, openSites, tab, theWindow } from './lib/window.ts'

/** The file of the view that adds tiles. */
const ADD_VIEW = '**/AddIcon-*.js'

// plain: the browser itself complains of the file that it cannot load
plainTest('a view that cannot be loaded says so and is tried again; the other tabs go on', async ({ page }) => {
  await openPage(page)
  await openSites(page, 'p0')
  await page.route(ADD_VIEW, (route) => route.abort())
  await button(page, '添加').click()
  await expect(theWindow(page).getByText('没能打开「添加」')).toBeVisible()
  await page.unroute(ADD_VIEW)
  await button(page, '重试').click()
  await expect(theWindow(page).getByRole('tab', { name: '自定义' })).toBeVisible()
})

test('a slow view shows that it is on its way', soak, async ({ page }) => {
  await openPage(page)
  await openSites(page, 'p0')
  const held = Promise.withResolvers<void>()
  await page.route(ADD_VIEW, async (route) => {
    await held.promise
    await route.continue()
  })
  await button(page, '添加').click()
  await expect(theWindow(page).getByRole('status', { name: '加载中' })).toBeVisible()
  held.resolve()
  await expect(theWindow(page).getByRole('tab', { name: '自定义' })).toBeVisible()
})

test('a view that throws is replaced by a message; the others are unharmed, and its tab can be closed', async ({
  page,
}) => {
  await openPage(page)
  await openSites(page, 'p0')
  // React reports what it has caught; the name is one that the page's complaints leave out
  const body = 'export default () => { throw new Error("blocked by Playwright") }'
  await page.route(ADD_VIEW, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await button(page, '添加').click()
  await expect(theWindow(page).getByText('「添加」出错了')).toBeVisible()
  await button(page, '重试').click()
  await expect(theWindow(page).getByText('「添加」出错了')).toBeVisible()
  await tab(page, hostOf('p0')).click()
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText(hostOf('p0'))
  await tab(page, '添加').click()
  await button(page, '关闭这个标签').click()
  await expect(theWindow(page)).toHaveAccessibleName(hostOf('p0'))
})

test('without a session storage the window works, and is only not kept', soak, async ({ page }) => {
  await page.addInitScript(() => {
    const { getItem, setItem } = Storage.prototype
    const deny = (key: string) => {
      if (key === 'genkan.window') throw new DOMException('denied', 'SecurityError')
    }
    Object.assign(Storage.prototype, {
      getItem(this: Storage, key: string) {
        deny(key)
        return getItem.call(this, key)
      },
      setItem(this: Storage, key: string, value: string) {
        deny(key)
        setItem.call(this, key, value)
      },
    })
  })
  await openPage(page)
  await openSites(page, 'p0', 'p1')
  await button(page, '最小化').click()
  await expect(theWindow(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: '站 p0', exact: true })).toBeVisible()
  await expect(theWindow(page)).toHaveCount(0)
})
