import {
  centerOf,
  dragBy,
  expectFrame,
  frameOf,
  freeGroup,
  openFree,
  placedSite,
  selectedIds,
  TILES,
  tileItem,
  waitForEditing,
} from './lib/free.ts'
import { expect, site, soak, test } from './lib/page.ts'
import { open, tile, undo } from './lib/sorting.ts'

const handle = '[data-handle="se"]'

test(
  'a click selects, a double click opens, Ctrl toggles, a click on the empty area deselects',
  soak,
  async ({ page, context }) => {
    await openFree(page)
    await tileItem(page, 't1').click()
    await expect.poll(() => selectedIds(page)).toEqual(['t1'])
    await tileItem(page, 't3').click({ modifiers: ['ControlOrMeta'] })
    await expect.poll(() => selectedIds(page)).toEqual(['t1', 't3'])
    await tileItem(page, 't1').click({ modifiers: ['ControlOrMeta'] })
    await expect.poll(() => selectedIds(page)).toEqual(['t3'])
    await page.mouse.click(300, 800)
    await expect.poll(() => selectedIds(page)).toEqual([])
    expect(context.pages()).toHaveLength(1)
    await context.route(/t2\.example/, (route) => route.fulfill({ body: 'there' }))
    const opened = context.waitForEvent('page')
    await tileItem(page, 't2').dblclick()
    await (await opened).waitForURL(/t2\.example/)
    expect(context.pages()).toHaveLength(2)
  },
)

test('a dragged tile snaps to its neighbours with a guide, is saved on release and undone in one step', async ({
  page,
}) => {
  await openFree(page)
  await dragBy(page, tileItem(page, 't1'), { x: 203, y: 150 })
  await expectFrame(page, 't1', { x: 500, y: 225 }) // within 5 px of the edge of t2
  await expect(page.locator('[data-free] path[class*=lines][d*="M"]').first()).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('[data-free] path[class*=lines][d*="M"]')).toHaveCount(0)
  await expectFrame(page, 't1', { x: 500, y: 225, w: 60, h: 60 })
  await undo(page)
  await expectFrame(page, 't1', { x: 300, y: 75 })
})

test('Escape cancels a drag; a reload during a drag changes nothing', soak, async ({ page }) => {
  await openFree(page)
  await dragBy(page, tileItem(page, 't1'), { x: 120, y: 320 })
  await expectFrame(page, 't1', { x: 420 })
  await page.keyboard.press('Escape')
  await expectFrame(page, 't1', { x: 300, y: 75 })
  await page.mouse.up()
  await dragBy(page, tileItem(page, 't1'), { x: 120, y: 320 })
  await expectFrame(page, 't1', { x: 420 })
  await page.reload()
  await expect(page.locator('#first')).toHaveCount(0)
  await expectFrame(page, 't1', { x: 300, y: 75 })
})

test('a marquee selects enclosed tiles, with Shift all touched ones; the selection moves together', async ({
  page,
}) => {
  await openFree(page)
  const corner = await centerOf(tileItem(page, 't1'))
  await page.mouse.move(corner.x - 100, corner.y - 38)
  await page.mouse.down()
  await page.mouse.move(corner.x + 190, corner.y + 90, { steps: 6 })
  // Several selected tiles have outlines.
  const outline = page.locator('[data-free] path[class*=outline]')
  const rings = async () => ((await page.locator('[data-free] path[class*=rings]').getAttribute('d')) ?? '').match(/a/g)
  await expect(outline).toHaveAttribute('d', /a/)
  expect(await rings()).toBeNull()
  await page.keyboard.down('Shift')
  await expect.poll(rings).toHaveLength(2 * 4)
  await page.keyboard.up('Shift')
  await expect.poll(rings).toBeNull()
  await page.mouse.up()
  await expect.poll(() => selectedIds(page)).toEqual(['t1'])
  await expect(outline).toHaveAttribute('d', '')
  await page.mouse.move(corner.x - 100, corner.y - 38)
  await page.mouse.down()
  await page.keyboard.down('Shift')
  await page.mouse.move(corner.x + 190, corner.y + 90, { steps: 6 })
  await page.mouse.up()
  await page.keyboard.up('Shift')
  await expect.poll(() => selectedIds(page)).toEqual(['t1', 't2'])
  await dragBy(page, tileItem(page, 't2'), { x: 33, y: 214 })
  await page.mouse.up()
  const [one, other] = [await frameOf(page, 't1'), await frameOf(page, 't2')]
  expect(other.x - one.x).toBe(200)
  expect(one.y).toBe(other.y)
  expect(one.y).toBeGreaterThan(270)
})

test('the size label is below the name of a tile of any size', soak, async ({ page }) => {
  await openFree(page)
  await tileItem(page, 't3').click()
  const name = () => tileItem(page, 't3').locator('[data-wallpaper="label"]').boundingBox()
  const told = page.locator('#root [data-free] [class*=badge]')
  const room = async () =>
    ((await told.boundingBox())?.y ?? 0) - ((await name())?.y ?? 0) - ((await name())?.height ?? 0)
  expect(await room()).toBeGreaterThanOrEqual(2)
  await dragBy(page, page.locator(handle), { x: 140, y: 140 })
  await expect.poll(room).toBeGreaterThanOrEqual(2)
  await page.mouse.up()
  await expect.poll(room).toBeGreaterThanOrEqual(2)
})

test('a handle resizes an icon down to 40 px, with Shift in proportion; the rotate handle rotates and snaps', async ({
  page,
}) => {
  await openFree(page)
  await tileItem(page, 't3').click()
  await dragBy(page, page.locator(handle), { x: 47, y: 87 })
  const cursors = () =>
    page.locator('[data-pointer-capture]').evaluateAll((all) => all.map((one) => getComputedStyle(one).cursor))
  await expect.poll(cursors).toContain('nwse-resize') // wherever the pointer is
  await expect(page.locator('[data-rotate-handle]')).toBeHidden()
  await page.mouse.up()
  await expect.poll(cursors).not.toContain('nwse-resize')
  await expectFrame(page, 't3', { x: 700, y: 175, w: 107 })
  await dragBy(page, page.locator(handle), { x: -300, y: -300 })
  await page.mouse.up()
  await expectFrame(page, 't3', { w: 40, h: 40 })
  await undo(page)
  await undo(page)
  await page.keyboard.down('Shift')
  await dragBy(page, page.locator(handle), { x: 63, y: 10 })
  await page.mouse.up()
  await page.keyboard.up('Shift')
  const { w, h } = await frameOf(page, 't3')
  expect(w).toBeGreaterThan(80)
  expect(Math.abs(w - h)).toBeLessThanOrEqual(1)
  await undo(page)
  await expectFrame(page, 't3', { w: 60, h: 60 })
  const [knob, own] = [await centerOf(page.locator('[data-rotate-handle]')), await centerOf(tileItem(page, 't3'))]
  await page.mouse.move(knob.x, knob.y)
  await page.mouse.down()
  await page.mouse.move(own.x + 70, own.y - 66, { steps: 6 })
  await expectFrame(page, 't3', { r: 45 })
  await page.mouse.move(knob.x, knob.y, { steps: 6 })
  await expectFrame(page, 't3', { r: 0 }) // back at its original rotation
  await page.mouse.move(own.x + 70, own.y - 66, { steps: 6 })
  await expectFrame(page, 't3', { r: 45 })
  await page.mouse.up()
  await expectFrame(page, 't3', { r: 45, x: 700, y: 175 })
})

test('several tiles rotate together with their selection frame, until release or Escape', soak, async ({ page }) => {
  await openFree(page)
  await tileItem(page, 't1').click()
  await tileItem(page, 't2').click({ modifiers: ['ControlOrMeta'] })
  const knob = page.locator('[data-rotate-handle]')
  const frame = () => knob.evaluate((one) => Number.parseFloat(getComputedStyle(one.parentElement ?? one).rotate) || 0)
  const running = () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running'))
  const [one, other] = [await frameOf(page, 't1'), await frameOf(page, 't2')]
  for (const end of ['Escape', 'let go']) {
    const from = await centerOf(knob)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    const [first, second] = [await centerOf(tileItem(page, 't1')), await centerOf(tileItem(page, 't2'))]
    const at = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }
    await page.mouse.move(at.x + 100, at.y - 104, { steps: 6 })
    await expect.poll(frame).toBeCloseTo(45)
    await expectFrame(page, 't1', { r: 45 })
    await expectFrame(page, 't2', { r: 45 })
    if (end === 'Escape') await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect.poll(frame).toBe(0)
    await expect.poll(running).toEqual([])
    await expectFrame(page, 't1', end === 'Escape' ? one : { r: 45 })
    await expectFrame(page, 't2', end === 'Escape' ? other : { r: 45 })
  }
  const [now, then] = [await frameOf(page, 't1'), await frameOf(page, 't2')]
  expect(Math.abs((now.x + then.x) / 2 - (one.x + other.x) / 2)).toBeLessThanOrEqual(1)
})

test(
  'after a fast resize a tile is laid out at its size when the pointer rests; Escape cancels',
  soak,
  async ({ page }) => {
    await openFree(page)
    await tileItem(page, 't3').click()
    const name = tileItem(page, 't3').locator('[data-wallpaper="label"]')
    const scale = () => tileItem(page, 't3').evaluate((one) => (one as HTMLElement).style.scale)
    await dragBy(page, page.locator(handle), { x: 140, y: 40 })
    await expectFrame(page, 't3', { w: 200, h: 100 })
    expect(await scale()).toBe('')
    await expect(name).toBeVisible()
    await expect(page.locator('#root [data-free] [class*=badge]')).toHaveText('200 × 100  0°')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expectFrame(page, 't3', { w: 60, h: 60 })
    expect(await scale()).toBe('')
    await expect(name).toBeVisible()
  },
)

test(
  'names are hidden while many tiles are resized together, and are positioned correctly afterwards',
  soak,
  async ({ page }) => {
    const many = Array.from({ length: 30 }, (_, n) =>
      placedSite(`m${n}`, 300 + (n % 10) * 70, 75 + Math.floor(n / 10) * 90),
    )
    await openFree(page, many)
    await tileItem(page, 'm0').click()
    await page.keyboard.press('Control+a')
    const name = tileItem(page, 'm29').getByText('站 m29')
    await dragBy(page, page.locator('[data-handle="se"]'), { x: 100, y: 60 })
    await expect(name).toBeHidden()
    await page.mouse.up()
    await expect(name).toBeVisible()
    await dragBy(page, tileItem(page, 'm0'), { x: 40, y: 40 })
    await expect(page.locator('html')).toHaveAttribute('data-dragging')
    await expect(name).toBeVisible()
    await page.mouse.up()
  },
)

test('keyboard: Enter selects, arrows nudge, Tab moves on, Alt rotates and resizes, Delete deletes', async ({
  page,
}) => {
  await openFree(page)
  const told = page.locator('body > p[role="status"]')
  await tile(page, 't1').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => selectedIds(page)).toEqual(['t1'])
  await expect(told).toContainText('站 t1')
  await page.keyboard.press('ArrowRight')
  await expectFrame(page, 't1', { x: 301, y: 75 })
  await page.keyboard.press('Shift+ArrowDown')
  await expectFrame(page, 't1', { x: 301, y: 85 })
  await expect(told).toContainText('85')
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expectFrame(page, 't1', { x: 301, w: 61, h: 60 })
  await page.keyboard.press('Alt+Shift+ArrowLeft')
  await expectFrame(page, 't1', { x: 300, y: 85, w: 62, h: 60 }) // the right side stays
  await page.keyboard.down('Alt')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.up('Alt')
  await expectFrame(page, 't1', { x: 300, y: 85, w: 62, h: 61 })
  await page.keyboard.press('Alt+Period')
  await expectFrame(page, 't1', { r: 15 })
  await page.keyboard.press('Tab')
  await expect.poll(() => selectedIds(page)).toEqual(['t2'])
  await expect(tile(page, 't2')).toBeFocused()
  await page.keyboard.press('Control+a')
  await expect.poll(() => selectedIds(page)).toHaveLength(4)
  await page.keyboard.press('Delete')
  await expect(page.locator('[data-free] li')).toHaveCount(0)
  await undo(page)
  await expect(page.locator('[data-free] li')).toHaveCount(4)
  await tile(page, 't1').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect.poll(() => selectedIds(page)).toEqual([])
  await tile(page, 't1').blur()
  await page.keyboard.press('Control+a') // with nothing selected and nothing focused
  await expect.poll(() => selectedIds(page)).toHaveLength(4)
})

test('a drag with Alt copies, as long as Alt is down; undo takes the copy away', soak, async ({ page }) => {
  await openFree(page)
  await tileItem(page, 't3').click()
  const originals = page.locator('#root [data-free] > ul[inert] > li')
  await dragBy(page, tileItem(page, 't3'), { x: 83, y: 211 })
  await page.keyboard.down('Alt')
  await expect(originals).toHaveCount(1)
  const dropped = await frameOf(page, 't3')
  const likeness = (await originals.boundingBox()) ?? { x: 0, y: 0 }
  await page.keyboard.up('Alt')
  await expect(originals).toHaveCount(0)
  await page.keyboard.down('Alt')
  await expect(originals).toHaveCount(1)
  await page.mouse.up()
  await page.keyboard.up('Alt')
  await expect(originals).toHaveCount(0)
  await expectFrame(page, 't3', { x: 700, y: 175 })
  expect(await tileItem(page, 't3').boundingBox()).toMatchObject({ x: likeness.x, y: likeness.y })
  await expect(page.locator('[data-free] li')).toHaveCount(5)
  const [copy = ''] = await selectedIds(page)
  expect(copy).not.toBe('t3')
  await expectFrame(page, copy, { ...dropped })
  await undo(page)
  await expect(page.locator('[data-free] li')).toHaveCount(4)
})

test('a change from another tab during a drag is kept', soak, async ({ page, context }) => {
  await openFree(page)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.locator('#first')).toHaveCount(0)
  await waitForEditing(other)
  await page.bringToFront()
  await dragBy(page, tileItem(page, 't1'), { x: 100, y: 320 })
  await tile(other, 't4').focus()
  await other.keyboard.press('Enter')
  await other.keyboard.press('Shift+ArrowDown')
  await expectFrame(page, 't4', { y: 285 })
  await page.mouse.up()
  await expect.poll(async () => (await frameOf(page, 't1')).y).toBeGreaterThan(380)
  await expectFrame(page, 't4', { y: 285 })
})

test('a tile from the dock is placed at the drop point', soak, async ({ page }) => {
  await open(page, { groups: [freeGroup('a', TILES)], dock: [site('d1'), site('d2')] })
  const { x, y } = await centerOf(page.locator('[data-dock] a').first())
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(400, 600, { steps: 8 })
  await page.mouse.up()
  await expect(page.locator('[data-free] li')).toHaveCount(5)
  const box = await tileItem(page, 'd1').boundingBox()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 400)).toBeLessThan(8)
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 600)).toBeLessThan(8)
  await expectFrame(page, 't1', { x: 300, y: 75 })
  await undo(page)
  await expect(page.locator('[data-free] li')).toHaveCount(4)
})
