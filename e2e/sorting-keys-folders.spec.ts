import { zhCN as messages } from './lib/home-messages.ts'
import { expect, folder, group, site, soak, test } from './lib/page.ts'
import { centerOf, dockNames, dragTo, ghost, HOME, open, tile, tileOrder, undo } from './lib/sorting.ts'

test('icons are reordered within a folder and dragged out of it', async ({ page }) => {
  await open(page, {
    ...HOME,
    groups: [group('a', [site('a1'), folder(['in1', 'in2', 'in3'].map((id) => site(id))), site('a2')])],
  })
  const panel = page.getByRole('dialog', { name: '文件夹' })
  const inside = (name: string) => panel.getByRole('link', { name: `站 ${name}`, exact: true })
  const names = async () =>
    (await panel.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('title')))).join(' ')
  const folderTile = page.locator('#root').getByRole('button', { name: '文件夹', exact: true })
  await folderTile.click()
  await dragTo(page, inside('in1'), await centerOf(inside('in3')))
  await expect
    .poll(() =>
      inside('in3')
        .locator('..')
        .evaluate((one) => one.style.gridColumnStart),
    )
    .toBe('2')
  await page.mouse.up()
  await expect.poll(names).toBe('站 in2 站 in3 站 in1')
  await expect(ghost(page)).toHaveCount(0)

  const { x, y } = await centerOf(tile(page, 'a1'))
  await dragTo(page, inside('in3'), { x: 700, y: 700 })
  await expect(panel).toHaveCount(0)
  await page.mouse.move(x - 25, y, { steps: 4 })
  await expect
    .poll(() => tile(page, 'a1').evaluate((one) => (one.parentElement as HTMLElement).style.gridColumnStart))
    .toBe('2')
  await page.mouse.up()
  await expect.poll(() => tileOrder(page)).toEqual(['in3', 'a1', '文件夹', 'a2'])

  await folderTile.click()
  await dragTo(page, inside('in2'), { x: 700, y: 700 })
  await expect(panel).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(ghost(page)).toHaveCount(0)
  expect(await tileOrder(page)).toEqual(['in3', 'a1', '文件夹', 'a2'])
})

test(
  'a folder opens over its tile, also in a smaller window, and is renamed in place: Enter saves',
  soak,
  async ({ page }) => {
    await open(page)
    const folderTile = page.locator('#root').getByRole('button', { name: '文件夹', exact: true, includeHidden: true })
    const glass = folderTile.locator('> [data-wallpaper="glass"]')
    await folderTile.click()
    await expect(glass).toBeHidden() // its panel is in its place
    const panel = page.getByRole('dialog', { name: '文件夹' })
    const distance = async () => {
      const [tile, opened] = [await centerOf(glass), await centerOf(panel)]
      return Math.round(Math.hypot(tile.x - opened.x, tile.y - opened.y))
    }
    await expect.poll(distance).toBeLessThan(2)
    await page.setViewportSize({ width: 1100, height: 760 })
    await expect.poll(distance).toBeLessThan(2)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(glass).toBeVisible()
    await folderTile.click()
    const name = page.getByRole('textbox', { name: messages.folderName })
    await name.fill('工具')
    await name.press('Escape')
    await expect(name).toHaveValue('文件夹')
    await name.fill('   ')
    await name.press('Enter')
    await expect(name).toHaveValue('文件夹')
    await name.fill('工具')
    await name.press('Enter')
    await expect(page.getByRole('dialog', { name: '工具' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: '工具' })).toHaveCount(0)
    await expect(page.locator('#root').getByRole('button', { name: '工具', exact: true })).toBeVisible()
    await undo(page)
    await expect(page.locator('#root').getByRole('button', { name: '文件夹', exact: true })).toBeVisible()
  },
)

test('groups are reordered by dragging and by keys, and their order is stored', soak, async ({ page }) => {
  await open(page, { ...HOME, groups: ['a', 'b', 'c', 'd'].map((id) => group(id, [site(`${id}1`)])) })
  const buttons = page.locator('[data-group]').getByRole('button')
  const names = async () =>
    (await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).join(' ')
  const [from, to] = [await centerOf(buttons.nth(0)), await centerOf(buttons.nth(2))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y + 4, { steps: 6 })
  await page.mouse.up()
  expect(await names()).toBe('组 b 组 c 组 a 组 d')
  expect(await tileOrder(page)).toEqual(['a1']) // a drag is not a click
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y + 4, { steps: 6 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await names()).toBe('组 b 组 c 组 a 组 d')
  await buttons.nth(2).focus()
  await page.keyboard.press('Alt+ArrowDown')
  expect(await names()).toBe('组 b 组 c 组 d 组 a')
  await expect(buttons.nth(3)).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.locator('body > [role="status"]')).toHaveText(messages.noFurther.replace('{name}', '组 a'))
  await page.reload()
  await expect(page.locator('#first')).toHaveCount(0)
  await expect.poll(names).toBe('组 b 组 c 组 d 组 a')
})

test('keyboard: Alt+arrow moves a tile, with Shift resizes it; announced and undoable', async ({ page }) => {
  await open(page)
  const told = page.locator('body > [role="status"]')
  await tile(page, 'a2').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => tileOrder(page)).toEqual(['a1', '时钟', 'a2', 'a3', '文件夹', 'a4'])
  await expect(tile(page, 'a2')).toBeFocused()
  await expect(told).toHaveText(
    messages.movedPlace.replace('{name}', '站 a2').replace('{row}', '1').replace('{column}', '4'),
  )
  for (let press = 0; press < 3; press++) await page.keyboard.press('Alt+ArrowLeft')
  await expect(told).toHaveText(messages.noFurther.replace('{name}', '站 a2'))
  expect((await tileOrder(page))[0]).toBe('a2')
  await undo(page)
  await expect.poll(() => tileOrder(page)).toEqual(['a1', 'a2', '时钟', 'a3', '文件夹', 'a4'])
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expect(tile(page, 'a2').locator('..')).toHaveCSS('grid-column-end', 'span 2')
  await expect(told).toHaveText(
    messages.resized.replace('{name}', '站 a2').replace('{rows}', '1').replace('{columns}', '2'),
  )
  await page.locator('[data-dock] a').first().focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => dockNames(page)).toEqual(['d2', 'd1'])
  await expect(page.locator('[data-dock]').getByRole('link', { name: '站 d1' })).toBeFocused()
})

test('keyboard drag from the menu: pick up, move, drop or cancel, also to another group', soak, async ({ page }) => {
  await open(page)
  const told = page.locator('body > [role="status"]')
  const pickUp = async (name: string) => {
    await tile(page, name).focus()
    await page.keyboard.press('Space')
    await page.getByRole('menuitem', { name: messages.carry }).click()
    await expect(told).toHaveText(messages.pickedUp.replace('{name}', `站 ${name}`))
    await expect(ghost(page)).toBeVisible()
  }
  await pickUp('a1')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(told).toHaveText(messages.putBack.replace('{name}', '站 a1'))
  await expect(tile(page, 'a1')).toBeFocused()
  expect((await tileOrder(page))[0]).toBe('a1')

  await pickUp('a1')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(tile(page, 'a1')).toBeFocused()
  expect((await tileOrder(page)).slice(0, 2)).toEqual(['a2', 'a1'])

  await pickUp('a1')
  await page.keyboard.press('PageDown')
  await expect(told).toHaveText(
    messages.movedPlace.replace('{name}', '站 a1').replace('{row}', '1').replace('{column}', '3'),
  )
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(tile(page, 'a1')).toBeFocused()
  expect(await tileOrder(page)).toEqual(['b1', 'a1', 'b2'])
  await undo(page) // goes back to the group where the drag began
  await expect.poll(() => tileOrder(page)).toEqual(['a2', 'a1', '时钟', 'a3', '文件夹', 'a4'])
  await page.keyboard.press('Control+y')
  await expect.poll(() => tileOrder(page)).toEqual(['b1', 'a1', 'b2'])
})
