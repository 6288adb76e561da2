import { afterEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import themes from '../../../../catalog/themes/themes.json' with { type: 'json' }
import { endTrial } from '../../features/together/themes/lazy.ts'
import feature from '../../features/together/themes/locales/zh-CN.json'
import { documentValue, drawPage, openWindow } from '../../testing/draw-page.tsx'
import { find } from '../../testing/elements.ts'
import messages from './locales/zh-CN.json'

const { findViolations, press } = commands

const [first, second] = themes
if (first === undefined || second === undefined) throw new Error('no themes')
const nameOf = (theme: typeof first) => theme.names['zh-CN']
const button = (name: string) => page.getByRole('button', { name, exact: true })
const text = (key: keyof typeof messages, name: string) => messages[key].replace('{name}', name)
const said = (key: keyof typeof feature) => feature[key]
const primary = () => document.documentElement.style.getPropertyValue('--gk-primary')
const bar = () => page.getByRole('region', { name: text('trying', nameOf(first)) })

afterEach(() => endTrial())

async function open(size: readonly [number, number] = [1440, 900]) {
  await page.viewport(...size)
  await drawPage({
    'themes.own': [],
    theme: { isDarkMode: false, darkModeBySysten: false, primaryColor: '#006661' },
    wallpaper: {},
  })
  await openWindow('theme')
}

test('a theme is tried on: the page has its looks, no document has; Escape takes it off', async () => {
  await open()
  const before = [documentValue('theme'), documentValue('icon'), documentValue('wallpaper')]
  await button(text('tryName', nameOf(first))).click()
  await expect.element(bar()).toBeVisible()
  await expect.poll(primary).toBe(first.settings.theme.primaryColor)
  await expect.element(bar().getByText(messages['part.theme'])).toBeVisible()
  await press('Escape')
  await expect.poll(() => bar().elements().length).toBe(0)
  await expect.poll(primary).toBe('#006661')
  expect([documentValue('theme'), documentValue('icon'), documentValue('wallpaper')]).toEqual(before)
  expect(find('#layer-window [role="dialog"]')).not.toBeNull() // it is the trial's Escape, not the window's
})

test('Enter wears what is tried on, as one step of undo; the card says so', async () => {
  await open()
  await button(text('tryName', nameOf(first))).click()
  await expect.element(bar()).toBeVisible()
  await press('Enter')
  await expect.element(page.getByText(messages.worn, { exact: true })).toBeVisible()
  expect(documentValue('theme')).toMatchObject({ primaryColor: first.settings.theme.primaryColor })
  expect(bar().elements()).toHaveLength(0)
  await press('Control+z')
  await expect.poll(() => documentValue('theme')).toMatchObject({ primaryColor: '#006661' })
  await expect.poll(() => page.getByText(messages.worn, { exact: true }).elements().length).toBe(0)
})

test('Space shows the desktop while it is held', async () => {
  await open()
  await button(text('tryName', nameOf(first))).click()
  await expect.element(bar()).toBeVisible()
  const layer = () => find('#layer-window')
  const tell = (type: string) =>
    layer()
      ?.querySelector('[role="dialog"]')
      ?.dispatchEvent(new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true }))
  tell('keydown')
  expect(layer()?.style.opacity).toBe('0')
  tell('keyup')
  expect(layer()?.style.opacity).toBe('')
})

test('the shelf is narrowed by light and words; hearts are favorites', async () => {
  await open()
  const cards = () => page.getByRole('button', { name: /^试穿「/ }).elements().length
  expect(cards()).toBe(themes.length)
  await page.getByText(messages['light.dark'], { exact: true }).click()
  await expect.poll(cards).toBe(themes.filter(({ settings }) => settings.theme.isDarkMode).length)
  await page.getByText(messages['light.any'], { exact: true }).click()
  await page.getByRole('searchbox').fill(nameOf(second))
  await expect.element(button(text('tryName', nameOf(second)))).toBeVisible()
  await button(text('favorite', nameOf(second))).click()
  expect(documentValue('themes.favorites')).toEqual([{ id: second.id }])
  await page.getByRole('searchbox').fill('不会有的主题名')
  await expect.element(page.getByText(messages.notFound)).toBeVisible()
})

test('the store has nothing that is inaccessible, on a phone neither', async () => {
  await open()
  expect(await findViolations('#layer-window', { seriousOnly: true })).toEqual([])
  await open([390, 844])
  await button(text('tryName', nameOf(first))).click()
  await expect.element(bar()).toBeVisible()
  expect(await findViolations('#layer-window', { seriousOnly: true })).toEqual([])
})

test('the looks of the page are kept as a theme, which is worn again, exported and deleted', async () => {
  await open()
  await button(messages.keepLook).click()
  const dialog = page.getByRole('dialog', { name: said('keepTitle') })
  await dialog.getByRole('button', { name: said('keep') }).click()
  await expect.element(dialog.getByText(said('nameMissing'))).toBeVisible()
  await dialog.getByLabelText(said('nameLabel'), { exact: true }).fill('我的绿')
  await dialog.getByRole('button', { name: said('part.mouse') }).click()
  await dialog.getByRole('button', { name: said('keep') }).click()
  expect(documentValue('themes.own')).toMatchObject([
    {
      name: '我的绿',
      look: { wallpaper: { type: 1, src: 'genkan:dawn' }, settings: { theme: { isDarkMode: false } } },
    },
  ])
  await page.getByRole('button', { name: new RegExp(`^${messages['section.own']}`) }).click()
  const card = page.getByRole('listitem').filter({ hasText: '我的绿' })
  await expect.element(card.getByText(messages.worn, { exact: true })).toBeVisible()
  await card.click({ button: 'right', position: { x: 20, y: 160 } })
  await page.getByRole('menuitem', { name: messages.delete }).click()
  await expect.poll(() => documentValue('themes.own')).toEqual([])
  await expect.poll(() => page.getByRole('menu').elements().length).toBe(0)
  await press('Control+z')
  await expect.poll(() => documentValue('themes.own')).toMatchObject([{ name: '我的绿' }])
})

test('a theme comes from a file; what is none is refused', async () => {
  await open()
  const choose = page.elementLocator(find('#layer-window input[type="file"]') ?? document.body)
  const look = { settings: { icon: { iconRadius: 29 } } }
  const good = { app: 'genkan', kind: 'theme', version: 1, name: '别人的', info: '', look }
  await choose.upload([new File([JSON.stringify(good)], 'a.genkan-theme'), new File(['no'], 'b.genkan-theme')])
  await expect.poll(() => documentValue('themes.own')).toMatchObject([{ name: '别人的', look }])
  await expect.element(page.getByText(said('problem.none'))).toBeVisible()
})
