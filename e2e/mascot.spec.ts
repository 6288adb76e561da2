import type { Page } from '@playwright/test'
import messages from '../src/client/features/look/mascot/locales/zh-CN.json' with { type: 'json' }
import lines from '../src/client/features/look/mascot/speech/lines/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { expect, openOn, pressUntilOpen, storedDocument, test, waitForLoad } from './lib/page.ts'
import { undo } from './lib/tile-menus.ts'
import { expectToast } from './lib/toasts.ts'

/** The mascot: switched on, spoken to, moved, dressed, photographed and hidden. */

const QUIET = { live2d: { isShow: true, isTalking: false } }
const figure = (page: Page, name: string) => page.getByRole('button', { name: messages.figure.replace('{name}', name) })
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
const bubble = (page: Page) => page.locator('#root [class*=bubble]')

/** The middle of what is drawn of a figure. */
async function middleOf(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await figure(page, name).boundingBox()
  if (box === null) throw new Error('there is no figure')
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.75 }
}

test('nothing of it is loaded until it is switched on; then it greets, and is gone again when it is switched off', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await openOn(page)
  await pressUntilOpen(page, 'Control+s', page.getByRole('dialog', { name: settings.title }))
  await expect(page.getByRole('tab', { name: messages.tab })).toBeVisible()
  expect(loaded.filter((path) => /mount-stage|MascotStage|puppet/.test(path))).toEqual([])
  await page.getByRole('tab', { name: messages.tab }).click()
  await page.getByRole('switch', { name: messages['field.isShow'] }).click()
  await expect(figure(page, '小玄').locator('svg')).toBeVisible()
  await page.keyboard.press('Escape')
  // the first word of whoever never had it, and not into the settings that lay over it
  await page.reload()
  await waitForLoad(page)
  await expect(bubble(page)).toHaveText(new RegExp(lines.firstVisit.join('|')))
  expect(await findViolations(page, { tags: WCAG_AA, seriousOnly: true })).toEqual([])
})

test('pressed it answers, each part in its way; its tools change it, take its picture and hide it', async ({
  page,
}) => {
  await openOn(page, QUIET)
  await expect(figure(page, '小玄').locator('svg')).toBeVisible()
  await page.mouse.click(...(Object.values(await middleOf(page, '小玄')) as [number, number]))
  await expect(bubble(page)).toHaveText(new RegExp([...lines.belly, ...lines.paw].join('|')))
  await figure(page, '小玄').press('Enter')
  await expect(bubble(page)).not.toHaveText(new RegExp([...lines.belly, ...lines.paw].join('|')))

  await tool(page, messages.change).click()
  await expect(bubble(page)).toHaveText(lines['hello.lantern'][0] ?? '')
  const coloured = () => figure(page, '阿照').locator('svg').first().innerHTML()
  const before = await coloured()
  await tool(page, messages.dressUp).click()
  await expect.poll(async () => (await coloured()).includes('#8c2c5c')).toBe(true)
  expect(before).not.toContain('#8c2c5c')
  const [photo] = await Promise.all([page.waitForEvent('download'), tool(page, messages.photo).click()])
  expect(photo.suggestedFilename()).toBe('阿照.png')
  await tool(page, messages.hide).click()
  await expectToast(page, messages.hidden.replace('{name}', '阿照'))
  await expect(figure(page, '阿照')).toHaveCount(0)
  await undo(page).click()
  await expect(figure(page, '阿照').locator('svg')).toBeVisible()
  await page.reload()
  await waitForLoad(page)
  await expect.poll(coloured).toContain('#8c2c5c')
})

test('dragged or moved by keys it stays by its corner; where nothing of it is drawn one reaches what lies below', async ({
  page,
}) => {
  await openOn(page, QUIET)
  await expect(figure(page, '小玄').locator('svg')).toBeVisible()
  const from = await middleOf(page, '小玄')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 900, from.y - 300, { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await middleOf(page, '小玄')).x)).toBe(Math.round(from.x - 900))
  await expect(bubble(page), 'a drag is no press').toHaveCount(0)
  const place = async () => (await storedDocument(page, 'live2d')) as { data: { right: number; bottom: number } }
  await expect.poll(async () => (await place()).data.right).toBeLessThan(0)
  const { right, bottom } = (await place()).data
  await figure(page, '小玄').press('ArrowRight')
  await expect.poll(async () => (await place()).data).toMatchObject({ right: right - 20, bottom })

  await page.setViewportSize({ width: 900, height: 700 })
  const box = await figure(page, '小玄').boundingBox()
  expect(Math.round((box?.x ?? 0) - 60)).toBe(-(right - 20) - 1)
  // the upper left corner of its box has nothing of the cat
  const below = await page.evaluate(
    ([x, y]) =>
      document
        .elementFromPoint(x ?? 0, y ?? 0)
        ?.closest('[role=button]')
        ?.getAttribute('aria-label') ?? '',
    [(box?.x ?? 0) + 3, (box?.y ?? 0) + 3],
  )
  expect(below).not.toContain('小玄')
})

test('its game: it catches petals, rests, ends after two minutes with a best, and is spoken of', async ({ page }) => {
  test.slow()
  await page.clock.install()
  await page.setViewportSize({ width: 800, height: 500 }) // two minutes of frames are drawn
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openOn(page, QUIET)
  await expect(figure(page, '小玄').locator('svg')).toBeVisible()
  await figure(page, '小玄').focus()
  await tool(page, messages.play).press('Enter')
  const game = page.getByRole('dialog', { name: messages.play })
  const left = game.getByRole('timer')
  await expect(left).toHaveText('2:00')
  await expect(game.locator('svg [data-part=body], svg [data-part]').first()).toBeAttached()
  expect(await findViolations(page, { tags: WCAG_AA, seriousOnly: true })).toEqual([])

  await page.clock.runFor(20_000)
  await expect(left).toHaveText('1:40')
  await page.keyboard.press('p')
  await expect(game.getByRole('button', { name: messages['play.resume'] })).toHaveCount(2)
  await page.clock.runFor(5000)
  await expect(left, 'nothing falls while it rests').toHaveText('1:40')
  await page.keyboard.press('Enter')
  // to and fro by keys, so that some come down upon its head
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowLeft', 'ArrowRight']) {
    await page.keyboard.down(key)
    await page.clock.runFor(25_500)
    await page.keyboard.up(key)
  }
  const title = game.getByText(new RegExp(messages['play.caught'].replace('{count}', String.raw`\d+`)))
  await expect(title).toBeVisible()
  const count = Number(/\d+/.exec((await title.textContent()) ?? '')?.[0])
  await expect
    .poll(async () => (await storedDocument(page, 'mascot-memory')) as { data: { mostCaught: number } })
    .toMatchObject({ data: { mostCaught: count } })
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await game.getByRole('button', { name: messages['play.again'] }).click()
  await expect(left).toHaveText('2:00')
  await page.clock.runFor(2000)
  await expect(left, 'nobody looked away from this round').toHaveText('1:58')
  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  await expect(game).toHaveCount(0)
  await expect(figure(page, '小玄')).toBeFocused()
  await expect(bubble(page)).toHaveText(new RegExp(lines.caughtNone.join('|')))
})
