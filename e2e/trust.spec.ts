import type { BrowserContext, Page } from '@playwright/test'
import { test as plain } from '@playwright/test'
import faces from '../src/client/features/data/faces/locales/zh-CN.json' with { type: 'json' }
import editor from '../src/client/features/desk/item-editor/locales/zh-CN.json' with { type: 'json' }
import search from '../src/client/features/desk/search/locales/zh-CN.json' with { type: 'json' }
import about from '../src/client/features/shell/about/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import trust from '../src/client/features/shell/trust/locales/zh-CN.json' with { type: 'json' }
import webPage from '../src/client/features/shell/zx-load/locales/zh-CN.json' with { type: 'json' }
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { expect, group, openOn, pressUntilOpen, site, storedDocument, test } from './lib/page.ts'
import { answerSiteIcons } from './lib/site-icons.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })
const list = (page: Page) => page.getByRole('dialog', { name: trust.title })
const part = (page: Page, name: string) => list(page).getByRole('region', { name, exact: true })
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
const REMOTE_WALLPAPER = { wallpaperType: 1, wallpaperSrc: 'https://wall.example/w.svg' }

const HOME = {
  groups: [
    group('a', [
      site('one', { src: 'https://icons.example/one.svg' }),
      site('pop', { url: 'https://pop.example/', openType: 'popup' }),
    ]),
  ],
  dock: [],
}

async function openAbout(page: Page) {
  await pressUntilOpen(page, 'Control+s', drawer(page))
  await drawer(page).getByRole('tab', { name: about.tab, exact: true }).click()
}

/** Answers for every other host, and lists what was asked of them. */
async function answerOthers(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = []
  await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
  })
  return asked
}

test('lists permissions, the hosts that were contacted, and whom the server has asked', async ({ page, context }) => {
  await answerOthers(context)
  await context.route('**/api/wallpaper_image?*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  )
  await openOn(page, { home: HOME, wallpaper: REMOTE_WALLPAPER })
  await openAbout(page)
  await drawer(page).locator(`[data-form-row="${trust.title}"]`).getByRole('button').click()
  await expect(list(page).getByText(trust['permission.geolocation'], { exact: true })).toBeVisible()
  const browser = part(page, trust.browser)
  await expect(browser.getByRole('listitem').filter({ hasText: 'icons.example' })).toContainText(
    trust['loaded.picture'],
  )
  await expect(browser.getByRole('listitem').filter({ hasText: 'wall.example' })).toHaveCount(0)
  const forThisPage = part(page, trust.forThisPage).getByRole('listitem')
  await expect(forThisPage.filter({ hasText: 'wall.example' })).toContainText(trust['call.wallpaper'])
  await expect(part(page, trust['call.hotSearch'])).toContainText('www.toutiao.com')
  await expect(part(page, trust['call.translate'])).toContainText('translate.mymemory')
  expect(await findViolations(page, { tags: WCAG_AA, selectors: ['[role=dialog]'] })).toEqual([])
})

// the browser reports what it refuses as errors, which other tests do not allow
plain('in pure offline nothing is asked of a third party, and what is refused says so', async ({ page, context }) => {
  const asked = await answerOthers(context)
  const toServer: string[] = []
  page.on('request', (request) => void toServer.push(new URL(request.url()).pathname))
  await openOn(page, { home: HOME, wallpaper: REMOTE_WALLPAPER, theme: { isPureOffline: true } })
  const box = page.getByRole('search').locator('input')
  await box.click()
  await box.pressSequentially('genkan')
  await expect(page.getByText(search.pureOffline)).toBeVisible()
  await box.fill('')
  await box.blur()

  const adding = page.getByRole('dialog', { name: '添加' })
  await pressUntilOpen(page, 'Control+a', adding)
  await adding.getByRole('tab', { name: '自定义' }).click()
  await adding.getByLabel('网址', { exact: true }).fill('elsewhere.example')
  await expect(adding.getByText(editor.pureOffline)).toBeVisible()
  await adding.getByLabel(editor.pictureText).fill('https://pictures.example/p.png')
  await expect(adding.getByText(faces['problem.pureOffline'])).toBeVisible()

  await page.getByRole('link', { name: '站 pop' }).press('Enter')
  await expect(page.locator('#layer-window').getByText(webPage.pureOffline)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('link', { name: '站 one' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await openAbout(page)
  await drawer(page).locator(`[data-form-row="${trust.title}"]`).getByRole('button').click()
  await expect(part(page, trust.browser)).toContainText(trust.browserNone)
  expect(asked).toEqual([])
  const OUTSIDE = ['suggest', 'frame_check', 'get_network_icon', 'get_img_base64', 'wallpaper_image'].map(
    (name) => `/api/${name}`,
  )
  expect(toServer.filter((path) => OUTSIDE.includes(path))).toEqual([])
})

plain('pure offline holds from the switch on, and ends with a reload', async ({ page, context }) => {
  const asked = await answerOthers(context)
  await answerSiteIcons(page)
  await openOn(page, { home: HOME })
  expect(asked).toContain('https://icons.example/one.svg')
  await openAbout(page)
  const toggle = drawer(page).getByRole('switch', { name: about['field.isPureOffline'] })
  await toggle.click()
  await expect(toggle).toBeChecked()
  const load = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const image = new Image()
          image.onload = () => resolve('loaded')
          image.onerror = () => resolve('refused')
          image.src = `https://late.example/${Math.random()}`
        }),
    )
  expect(await load()).toBe('refused')
  expect(asked.filter((url) => url.includes('late.example'))).toEqual([])
  await toggle.click()
  await page.getByRole('button', { name: trust.reload }).click()
  await expect.poll(() => storedDocument(page, 'theme')).toMatchObject({ data: { isPureOffline: false } })
  await expect(page.getByRole('link', { name: '站 one' })).toBeVisible()
  await expect.poll(load).toBe('loaded')
})
