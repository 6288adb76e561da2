import type { Page } from '@playwright/test'
import tiles from '../src/client/features/desk/tiles/locales/zh-CN.json' with { type: 'json' }
import mascot from '../src/client/features/look/mascot/locales/zh-CN.json' with { type: 'json' }
import account from '../src/client/features/safety/account/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import danmaku from '../src/client/features/together/danmaku/locales/zh-CN.json' with { type: 'json' }
import notes from '../src/client/widgets/notes/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { expect, group, openOn, site, storedDocument, test } from './lib/page.ts'

test.use({ isLowPerformance: false })

const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })
const row = (page: Page, name: string) => drawer(page).locator(`[data-form-row="${name}"]`)
const toggle = (page: Page, name: string) => row(page, name).getByRole('switch').click()
const openSettings = (page: Page) =>
  page.getByRole('navigation').getByRole('button', { name: settings['command.open'] }).click()

async function openTab(page: Page, name: string): Promise<void> {
  await openSettings(page)
  await drawer(page).getByRole('tab', { name }).click()
}

const homeOf = (...children: readonly object[]) => ({ home: { groups: [group('a', children)], dock: [] } })

test('what is stored here is counted, and the browser is asked to keep it', async ({ page }) => {
  await page.addInitScript(() => {
    let isPersisted = false
    Object.defineProperties(navigator.storage, {
      estimate: { value: async () => ({ usage: 3_240_000, quota: 10_700_000_000 }) },
      persisted: { value: async () => isPersisted },
      persist: { value: async () => (isPersisted = true) },
    })
  })
  await openOn(page, {
    ...homeOf(site('1'), site('2')),
    notes: { noteList: [{ id: 'n', name: '', time: 1, content: 'x' }] },
  })
  await openTab(page, account.tab)
  const contents = drawer(page).getByRole('list', { name: account.contents })
  await expect(contents.getByRole('listitem').filter({ hasText: tiles['searchable.icons'] })).toContainText('2')
  await expect(contents.getByRole('listitem').filter({ hasText: notes['searchable.notes'] })).toContainText('1')
  await expect(row(page, account.stored)).toContainText('3.2 MB')
  await row(page, account.keep).getByRole('button', { name: account.keepNow }).click()
  await expect(row(page, account.keep)).toContainText(account.keptHint)
  await expect(row(page, account.keep).getByRole('button')).toHaveCount(0)
  await expect(drawer(page).getByRole('button', { name: settings.reset }), 'nothing to reset').toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
})

test('a browser that tells nothing of its storage is no error', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'storage', { value: undefined }))
  await openOn(page, homeOf(site('1')))
  await openTab(page, account.tab)
  await expect(row(page, account.keep)).toContainText(account.unknownHint)
  await expect(row(page, account.stored)).toHaveCount(0)
})

test('danmaku run in the preview with their settings, once or for ever, and are off by default', async ({ page }) => {
  await openOn(page, homeOf(site('1')))
  await openTab(page, danmaku.tab)
  const lines = drawer(page).locator('[class*=line] > [data-sample]')
  await expect(drawer(page)).toContainText(danmaku.off)
  await expect(row(page, danmaku['field.loop'])).toHaveCount(0)
  await toggle(page, danmaku['field.isShow'])
  await row(page, danmaku['field.speeds']).getByRole('slider').fill('1000')
  await expect(lines.first()).toBeAttached()
  await expect(drawer(page).getByRole('button', { name: danmaku.replay }), 'all have passed').toBeVisible()
  await row(page, danmaku['own.field.color']).getByRole('radio', { name: danmaku['color.yellow'] }).check()
  await row(page, danmaku['own.field.fontSize']).getByRole('slider').fill('30')
  await toggle(page, danmaku['field.loop'])
  await expect(lines.filter({ hasText: danmaku['sample.own'] })).toHaveCSS('color', 'rgb(255, 224, 138)')
  await expect(drawer(page).locator('[class*=line]:has(> [data-sample=own])')).toHaveCSS('font-size', '30px')
  await expect
    .poll(() => storedDocument(page, 'sendDanmaku'))
    .toMatchObject({ data: { color: '#ffe08a', fontSize: 30 } })
  expect(await findViolations(page)).toEqual([])
})

test('with reduced motion the danmaku of the preview stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openOn(page, { ...homeOf(site('1')), danmaku: { isShow: true, isRefTen: true } })
  await openTab(page, danmaku.tab)
  const first = drawer(page).locator('[class*=line]:has(> [data-sample])').first()
  await expect(first).toBeVisible()
  const before = await first.getAttribute('style')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await first.getAttribute('style')).toBe(before)
  await row(page, danmaku['field.fontSize']).getByRole('slider').fill('30')
  await expect(first).toHaveCSS('font-size', '30px')
})

test('the mascot of the preview has its scale and side, and is dragged only where that is on', async ({ page }) => {
  await openOn(page, { ...homeOf(site('1')), live2d: { isShow: true, isToolLeft: false } })
  await openTab(page, mascot.tab)
  const picture = drawer(page).locator('img[src*=mascot]')
  const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await expect(picture).toBeVisible()
  const before = await box()
  await row(page, mascot['field.scale']).getByRole('slider').fill('2')
  await expect.poll(async () => (await box()).height).toBeCloseTo(2 * before.height, 0)
  const at = await box()
  async function dragBy(x: number, y: number) {
    const { x: left, y: top, width, height } = await box()
    await page.mouse.move(left + width / 2, top + height / 2)
    await page.mouse.down()
    await page.mouse.move(left + width / 2 + x, top + height / 2 + y, { steps: 3 })
    await page.mouse.up()
  }
  await dragBy(-60, -20)
  await expect.poll(async () => (await box()).x).toBeCloseTo(at.x - 60, 0)
  await toggle(page, mascot['field.isMove'])
  await expect.poll(async () => (await box()).x, 'back in its corner').toBeCloseTo(at.x, 0)
  await dragBy(-60, -20)
  expect((await box()).x).toBeCloseTo(at.x, 0)
  const tools = drawer(page).locator('[class*=tools]')
  const isLeft = async () => ((await tools.boundingBox())?.x ?? 0) < (await box()).x
  expect(await isLeft()).toBe(false)
  await toggle(page, mascot['field.isToolLeft'])
  await expect.poll(isLeft).toBe(true)
  expect(await findViolations(page)).toEqual([])
})
