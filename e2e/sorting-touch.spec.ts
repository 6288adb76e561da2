import type { CDPSession, Page } from '@playwright/test'
import { expect, folder, group, site, soak, test } from './lib/page.ts'
import { centerOf, ghost, HOME, open, tile, tileOrder } from './lib/sorting.ts'
import { drag, touch } from './lib/touch.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, isLowPerformance: false })

const NAMES = ['in1', 'in2', 'in3']
async function openFolder(page: Page) {
  await open(page, {
    ...HOME,
    groups: [group('a', [site('a1'), folder(NAMES.map((id) => site(id))), site('a2')])],
  })
  await page.locator('#root').getByRole('button', { name: '文件夹', exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: '文件夹' })
  await expect(sheet.getByRole('link')).toHaveCount(3)
  const inside = (name: string) => sheet.getByRole('link', { name: `站 ${name}`, exact: true })
  await inside('in1').tap({ trial: true }) // the sheet's animation has ended
  const names = async () =>
    (await sheet.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''))).map(
      (name) => name.replace('站 ', ''),
    )
  return { sheet, inside, names }
}

/** Starts a drag by a long press on a tile. */
async function hold(page: Page, client: CDPSession, at: { readonly x: number; readonly y: number }) {
  await touch(client, 'touchStart', at)
  await expect(page.locator('[data-lifted]')).toHaveCount(1)
}

test('icons are reordered by touch in a folder’s sheet, which stays open', async ({ page, context }) => {
  const { sheet, inside, names } = await openFolder(page)
  const client = await context.newCDPSession(page)
  const [from, to] = [await centerOf(inside('in1')), await centerOf(inside('in3'))]
  await hold(page, client, from)
  await drag(client, from, to)
  await expect(ghost(page)).toBeVisible()
  await touch(client, 'touchEnd')
  await expect.poll(names).toEqual(['in2', 'in3', 'in1'])
  await expect(ghost(page)).toHaveCount(0)
  await expect(sheet).toBeVisible()
  expect(context.pages()).toHaveLength(1)
})

test(
  'an icon dragged out of the sheet leaves the folder and is placed at the drop point',
  soak,
  async ({ page, context }) => {
    const { sheet, inside } = await openFolder(page)
    const client = await context.newCDPSession(page)
    const before = await tile(page, 'a1').boundingBox()
    if (before === null) throw new Error('not to be seen')
    const [from, to] = [
      await centerOf(inside('in2')),
      { x: before.x + 1.6 * before.width, y: before.y + before.height / 2 },
    ]
    await hold(page, client, from)
    await drag(client, from, to)
    await expect(sheet).toHaveCount(0) // closed, while the drag continues
    await expect(ghost(page)).toBeVisible()
    await drag(client, to, { x: to.x + 2, y: to.y })
    await expect
      .poll(() =>
        page
          .locator('#root')
          .getByRole('button', { name: '文件夹', exact: true })
          .evaluate((one) => (one.parentElement as HTMLElement).style.gridColumnStart),
      )
      .toBe('3') // the tiles have reflowed
    await touch(client, 'touchEnd')
    await expect.poll(() => tileOrder(page)).toEqual(['a1', 'in2', '文件夹', 'a2'])
    await expect(ghost(page)).toHaveCount(0)
    await expect(tile(page, 'in2')).toBeVisible()
    expect(context.pages()).toHaveLength(1)
  },
)

test('a finger that moves at once scrolls the sheet and drags nothing', soak, async ({ page, context }) => {
  const { sheet, inside, names } = await openFolder(page)
  const client = await context.newCDPSession(page)
  const from = await centerOf(inside('in1'))
  const start = touch(client, 'touchStart', from) // not awaited: meanwhile the press would become a long one
  await Promise.all([start, drag(client, from, { x: from.x + 90, y: from.y })])
  await touch(client, 'touchEnd')
  await expect(ghost(page)).toHaveCount(0)
  expect(await names()).toEqual(NAMES)
  await expect(sheet).toBeVisible()
})
