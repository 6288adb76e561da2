import { afterEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { connection } from '../core/net/connection.ts'
import { messageByKey } from '../core/text/i18n.ts'
import tiles from '../features/desk/tiles/locales/zh-CN.json'
import mascot from '../features/look/mascot/locales/zh-CN.json'
import account from '../features/safety/account/locales/zh-CN.json'
import settings from '../features/shell/settings/locales/zh-CN.json'
import { messageColors } from '../features/together/chat/lazy.ts'
import danmaku from '../features/together/danmaku/locales/zh-CN.json'
import { documentValue, drawPage, openTab } from '../testing/draw-page.tsx'
import { boxOf, expectStyle, find, findAll, middleOf, settled } from '../testing/elements.ts'
import { group, site } from '../testing/items.ts'
import { soak } from '../testing/soak.ts'
import { setDataValue } from '../ui/dom.ts'

const { emulateMedia, findViolations, moveMouse, pressMouse, releaseMouse } = commands

const DRAWER = '#layer-drawer [role="dialog"]'
const drawer = page.getByRole('dialog', { name: settings.title })
const row = (name: string) => {
  const found = find(`${DRAWER} [data-form-row="${name}"]`)
  if (found === null) throw new Error(`there is no row ${name}`)
  return page.elementLocator(found)
}
const expectNoRow = (name: string) => expect.poll(() => find(`${DRAWER} [data-form-row="${name}"]`)).toBeNull()
const toggle = (name: string) => row(name).getByRole('switch').click()

/** As on a server that has not said what it offers: it is taken to have a chat room. */
const beOnServer = () => connection.setState({ isOpen: true, server: 'https://genkan.example' })

/** Opens a tab of the settings, with blur and animations, over a desk of these sites. */
async function open(tab: string, documents: Readonly<Record<string, object>> = {}, ...ids: readonly string[]) {
  const sites = (ids.length === 0 ? ['1'] : ids).map((id) => site(id))
  await page.viewport(1440, 900)
  await drawPage({ home: { groups: [group('a', sites)], dock: [] }, ...documents })
  if (tab === 'danmaku') beOnServer()
  setDataValue(document.documentElement, 'glass-tier', 'full')
  openTab(tab)
  await expect.element(drawer).toBeVisible()
  await settled(drawer.element())
}

afterEach(async () => {
  vi.restoreAllMocks()
  connection.setState({ isOpen: true, server: undefined })
  await emulateMedia()
})

test('what is stored here is counted, and the browser is asked to keep it', soak, async () => {
  let isPersisted = false
  const storage = {
    estimate: async () => ({ usage: 3_240_000, quota: 10_700_000_000 }),
    persisted: async () => isPersisted,
    persist: async () => (isPersisted = true),
  }
  vi.spyOn(navigator, 'storage', 'get').mockReturnValue(storage as unknown as StorageManager)
  await open('user', { notes: { noteList: [{ id: 'n', name: '', time: 1, content: 'x' }] } }, '1', '2')
  const contents = drawer.getByRole('list', { name: account.contents }).getByRole('listitem')
  await expect.element(contents.filter({ hasText: tiles['searchable.icons'] })).toMatchTextContent('2')
  await expect.element(contents.filter({ hasText: messageByKey('notes.searchable.notes') })).toMatchTextContent('1')
  await expect.element(row(account.stored)).toMatchTextContent('3.2 MB')
  await row(account.keep).getByRole('button', { name: account.keepNow }).click()
  await expect.element(row(account.keep)).toMatchTextContent(account.keptHint)
  await expect.element(row(account.keep).getByRole('button')).not.toBeInTheDocument()
  await expect
    .element(drawer.getByRole('button', { name: settings.reset }), { message: 'nothing to reset' })
    .not.toBeInTheDocument()
  expect(await findViolations('html')).toEqual([])
})

test('a browser that tells nothing of its storage is no error', async () => {
  vi.spyOn(navigator, 'storage', 'get').mockReturnValue(undefined as unknown as StorageManager)
  await open('user')
  await expect.poll(() => row(account.keep).element().textContent).toContain(account.unknownHint)
  await expectNoRow(account.stored)
})

test('danmaku run in the preview with their settings, once or for ever, and are off by default', async () => {
  await open('danmaku')
  const lines = () => findAll(`${DRAWER} [data-sample]`)
  await expect.element(drawer).toMatchTextContent(danmaku.off)
  await expectNoRow(danmaku['field.loop'])
  await toggle(danmaku['field.isShow'])
  await row(danmaku['field.speeds']).getByRole('slider').fill('1000')
  await expect.poll(lines).not.toHaveLength(0)
  await expect
    .element(drawer.getByRole('button', { name: danmaku.replay }), { message: 'all have passed' })
    .toBeVisible()
  await row(danmaku['own.field.color']).getByRole('radio', { name: danmaku['color.yellow'] }).click()
  await row(danmaku['own.field.fontSize']).getByRole('slider').fill('30')
  await toggle(danmaku['field.loop'])
  const own = () => find(`${DRAWER} [data-sample=own]`)
  await expect.poll(() => own()?.textContent).toContain(danmaku['sample.own'])
  // in the shade that is read upon the wallpaper
  await expectStyle(() => own()?.firstElementChild, '--on-light').toBe(messageColors('#ffe08a')['--on-light'])
  await expectStyle(own, 'font-size').toBe('30px')
  expect(documentValue('sendDanmaku')).toMatchObject({ color: '#ffe08a', fontSize: 30 })
  expect(await findViolations('html')).toEqual([])
})

test('with reduced motion the danmaku of the preview stand still', async () => {
  await emulateMedia({ reducedMotion: 'reduce' })
  await open('danmaku', { danmaku: { isShow: true, isRefTen: true } })
  const first = () => find(`${DRAWER} [data-sample]`)
  await expect.poll(() => first()?.checkVisibility()).toBe(true)
  const before = first()?.getAttribute('style')
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(first()?.getAttribute('style')).toBe(before)
  await row(danmaku['field.fontSize']).getByRole('slider').fill('30')
  await expectStyle(first, 'font-size').toBe('30px')
})

test('the mascot of the preview has its scale and side, and is dragged only where that is on', soak, async () => {
  await open('live2d', { live2d: { isShow: true, isToolLeft: false } })
  const picture = () => find(`${DRAWER} [class*=mascot] > [class*=figure]`)
  const box = () => boxOf(picture())
  await expect.poll(() => picture()?.checkVisibility()).toBe(true)
  await expect.poll(() => box().height).toBeGreaterThan(0)
  const before = box()
  await row(mascot['field.scale']).getByRole('slider').fill('2')
  await expect.poll(() => box().height).toBeCloseTo(2 * before.height, 0)
  const at = box()
  async function dragBy(x: number, y: number) {
    const from = middleOf(picture())
    await moveMouse(from)
    await pressMouse()
    await moveMouse({ x: from.x + x, y: from.y + y }, 3)
    await releaseMouse()
  }
  await dragBy(-60, -20)
  await expect.poll(() => box().x).toBeCloseTo(at.x - 60, 0)
  await toggle(mascot['field.isMove'])
  await expect.poll(() => box().x, { message: 'back in its corner' }).toBeCloseTo(at.x, 0)
  await dragBy(-60, -20)
  expect(box().x).toBeCloseTo(at.x, 0)
  const isLeft = () => boxOf(find(`${DRAWER} [class*=tools]`)).x < box().x
  expect(isLeft()).toBe(false)
  await toggle(mascot['field.isToolLeft'])
  await expect.poll(isLeft).toBe(true)
  expect(await findViolations('html')).toEqual([])
})
