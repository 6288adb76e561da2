import type { CDPSession, Locator, Page } from '@playwright/test'
import words from '../src/client/features/groups/locales/zh-CN.json' with { type: 'json' }
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { expect, folder, group, openOn, site, test } from './lib/page.ts'

const clock = { id: 'w', name: '', type: 'component', component: 'clock', size: '2x2' }
const HOME = {
  groups: [
    group('a', [site('a1'), site('a2'), clock, site('a3'), folder([site('in1')]), site('a4')]),
    group('b', [site('b1'), site('b2')]),
  ],
  dock: [site('d1'), site('d2')],
}

async function open(page: Page, home: object = HOME) {
  await openOn(page, { home })
  await expect(page.locator('#first')).toHaveCount(0)
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeVisible() // everything has come
  await expect.poll(() => page.evaluate(() => 'sortable' in document.documentElement.dataset)).toBe(true)
}

const places = (page: Page) => page.locator('#root [data-pages] > :not([inert]) > li')
/** What stands on the page, in its order. */
const order = async (page: Page) =>
  (
    await places(page).evaluateAll((all) => all.map((one) => one.firstElementChild?.getAttribute('title') ?? '时钟'))
  ).map((name) => name.replace('站 ', ''))
const tile = (page: Page, name: string) => page.locator('#root').getByRole('link', { name: `站 ${name}`, exact: true })
const dockNames = async (page: Page) =>
  (
    await page.locator('[data-dock] a').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  ).map((name) => name.replace('站 ', ''))
const middleOf = async (target: Locator) => {
  // it has come to rest
  await target.evaluate(async (one) => {
    const place = one.closest('li') ?? one
    await Promise.allSettled(
      [place, ...(place.parentElement?.children ?? [])]
        .flatMap((each) => each.getAnimations())
        .map(({ finished }) => finished),
    )
  })
  const box = await target.boundingBox()
  if (box === null) throw new Error('not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}
/** Where it is held over a tile's side: the others make room there. */
const besideOf = async (target: Locator) => {
  const { x, y, width } = await middleOf(target)
  return { x: x + width * 0.4, y }
}
const ghost = (page: Page) => page.locator('body > [aria-hidden]:not([data-landing]):has(> [inert])')
const undo = (page: Page) => page.keyboard.press('Control+z')

/** Takes a tile by the mouse and carries it there; it is not put down yet. */
async function carry(page: Page, from: Locator, to: { readonly x: number; readonly y: number }) {
  const { x, y } = await middleOf(from)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await expect(ghost(page)).toBeVisible()
}

test('a tile is dragged to another place: the others make room, and one undo takes it back', async ({ page }) => {
  await open(page)
  const before = await order(page)
  expect(before).toEqual(['a1', 'a2', '时钟', 'a3', '文件夹', 'a4'])
  await carry(page, tile(page, 'a1'), await besideOf(tile(page, 'a3')))
  const shown = () => places(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).style.gridColumnStart))
  await expect.poll(async () => (await shown())[1]).toBe('1') // a2 has taken the place of a1
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual(['a2', '时钟', 'a3', 'a1', '文件夹', 'a4'])
  await expect(ghost(page)).toHaveCount(0)
  await expect(tile(page, 'a1')).toBeVisible()
  await undo(page)
  await expect.poll(() => order(page)).toEqual(before)
})

test('Escape puts everything back, and opens or closes nothing', async ({ page, context }) => {
  await open(page)
  const before = await order(page)
  await carry(page, tile(page, 'a1'), await besideOf(tile(page, 'a3')))
  await page.keyboard.press('Escape')
  await expect(ghost(page)).toHaveCount(0)
  await page.mouse.up()
  expect(await order(page)).toEqual(before)
  await expect(tile(page, 'a1')).toBeVisible()
  expect(context.pages()).toHaveLength(1)
})

test('a press that moves under 5 px is a click; a drag opens nothing', async ({ page, context }) => {
  await open(page)
  const { x, y } = await middleOf(tile(page, 'a1'))
  const opened = context.waitForEvent('page')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 3, y + 2)
  await page.mouse.up()
  await (await opened).close()
  await carry(page, tile(page, 'a1'), { x: x + 30, y: y + 200 })
  await page.mouse.move(x, y)
  await page.mouse.up()
  await expect(ghost(page)).toHaveCount(0)
  expect(context.pages()).toHaveLength(1)
})

test('an icon held over an icon makes a folder with a name, over a folder it joins it', async ({ page }) => {
  await open(page)
  await carry(page, tile(page, 'a1'), await middleOf(tile(page, 'a4')))
  await expect(page.locator('[data-onto]')).toHaveCount(1)
  await page.mouse.up()
  const made = words.folderOf.replace('{one}', '站 a4').replace('{other}', '站 a1')
  await expect(page.getByRole('button', { name: made })).toBeVisible()
  expect(await order(page)).toEqual(['a2', '时钟', 'a3', '文件夹', made.replace('站 ', '')])
  await carry(page, tile(page, 'a2'), await middleOf(page.getByRole('button', { name: '文件夹', exact: true })))
  await expect(page.locator('[data-onto]')).toHaveCount(1)
  await page.mouse.up()
  await expect.poll(() => order(page)).toHaveLength(4)
  await page.getByRole('button', { name: '文件夹', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '文件夹' }).getByRole('link')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await undo(page)
  await undo(page)
  await expect.poll(() => order(page)).toHaveLength(6)
})

test('an icon goes into the dock and out of it, where the pointer is; the last one stays', async ({ page }) => {
  await open(page)
  const between = await middleOf(page.locator('[data-dock] a').nth(1))
  await carry(page, tile(page, 'a1'), { ...between, x: between.x - 6 })
  await page.mouse.up()
  await expect.poll(() => dockNames(page)).toEqual(['d1', 'a1', 'd2'])
  expect(await order(page)).not.toContain('a1')
  for (const name of ['d1', 'd2']) {
    await carry(
      page,
      page.locator('[data-dock]').getByRole('link', { name: `站 ${name}` }),
      await besideOf(tile(page, 'a2')),
    )
    await page.waitForTimeout(200) // a rest, after which the others make room
    await page.mouse.up()
    await expect.poll(() => order(page)).toContain(name)
  }
  expect(await dockNames(page)).toEqual(['a1'])
  await carry(page, page.locator('[data-dock] a').first(), await besideOf(tile(page, 'a2')))
  await page.mouse.up()
  await expect(ghost(page)).toHaveCount(0)
  expect(await dockNames(page)).toEqual(['a1'])
})

test('in a folder icons change their places, and leave it', async ({ page }) => {
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
  await carry(page, inside('in1'), await middleOf(inside('in3')))
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

  const { x, y } = await middleOf(tile(page, 'a1'))
  await carry(page, inside('in3'), { x: x - 25, y })
  await expect(panel).toHaveCount(0)
  await expect
    .poll(() => tile(page, 'a1').evaluate((one) => (one.parentElement as HTMLElement).style.gridColumnStart))
    .toBe('2')
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual(['in3', 'a1', '文件夹', 'a2'])

  await folderTile.click()
  await carry(page, inside('in2'), { x: 700, y: 700 })
  await expect(panel).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(ghost(page)).toHaveCount(0)
  expect(await order(page)).toEqual(['in3', 'a1', '文件夹', 'a2'])
})

test('a folder’s name is written over: Enter keeps it, Escape and blank do not', async ({ page }) => {
  await open(page)
  await page.locator('#root').getByRole('button', { name: '文件夹', exact: true }).click()
  const name = page.getByRole('textbox', { name: words.folderName })
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
})

test('over a group’s button it goes to that group, at once or after the page has turned', async ({ page }) => {
  await open(page)
  const button = page.locator('[data-group="b"]').getByRole('button')
  await carry(page, tile(page, 'a1'), await middleOf(button))
  await page.mouse.up()
  await expect(page.locator('#layer-toast')).toContainText('组 b')
  await expect.poll(() => order(page)).not.toContain('a1')
  await page.locator('#layer-toast').getByRole('button', { name: ui.undo }).click()
  await expect.poll(() => order(page)).toContain('a1')

  await carry(page, tile(page, 'a2'), await middleOf(button))
  await expect(button).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => order(page)).toContain('b1')
  const first = await middleOf(tile(page, 'b1'))
  await page.mouse.move(first.x - first.width * 0.4, first.y, { steps: 5 })
  await expect
    .poll(() => tile(page, 'b1').evaluate((one) => (one.parentElement as HTMLElement).style.gridColumnStart))
    .toBe('2')
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual(['a2', 'b1', 'b2'])
  await expect(tile(page, 'a2')).toBeVisible()
})

test('held at the edge of the screen the page turns', async ({ page }) => {
  await open(page)
  await carry(page, tile(page, 'a1'), { x: 1435, y: 300 })
  await expect.poll(() => order(page)).toContain('b1')
  await page.mouse.move(900, 500)
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual(['b1', 'b2', 'a1'])
})

test('a change from another tab in the middle of a drag is kept', async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.locator('#first')).toHaveCount(0)
  await page.bringToFront()
  await carry(page, tile(page, 'a1'), await besideOf(tile(page, 'a3')))
  await other.locator('#root').getByRole('link', { name: '站 a2', exact: true }).focus()
  await other.keyboard.press('Delete')
  await expect.poll(() => order(page)).toEqual(['a1', '时钟', 'a3', '文件夹', 'a4'])
  await page.mouse.up()
  await expect.poll(async () => (await order(page)).toSorted()).toEqual(['a1', 'a3', 'a4', '文件夹', '时钟'])
  expect((await order(page))[0]).not.toBe('a1')
})

test('a reload in the middle of a drag loses nothing', async ({ page }) => {
  await open(page)
  const before = await order(page)
  await carry(page, tile(page, 'a1'), await besideOf(tile(page, 'a3')))
  await page.reload()
  await expect(page.locator('#first')).toHaveCount(0)
  expect(await order(page)).toEqual(before)
})

test('by keys: Alt and an arrow move a tile, with Shift they resize it, all of it told and undone', async ({
  page,
}) => {
  await open(page)
  const told = page.locator('body > [role="status"]')
  await tile(page, 'a2').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => order(page)).toEqual(['a1', '时钟', 'a2', 'a3', '文件夹', 'a4'])
  await expect(tile(page, 'a2')).toBeFocused()
  await expect(told).toHaveText(
    words.movedPlace.replace('{name}', '站 a2').replace('{row}', '1').replace('{column}', '4'),
  )
  for (let press = 0; press < 3; press++) await page.keyboard.press('Alt+ArrowLeft')
  await expect(told).toHaveText(words.noFurther.replace('{name}', '站 a2'))
  expect((await order(page))[0]).toBe('a2')
  await undo(page)
  await expect.poll(() => order(page)).toEqual(['a1', 'a2', '时钟', 'a3', '文件夹', 'a4'])
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expect(tile(page, 'a2').locator('..')).toHaveCSS('grid-column-end', 'span 2')
  await expect(told).toHaveText(
    words.resized.replace('{name}', '站 a2').replace('{rows}', '1').replace('{columns}', '2'),
  )
  await page.locator('[data-dock] a').first().focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => dockNames(page)).toEqual(['d2', 'd1'])
  await expect(page.locator('[data-dock]').getByRole('link', { name: '站 d1' })).toBeFocused()
})

test('by keys from its menu: picked up, carried, put down or put back, also to another group', async ({ page }) => {
  await open(page)
  const told = page.locator('body > [role="status"]')
  const pickUp = async (name: string) => {
    await tile(page, name).focus()
    await page.keyboard.press('Space')
    await page.getByRole('menuitem', { name: words.carry }).click()
    await expect(told).toHaveText(words.pickedUp.replace('{name}', `站 ${name}`))
    await expect(ghost(page)).toBeVisible()
  }
  await pickUp('a1')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(told).toHaveText(words.putBack.replace('{name}', '站 a1'))
  await expect(tile(page, 'a1')).toBeFocused()
  expect((await order(page))[0]).toBe('a1')

  await pickUp('a1')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(tile(page, 'a1')).toBeFocused()
  expect((await order(page)).slice(0, 2)).toEqual(['a2', 'a1'])

  await pickUp('a1')
  await page.keyboard.press('PageDown')
  await expect(told).toHaveText(
    words.movedPlace.replace('{name}', '站 a1').replace('{row}', '1').replace('{column}', '3'),
  )
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(tile(page, 'a1')).toBeFocused()
  expect(await order(page)).toEqual(['b1', 'a1', 'b2'])
  await undo(page)
  await expect.poll(() => order(page)).toEqual(['b1', 'b2'])
})

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const touch = (client: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })

  test('that has rested a moment drags; a quick swipe still turns the page', async ({ page, context }) => {
    await open(page)
    const client = await context.newCDPSession(page)
    const { x, y } = await middleOf(tile(page, 'a1'))
    await touch(client, 'touchStart', x, y)
    await expect(page.locator('[data-lifted]')).toHaveCount(1)
    const to = await middleOf(tile(page, 'a4'))
    for (let part = 1; part <= 8; part++) {
      await touch(client, 'touchMove', x + ((to.x + 27 - x) * part) / 8, y + ((to.y - y) * part) / 8)
    }
    await expect(ghost(page)).toBeVisible()
    await expect
      .poll(() => tile(page, 'a2').evaluate((one) => (one.parentElement as HTMLElement).style.gridColumnStart))
      .toBe('1')
    await touch(client, 'touchEnd')
    await expect.poll(async () => (await order(page))[0]).toBe('a2')
    const landed = await middleOf(tile(page, 'a1'))
    expect(Math.hypot(landed.x - to.x - 27, landed.y - to.y)).toBeLessThan(100)
    expect(await order(page)).toContain('a2') // the same page still
    expect(context.pages()).toHaveLength(1)

    await touch(client, 'touchStart', 300, 500)
    for (const at of [250, 180, 110]) await touch(client, 'touchMove', at, 500)
    await touch(client, 'touchEnd')
    await expect.poll(() => order(page)).toContain('b1')
  })
})
