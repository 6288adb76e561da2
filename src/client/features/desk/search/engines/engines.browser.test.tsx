import { expect, test } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { history } from '../../../../core/documents/history.ts'
import { documentValue, drawPage } from '../../../../testing/draw-page.tsx'
import { boxOf, find, middleOf, textsOf } from '../../../../testing/elements.ts'
import { group, site } from '../../../../testing/items.ts'
import { noMenu } from '../../../../testing/menus.ts'
import { soak } from '../../../../testing/soak.ts'
import home from '../locales/zh-CN.first-frame.json'
import messages from '../locales/zh-CN.json'

const { findViolations, holdKey, moveMouse, press, pressMouse, releaseKey, releaseMouse } = commands

const button = page.getByRole('button', { name: /^搜索引擎：/ })
const picker = page.getByRole('dialog', { name: home.engines })
const boxes = picker.getByRole('checkbox')
const selected = picker.getByRole('checkbox', { checked: true })
const expectSelected = (...names: readonly string[]) => expect.poll(() => textsOf(selected)).toEqual(names)
const firstRow = page.getByRole('menuitemradio').first()
const hasFocus = (locator: Locator) => locator.element().contains(document.activeElement)

async function open() {
  await page.viewport(1440, 900)
  await drawPage({ home: { groups: [group('a', [site('1')])], dock: [] } })
  await expect.poll(() => find('#root search form')?.checkVisibility()).toBe(true)
}

async function openMenu(key: string) {
  button.element().focus()
  await press(key)
  await expect.element(firstRow).toHaveFocus()
}

async function openPicker() {
  await open()
  await button.click()
  await page.getByRole('menuitem', { name: messages.chooseEngines }).click()
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument() // the previous menu has the same name
  await expect.element(boxes.first()).toBeVisible()
  await expect.poll(() => boxOf(picker.query()).width).toBe(750)
  await expect.poll(() => hasFocus(picker)).toBe(true)
}

test('the menu focuses its first row even while Enter is held', soak, async () => {
  await open()
  for (let round = 0; round < 3; round += 1) {
    button.element().focus()
    await holdKey('Enter')
    await expect.element(firstRow).toHaveFocus()
    await releaseKey('Enter')
    await press('Escape')
    await noMenu()
    await expect.element(button).toHaveFocus()
  }
})

test('the menu opens by the down arrow, as its button announces', async () => {
  await open()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await openMenu('ArrowDown')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await press('Escape')
  await noMenu()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test('another engine or tab of the box is a view: Ctrl+Z takes back the edit before it', soak, async () => {
  await open()
  await openPicker()
  await picker.getByRole('checkbox', { name: '谷歌' }).click()
  await press('Escape')
  const { undo } = history.counts.getState()
  await openMenu('ArrowDown')
  await press('ArrowDown')
  await press('Enter')
  await expect.poll(() => documentValue('search')).toMatchObject({ searchEnginesIndex: 1 })
  find('#root search input')?.focus()
  await press('Control+f')
  await expect.poll(() => documentValue('search')).toMatchObject({ searchTabActiveIndex: 1 })
  await press('Tab')
  await expect.poll(() => documentValue('search')).toMatchObject({ searchTabActiveIndex: 0 })
  expect(history.counts.getState().undo).toBe(undo)
  history.undo()
  expect(documentValue('search')).toMatchObject({
    searchSelectEnginesList: ['baidu', 'bing', 'google'],
    searchEnginesIndex: 1,
  })
})

test('sources are toggled by keyboard; a fourth turns off the earliest one', async () => {
  await open()
  const pressOn = async (row: Locator, key: string) => {
    await expect.element(row).toBeVisible()
    row.element().focus()
    await expect.element(row).toHaveFocus()
    await press(key)
  }
  const toggle = async (name: string) => {
    await openMenu('ArrowDown')
    await pressOn(page.getByRole('menuitem', { name: messages.suggestions }), 'ArrowRight')
    await pressOn(page.getByRole('menuitemcheckbox', { name }), 'Enter')
    await noMenu()
  }
  for (const name of ['必应', '谷歌', '搜狗']) await toggle(name)
  await expect.element(page.getByText(messages.tooManySources.replace('{name}', '百度'))).toBeVisible()
  const active = () => expect.poll(() => JSON.stringify(documentValue('search')))
  await active().toContain('{"name":"baidu","active":false}')
  await toggle(messages.allSuggestions)
  await active().not.toContain('"active":true')
  await toggle(messages.allSuggestions)
  await active().toContain('{"name":"google","active":true},{"name":"360","active":false}')
})

test('the picker selects three at most and one at least, in five columns of tiles 44 high', soak, async () => {
  await openPicker()
  expect(boxOf(boxes.first().query()).height).toBe(44)
  expect(await findViolations('#layer-menu')).toEqual([])
  await expectSelected('百度', '必应', '谷歌')
  await boxes.nth(3).click()
  await expect.element(page.getByText(messages.tooManyEngines.replace('{limit}', '3'))).toBeVisible()
  expect(selected.elements()).toHaveLength(3)
  // Removing the current engine selects the first one.
  await boxes.nth(0).click()
  await expect.element(button).toHaveAccessibleName(home.engine.replace('{name}', '必应'))
  await boxes.nth(0).click()
  await expectSelected('谷歌')
  await boxes.nth(0).click()
  await expect.element(page.getByText(messages.lastEngine)).toBeVisible()
  await expectSelected('谷歌')
})

test('the picker reorders selected engines by Alt+arrow and by dragging; the current engine stays', async () => {
  await openPicker()
  boxes.first().element().focus()
  await press('Alt+ArrowRight')
  await expectSelected('必应', '百度', '谷歌')
  await expect.element(boxes.nth(1)).toHaveFocus()
  await expect.element(button).toHaveAccessibleName(home.engine.replace('{name}', '百度'))
  const middle = (index: number) => middleOf(selected.nth(index).query())
  await moveMouse(middle(2))
  await pressMouse()
  await moveMouse(middle(1), 4)
  await moveMouse(middle(0), 4)
  await releaseMouse()
  await expectSelected('谷歌', '必应', '百度')
})
