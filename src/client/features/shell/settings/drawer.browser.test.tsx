import { afterEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { documentValue, drawPage } from '../../../testing/draw-page.tsx'
import { boxOf, click, find, findAll } from '../../../testing/elements.ts'
import { homeMessages as groups } from '../../../testing/home-messages.ts'
import { group, site } from '../../../testing/items.ts'
import { openEmptyAreaMenu } from '../../../testing/menus.ts'
import { soak } from '../../../testing/soak.ts'
import ui from '../../../ui/locales/zh-CN.json'
import { iconSettings } from '../../data/home/index.ts'
import appearance from '../../look/appearance/locales/zh-CN.json'
import clock from '../../look/clock/locales/zh-CN.json'
import messages from './locales/zh-CN.json'

const { moveMouse, press, turnWheel } = commands

const DRAWER = '#layer-drawer [role="dialog"]'
const drawer = page.getByRole('dialog', { name: messages.title })
const tab = (name: string) => drawer.getByRole('tab', { name })
const expectCurrent = (name: string) => expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
const gear = page.getByRole('navigation').getByRole('button', { name: messages['command.open'] })
const row = (name: string) => page.elementLocator(find(`${DRAWER} [data-form-row="${name}"]`) ?? document.body)
const expectClosed = () => expect.element(drawer).not.toBeInTheDocument()
const heading = () => find(`${DRAWER} h2`)?.textContent
/** The width of the first tile, in px. */
const tileWidth = () => boxOf(find('#root li a')).width

async function draw(sites: readonly object[] = ['1', '2', '3'].map((id) => site(id))) {
  await page.viewport(1440, 900)
  await drawPage({ home: { groups: [group('a', sites)], dock: [] } })
}

async function open() {
  await draw()
  await gear.click()
  await expect.element(drawer).toBeVisible()
}

afterEach(async () => {
  find(`${DRAWER} [role="tab"]`)?.focus()
  if (find(DRAWER) !== null) await press('Escape')
  await expectClosed()
})

test('it is 420 px wide, 10 px from the edge; Esc closes it and returns the focus', async () => {
  await open()
  await expect.poll(() => boxOf(find(DRAWER))).toMatchObject({ x: 1440 - 430, y: 10, width: 420, height: 880 })
  await expect.element(drawer.getByRole('tab', { selected: true })).toHaveFocus()
  await press('Escape')
  await expectClosed()
  await expect.element(gear).toHaveFocus()
})

test('arrows move through its tabs, and it reopens at the last tab', soak, async () => {
  await open()
  await tab(clock.tab).click()
  await press('ArrowDown')
  await expect.element(tab(clock.tab)).toHaveAttribute('aria-selected', 'false')
  await press('End')
  await press('Home')
  await press('ArrowDown')
  const second = heading()
  expect(second).not.toBe('')
  await press('Escape')
  await expectClosed()
  await gear.click()
  await expect.poll(heading).toBe(second)
})

test('each tab starts scrolled to its top', async () => {
  await open()
  await tab(clock.tab).click()
  const { x, y, width } = boxOf(find(`${DRAWER} [role="tabpanel"]`))
  await moveMouse({ x: x + width / 2, y: y + 100 })
  await turnWheel(400)
  const scrolled = () => find(`${DRAWER} [role="tabpanel"]`)?.parentElement?.scrollTop
  await expect.poll(scrolled).toBeGreaterThan(50)
  await tab(groups.tab).click()
  await expectCurrent(groups.tab)
  await expect.poll(scrolled).toBe(0)
})

test('it finds a setting by name, pinyin and synonym, and goes to its row', async () => {
  await open()
  await tab(clock.tab).click()
  await press('Control+f')
  const input = drawer.getByRole('searchbox', { name: messages.search })
  await expect.element(input).toHaveFocus()
  await input.fill('spjj') // 水平间距
  await expect.element(drawer.getByRole('listitem').first()).toMatchTextContent(groups['field.iconGapX'])
  await press('ArrowDown')
  await press('Enter')
  await expectCurrent(groups.tab)
  await expect.element(row(groups['field.iconGapX']).getByRole('slider')).toHaveFocus()
  await press('Control+f')
  await input.fill('关灯')
  await expect.element(drawer.getByRole('listitem').first()).toMatchTextContent(appearance['field.isDarkMode'])
  await input.fill('没有这一项')
  await expect.element(drawer.getByText(messages.nothing.replace('{text}', '没有这一项'))).toBeVisible()
  await press('Escape')
  await expect.element(input).not.toBeInTheDocument()
  await expect.element(drawer).toBeVisible()
})

test('it opens by its shortcut and from the home menu; a click on the home screen closes it', soak, async () => {
  await draw()
  await press('Control+s')
  await expect.element(drawer).toBeVisible()
  await page.elementLocator(document.body).click({ position: { x: 700, y: 640 } })
  await expectClosed()
  await openEmptyAreaMenu(700, 640)
  await page.getByRole('menuitem', { name: messages['command.open'] }).click()
  await expect.element(drawer).toBeVisible()
})

test('a change applies at once, is one undo step, and its row resets it', async () => {
  await open()
  await tab(groups.tab).click()
  const before = tileWidth()
  row(groups['field.iconSize']).getByRole('slider').element().focus()
  await press('Shift+ArrowRight')
  await press('Shift+ArrowRight')
  await expect.poll(tileWidth).toBeGreaterThan(before)
  expect(documentValue('icon')).toMatchObject({ iconSize: 78 })
  await press('Control+z')
  await expect.poll(tileWidth).toBe(before)
  await press('Control+Shift+Z')
  await expect.poll(() => documentValue('icon')).toMatchObject({ iconSize: 78 })
  await row(groups['field.iconSize']).getByRole('button').first().click()
  await expect.poll(tileWidth).toBe(before)
})

test('a tab is reset to its defaults, and one undo restores it', async () => {
  await open()
  await tab(clock.tab).click()
  const isBold = (timeBold: boolean) => expect.poll(() => documentValue('time')).toMatchObject({ timeBold })
  const reset = drawer.getByRole('button', { name: messages.reset })
  click(row(clock['field.timeBold']).getByRole('switch').element())
  await isBold(true)
  await reset.click()
  await isBold(false)
  await page.getByRole('button', { name: ui.undo }).click()
  await isBold(true)
  await reset.click()
  await isBold(false)
  await reset.click()
  await expect.element(page.getByText(messages.resetNothing.replace('{tab}', clock.tab))).toBeVisible()
})

test('the sample tiles of a tab are complete and centered at any tile size', async () => {
  await open()
  await tab(groups.tab).click()
  const largest = String(iconSettings.fields.iconSize.max)
  await row(groups['field.iconSize']).getByRole('slider').fill(largest)
  await expect
    .element(row(groups['field.iconSize']), { message: 'as drawn' })
    .toMatchTextContent(String(Math.round(Number(largest) * 0.9)))
  const strip = boxOf(find(`${DRAWER} [class*=preview]`))
  const [first, , last] = findAll(`${DRAWER} [class*=preview] [class*=art]`).map(boxOf)
  if (first === undefined || last === undefined) throw new Error('not to be seen')
  expect(first.left - strip.x).toBeCloseTo(strip.right - last.right, 0)
  expect(first.top).toBeGreaterThanOrEqual(strip.y)
  for (const label of findAll(`${DRAWER} [class*=preview] [class*=label]`))
    expect(boxOf(label).bottom).toBeLessThanOrEqual(strip.bottom)
})

test('a tile with the URL {settings/icon} opens that tab', async () => {
  await draw([site('x', { url: '{settings/4}' })])
  await page.getByRole('button', { name: '站 x' }).click()
  await expectCurrent(groups.tab)
})
