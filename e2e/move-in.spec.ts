import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import moveIn from '../src/client/features/safety/move-in/locales/zh-CN.json' with { type: 'json' }
import system from '../src/client/features/safety/system/locales/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { makePng } from '../src/server/testing/pictures.ts'
import { findViolations } from './lib/axe.ts'
import { expect, group, openOn, pressUntilOpen, site, soak, storedDocument, test } from './lib/page.ts'
import { answerThirdParties } from './lib/third-parties.ts'
import { toast } from './lib/toasts.ts'

/** Moving in from other start pages. */

const SAMPLES = 'src/client/features/safety/move-in/formats/samples'
const HOME = { groups: [group('a', [site('one')])], dock: [] }
const drawer = (page: Page) => page.getByRole('dialog', { name: settings.title })
const dialog = (page: Page) =>
  page
    .getByRole('dialog', { name: moveIn.title })
    .or(page.getByRole('dialog', { name: moveIn['guide.title'] }))
    .filter({ has: page.getByRole('button', { name: moveIn.move }) })
const groupNames = async (page: Page) => {
  const { data } = (await storedDocument(page, 'home')) as { data: { groups: readonly { name: string }[] } }
  return data.groups.map(({ name }) => name)
}

async function openSystemTab(page: Page): Promise<void> {
  const picture = { contentType: 'image/png', body: Buffer.from(makePng(8, 8, () => [200, 30, 30, 255])) }
  await page.route(/codelife\.cc|infinitynewtab\.com|example\.invalid/, (route) => route.fulfill(picture))
  await answerThirdParties(page)
  await openOn(page, { home: HOME })
  await pressUntilOpen(page, 'Control+s', drawer(page))
  await drawer(page).getByRole('tab', { name: system.tab, exact: true }).click()
}

test('an iTab backup is shown before it moves in, added or in place of what is there, and taken back', async ({
  page,
}) => {
  await openSystemTab(page)
  const file = drawer(page).getByLabel(moveIn.title)
  await file.setInputFiles({ name: 'x.itabdata', mimeType: '', buffer: Buffer.from('{"navConfig": 5}') })
  await expect(toast(page)).toContainText(moveIn['problem.unknown'])
  await file.setInputFiles(`${SAMPLES}/itab.itabdata`)
  await expect(dialog(page)).toContainText('iTab')
  await expect(dialog(page)).toContainText('浏览器设置')
  expect(await findViolations(page, { selectors: ['[role=dialog]'] })).toEqual([])
  expect(await groupNames(page)).toEqual(['组 a'])
  await dialog(page).getByRole('button', { name: moveIn.move }).click()
  await expect(toast(page).filter({ hasText: moveIn.moved })).toBeVisible()
  await expect.poll(() => groupNames(page)).toEqual(['主页', '开发', '组 a'])
  await expect(page.getByRole('link', { name: '淘宝' })).toBeVisible()
  await toast(page).filter({ hasText: moveIn.moved }).getByRole('button').click()
  await expect.poll(() => groupNames(page)).toEqual(['组 a'])

  await file.setInputFiles(`${SAMPLES}/itab.itabdata`)
  await dialog(page).getByRole('checkbox', { name: /^开发/ }).uncheck()
  await dialog(page).getByRole('checkbox', { name: moveIn.replace }).check()
  await dialog(page).getByRole('button', { name: moveIn.move }).click()
  await expect.poll(() => groupNames(page)).toEqual(['主页'])
  await expect(page.getByRole('link', { name: '淘宝' })).toBeVisible()
})

test('what a file has beside its icons comes along; its hosts are named, and asked only after that is wanted', async ({
  page,
}) => {
  await openSystemTab(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isForeign = (url: string) => /codelife|img-base64|get_img|wallpaper_image/i.test(url)
  const file = drawer(page).getByLabel(moveIn.title)
  await file.setInputFiles(`${SAMPLES}/itab-real.itabdata`)
  const consent = dialog(page).getByRole('checkbox', { name: /files\.codelife\.cc/ })
  await expect(consent).not.toBeChecked()
  expect(await findViolations(page, { selectors: ['[role=dialog]'] })).toEqual([])
  await expect(dialog(page).getByRole('checkbox', { name: moveIn['contents.notes'] })).toBeChecked()
  await dialog(page).getByRole('checkbox', { name: moveIn['contents.settings'] }).uncheck()
  await dialog(page).getByRole('checkbox', { name: /^主页/ }).uncheck()
  await dialog(page).getByRole('button', { name: moveIn.move }).click()
  await expect(dialog(page)).toBeHidden()
  const notes = async () => Reflect.get(Object(await storedDocument(page, 'notes')), 'data')
  await expect
    .poll(notes)
    .toMatchObject({ noteList: expect.arrayContaining([expect.objectContaining({ name: 'iTab操作小技巧' })]) })
  await expect(page.getByRole('link', { name: 'jetbrain激活' })).toBeVisible()
  expect(asked.filter(isForeign)).toEqual([])

  await file.setInputFiles(`${SAMPLES}/itab-real.itabdata`)
  const picture = page.waitForRequest((request) => isForeign(request.url()))
  await consent.check()
  await dialog(page).getByRole('button', { name: moveIn.move }).click()
  await picture
})

test('the samples of the others move in, one after the other', soak, async ({ page }) => {
  await openSystemTab(page)
  let groups = 1
  for (const sample of [
    'infinity.infinity',
    'wetab.data',
    'tabliss.tabliss',
    'sun-panel.sun-panel',
    'chrome.netscape',
    'firefox.netscape',
  ]) {
    await drawer(page).getByLabel(moveIn.title).setInputFiles(`${SAMPLES}/${sample}`)
    await dialog(page).getByRole('button', { name: moveIn.move }).click()
    await expect(dialog(page)).toBeHidden()
    await expect.poll(async () => (await groupNames(page)).length, sample).toBeGreaterThan(groups)
    groups = (await groupNames(page)).length
  }
})

test(
  'bookmarks become folders of one group, if that is chosen, and have the marks of the catalogue',
  soak,
  async ({ page }) => {
    await openSystemTab(page)
    await drawer(page).getByLabel(moveIn.title).setInputFiles(`${SAMPLES}/chrome.netscape`)
    await dialog(page).getByText(moveIn['destination.folders']).click()
    await dialog(page).getByRole('button', { name: moveIn.move }).click()
    await expect.poll(() => groupNames(page)).toEqual([moveIn['product.bookmarks'], '组 a'])
    const [group] = Reflect.get(Object(await storedDocument(page, 'home')), 'data').groups
    expect(group.children).toMatchObject([
      {
        name: '书签栏',
        component: 'folder',
        children: [{ src: expect.stringMatching(/^\/icons\/.*bilibili/) }, { name: 'A <B>' }],
      },
      { name: '其他书签里的一条' },
    ])
  },
)

test('a file that is dropped anywhere on the page opens the wizard, over the drawer too', async ({ page }) => {
  await openSystemTab(page)
  const text = readFileSync(`${SAMPLES}/itab.itabdata`, 'utf8')
  const drop = (selector: string) =>
    page.locator(selector).evaluate((element, content) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], 'anything'))
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer })
      element.dispatchEvent(event)
      return event.defaultPrevented
    }, text)
  expect(await drop('#layer-drawer [role="dialog"]')).toBe(true)
  await expect(dialog(page)).toContainText('iTab')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await drop('#root main')
  await expect(dialog(page)).toContainText('iTab')
})

/** A file as older Chinese programs write it, in GB 18030: the folder 工作 with two bookmarks. */
const GB18030 = Buffer.concat([
  Buffer.from('<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p><DT><H3>'),
  Buffer.from([0xb9, 0xa4, 0xd7, 0xf7]),
  Buffer.from(
    '</H3><DL><p><DT><A HREF="https://mail.example/">Mail</A><DT><A HREF="https://forge.example/">Forge</A></DL>',
  ),
  Buffer.from('<DT><A HREF="https://news.example/">News</A><DT><A HREF="javascript:x()">Script</A></DL>'),
])
const bookmarks = async (page: Page) => Reflect.get(Object(await storedDocument(page, 'book-marks')), 'data')

test('bookmarks are exported as the guide says, and go into their app with their folders; undone in one step', async ({
  page,
}) => {
  await openSystemTab(page)
  await drawer(page).getByRole('button', { name: moveIn['guide.show'] }).click()
  const guide = page.getByRole('dialog', { name: moveIn['guide.title'] })
  await guide.getByText('Firefox').click()
  await expect(guide).toContainText(moveIn['guide.export.firefox'])
  expect(await findViolations(page, { selectors: ['[role=dialog]'] })).toEqual([])
  await guide
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.html', mimeType: '', buffer: Buffer.from('<DL></DL>') })
  await expect(toast(page)).toContainText(moveIn['problem.noBookmarks'])
  await drawer(page).getByRole('button', { name: moveIn['guide.show'] }).click()
  await guide.locator('input[type=file]').setInputFiles({ name: 'b.html', mimeType: '', buffer: GB18030 })
  await dialog(page).getByText(moveIn['destination.app']).click()
  await expect(dialog(page).getByRole('listitem')).toContainText('Script')
  await dialog(page).getByRole('button', { name: moveIn.move }).click()
  await expect
    .poll(() => bookmarks(page))
    .toMatchObject([{ name: '工作', children: [{ name: 'Mail' }, { name: 'Forge' }] }, { name: 'News' }])
  expect(await groupNames(page)).toEqual(['组 a'])
  await toast(page).getByRole('button').click()
  await expect.poll(() => bookmarks(page)).toEqual([])
})

test('reading that takes long is shown, and can be cancelled: nothing changes', soak, async ({ page }) => {
  await openSystemTab(page)
  await page.route(/\/worker-[^/]*\.js$/, () => {}) // it never begins
  await drawer(page).getByLabel(moveIn.title).setInputFiles(`${SAMPLES}/itab.itabdata`)
  const reading = page.getByRole('dialog', { name: moveIn.reading })
  await expect(reading.getByRole('progressbar')).toBeVisible()
  await reading.getByRole('button').click()
  await expect(reading).toBeHidden()
  await expect(dialog(page)).toBeHidden()
  await expect(toast(page)).toBeEmpty()
  expect(await groupNames(page)).toEqual(['组 a'])
})
