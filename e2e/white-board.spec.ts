import { readFile } from 'node:fs/promises'
import { type BrowserContext, type Locator, type Page, test as plainTest } from '@playwright/test'
import system from '../src/client/features/safety/system/locales/zh-CN.json' with { type: 'json' }
import en from '../src/client/widgets/white-board/locales/en.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import { expect, openOn, pressUntilOpen, soak, test } from './lib/page.ts'
import { closeByKey } from './lib/tours/tour.ts'
import { canvas, HOME, middleColour, openWindow, pastePicture, tile } from './lib/white-board.ts'
import { button, reload, SMALLEST, theWindow } from './lib/window.ts'

const rows = (page: Page) => theWindow(page).getByRole('navigation').getByRole('listitem')
/** Draws a rectangle on the board; places are in px from the middle of the canvas. */
async function drawRectangle(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const box = await canvas(page).boundingBox()
  if (box === null) throw new Error('there is no canvas')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await theWindow(page).getByTestId('toolbar-rectangle').check({ force: true })
  await page.mouse.move(x + from[0], y + from[1])
  await page.mouse.down()
  await page.mouse.move(x + to[0], y + to[1], { steps: 4 })
  await page.mouse.up()
}

/** The elements of all drawings that are stored. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('genkan')
        opening.onsuccess = () => {
          const values = opening.result.transaction('values').objectStore('values')
          const keys = IDBKeyRange.bound('document:white-board.', 'document:white-board.~')
          const request = values.getAll(keys)
          request.onsuccess = () => {
            opening.result.close()
            const elements = request.result.flatMap(({ data }) => Object.values(data.elements ?? {}))
            resolve(elements.filter((one) => Reflect.get(Object(one), 'isDeleted') !== true).length)
          }
        }
      }),
  )

test('a board is drawn on, kept, named, copied, deleted and brought back; nothing is asked of other hosts', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await openOn(page, { home: HOME })
  await expect(tile(page)).toContainText('画点什么')
  await openWindow(page)
  await button(page, '新建白板').click()
  await expect(canvas(page)).toBeVisible()
  await drawRectangle(page, [-90, -40], [60, 60])
  await expect.poll(() => stored(page)).toBe(1)
  await expect(tile(page).locator('img')).toBeVisible()

  // undo is the canvas's own
  await page.keyboard.press('Control+z')
  await expect.poll(() => stored(page)).toBe(0)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => stored(page)).toBe(1)
  await expect(rows(page)).toHaveCount(1)

  await reload(page)
  await expect(canvas(page)).toBeVisible()
  await rows(page)
    .getByRole('button', { name: /白板 1/ })
    .first()
    .press('F2')
  await page.keyboard.type('流程')
  await page.keyboard.press('Enter')
  await expect(tile(page)).toContainText('流程')
  await expect(rows(page).getByRole('button', { name: /^流程/ })).toBeFocused()

  await rows(page)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: '复制一份' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect.poll(() => stored(page)).toBe(2)
  await rows(page)
    .first()
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.locator('#layer-toast').getByRole('button', { name: '撤销' }).click()
  await expect(rows(page)).toHaveCount(2)

  await theWindow(page).getByRole('navigation').press('Escape')
  const results = page.getByRole('dialog').getByRole('option')
  await pressUntilOpen(page, 'Control+k', page.getByRole('dialog').getByRole('combobox'))
  await page.keyboard.type('流程 副本')
  await results.filter({ hasText: '流程 副本' }).click()
  await expect(theWindow(page).getByRole('application', { name: '流程 副本' })).toBeVisible()
  const { origin } = new URL(page.url())
  expect(asked.filter((url) => /^(?:http|ws)/.test(url) && new URL(url).origin !== origin)).toEqual([])
})

test(
  'a board that is not open is saved as PNG and SVG under its name, and copied as a picture',
  soak,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await openOn(page, { home: HOME })
    await openWindow(page)
    await button(page, '新建白板').click()
    await expect(canvas(page)).toBeVisible()
    await drawRectangle(page, [-90, -40], [60, 60])
    await canvas(page).click({ position: { x: 300, y: 420 } })
    await page.keyboard.press('t')
    await canvas(page).click({ position: { x: 300, y: 480 } })
    await page.keyboard.type('Plan 计划')
    await page.keyboard.press('Escape')
    await expect.poll(() => stored(page)).toBe(2)
    await button(page, '新建白板').click()
    await expect(rows(page)).toHaveCount(2)
    await reload(page)
    const choose = async (board: string, entry: string) => {
      await theWindow(page)
        .getByRole('button', { name: `「${board}」的更多操作` })
        .click()
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
    const exported = async (entry: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), choose('白板 1', entry)])
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
    }
    /** The first pixel of a picture: red, green, blue, alpha. */
    const corner = (bytes: Buffer) =>
      page.evaluate(
        async (all) => {
          const picture = await createImageBitmap(new Blob([Uint8Array.from(all)]))
          const pen = new OffscreenCanvas(1, 1).getContext('2d')
          pen?.drawImage(picture, 0, 0)
          return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].join()
        },
        [...bytes],
      )

    const png = await exported('导出为 PNG')
    expect(png.name).toBe('白板 1.png')
    expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(300) // twice the width of what is drawn
    expect(await corner(png.bytes)).toBe('255,255,255,255')
    expect(await corner((await exported('导出为透明 PNG')).bytes)).toBe('0,0,0,0')
    const svg = await exported('导出为 SVG')
    expect(svg.name).toBe('白板 1.svg')
    expect(svg.bytes.toString()).toMatch(/<svg [\s\S]*@font-face[\s\S]*url\(data:font\/woff2;base64,[\s\S]*Plan 计划/)
    await choose('白板 1', '复制为图片')
    await expect(page.locator('#layer-toast')).toContainText('图片已复制')
    const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((one) => one.types))
    expect(types).toEqual(['image/png'])
    await choose('白板 2', '导出为 PNG')
    await expect(page.locator('#layer-toast')).toContainText('白板还是空的')
    const { origin } = new URL(page.url())
    expect(asked.filter((url) => /^(?:http|ws)/.test(url) && new URL(url).origin !== origin)).toEqual([])
  },
)

/** Another tab of the same browser with the window open. */
async function otherTab(context: BrowserContext) {
  const other = await context.newPage()
  await other.goto('/')
  await openWindow(other)
  await expect(canvas(other)).toBeVisible()
  return other
}

test('two tabs draw on one board: each shows what the other draws', async ({ page, context }) => {
  await openOn(page, { home: HOME })
  await openWindow(page)
  await button(page, '新建白板').click()
  await expect(canvas(page)).toBeVisible()
  const other = await otherTab(context)
  await drawRectangle(page, [-120, -40], [-40, 60])
  await expect.poll(() => stored(other)).toBe(1)
  await drawRectangle(other, [40, -40], [120, 60])
  await expect.poll(() => stored(page)).toBe(2)
  // both have both: all that is selected is deleted, and the other tab learns of it
  await page.bringToFront()
  await expect(async () => {
    // what is stored may not be on this canvas yet
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    expect(await stored(page)).toBe(0)
  }).toPass()
  await other.close()
})

test(
  "the library has named shapes that are drawn by a press or a key, and are none of the user's own",
  soak,
  async ({ page }) => {
    await openOn(page, { home: HOME })
    await openWindow(page)
    await button(page, '新建白板').click()
    await expect(canvas(page)).toBeVisible()
    const library = theWindow(page).locator('.sidebar')
    const openLibrary = () => theWindow(page).getByRole('checkbox', { name: '素材库' }).check({ force: true })
    await openLibrary()
    await expect(library).toContainText('现成图形')
    const notes = library.getByRole('button', { name: '便利贴' })
    await expect(notes).toHaveCount(5)
    await expect(notes.last().locator('img')).toBeVisible()
    expect(await findViolations(page, { selectors: ['#layer-window'], seriousOnly: true })).toEqual([])
    await library.getByRole('button', { name: '思维导图' }).click()
    await expect.poll(() => stored(page)).toBe(14) // five nodes with their words, four lines
    await openLibrary()
    await notes.first().press('Enter')
    await expect.poll(() => stored(page)).toBe(15)

    // what is selected becomes a shape of the user's own; resetting the library leaves the others
    await openLibrary()
    const units = library.locator('.library-unit__active')
    await library.locator('.library-unit__pulse').click()
    await expect(units).toHaveCount(27)
    await library.getByRole('button', { name: '菜单' }).click()
    await library.getByText('重置素材库').click()
    await page.getByRole('dialog', { name: '重置素材库' }).getByRole('button', { name: '确定' }).click()
    await expect(units).toHaveCount(26)

    // their names are in the language of the page, also once it has changed
    await page.locator('#root nav > [aria-haspopup="dialog"]').last().click()
    await page.locator('#settings-tab-system').click()
    await page.getByRole('button', { name: new RegExp(system['option.locale.system']) }).click()
    await page
      .getByRole('option', { name: 'English' })
      .or(page.getByRole('menuitemradio', { name: 'English' }))
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await closeByKey(page, page.locator('#layer-drawer [role="dialog"]'))
    await theWindow(page).getByRole('checkbox', { name: 'Library' }).check({ force: true })
    await expect(library.getByRole('button', { name: en['shape.mindMap'] })).toBeVisible()
  },
)

test('canvas and list can be used by everyone', async ({ page }) => {
  await openOn(page, { home: HOME })
  await openWindow(page)
  await button(page, '新建白板').click()
  await expect(canvas(page)).toBeVisible()
  await drawRectangle(page, [-90, -40], [60, 60])
  const violations = () =>
    findViolations(page, { selectors: ['#layer-window', '.excalidraw-modal-container'], seriousOnly: true })
  expect(await violations()).toEqual([])
  await theWindow(page).getByRole('button', { name: '菜单' }).click()
  await theWindow(page).getByTestId('help-menu-item').click()
  const help = page.getByRole('dialog', { name: '帮助' })
  await expect(help).toBeVisible()
  await expect(help.getByRole('link')).toHaveCount(0)
  expect(await violations()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await expect(theWindow(page)).toBeVisible()
})

// plain: the browser itself complains of the file that it cannot load
plainTest('a program that cannot be loaded can be tried again', async ({ page }) => {
  await page.route(/assets\/excalidraw-.*\.js/, (route) => route.abort())
  await openOn(page, { home: HOME })
  await openWindow(page)
  await button(page, '新建白板').click()
  await expect(theWindow(page).getByText('画板没能加载')).toBeVisible()
  await page.unroute(/assets\/excalidraw-.*\.js/)
  await button(page, '重试').click()
  await expect(canvas(page)).toBeVisible()
})

test(
  'a picture on a board is there again after a reload, and after another tab of the window',
  soak,
  async ({ page }) => {
    await openOn(page, { home: HOME })
    await openWindow(page)
    await button(page, '新建白板').click()
    await expect(canvas(page)).toBeVisible()
    await canvas(page).hover()
    await pastePicture(page)
    await expect.poll(() => middleColour(page)).toBe('224,49,49')
    await expect(tile(page).locator('img')).toBeVisible()
    await reload(page)
    await expect(canvas(page)).toBeVisible()
    await expect.poll(() => middleColour(page)).toBe('224,49,49')
    await button(page, '添加').click()
    await expect(canvas(page)).toBeHidden()
    await theWindow(page).getByRole('tab', { name: '白板' }).click()
    await expect.poll(() => middleColour(page)).toBe('224,49,49')
    await drawRectangle(page, [80, 80], [160, 160])
    await expect.poll(() => stored(page)).toBe(2)
  },
)

test(
  'Escape ends one thing after the other on the canvas, and minimises the window where there is nothing to end',
  soak,
  async ({ page }) => {
    await openOn(page, { home: HOME })
    await openWindow(page)
    await button(page, '新建白板').click()
    await expect(canvas(page)).toBeVisible()
    const checked = (tool: string) => expect(theWindow(page).getByTestId(`toolbar-${tool}`)).toBeChecked()
    const properties = theWindow(page).locator('.App-menu__left')
    await drawRectangle(page, [-90, -40], [60, 60])
    await expect(properties).toBeVisible()
    // a menu, and then the selection under it
    await page.mouse.click(900, 640, { button: 'right' })
    const menu = theWindow(page).locator('.context-menu')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await page.keyboard.press('Control+a')
    await expect(properties).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(properties).toHaveCount(0)
    await page.keyboard.press('d')
    await checked('diamond')
    await page.keyboard.press('Escape')
    await checked('selection')
    await page.keyboard.press('Control+f')
    const search = theWindow(page).locator('.sidebar')
    await expect(search).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search).toHaveCount(0)
    await expect(theWindow(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(theWindow(page)).toBeHidden()
  },
)

test('the smallest window has every tool in it, and room to draw', soak, async ({ page }) => {
  await openOn(page, { home: HOME, dialog: SMALLEST })
  await openWindow(page)
  await button(page, '新建白板').click()
  await expect(canvas(page)).toBeVisible()
  const window = await theWindow(page).boundingBox()
  const isInside = async (part: Locator) => {
    const box = await part.boundingBox()
    return (
      box !== null &&
      window !== null &&
      box.x >= window.x &&
      box.x + box.width <= window.x + window.width &&
      box.width > 0
    )
  }
  const tools = theWindow(page).locator('.App-toolbar--mobile label, .App-toolbar__extra-tools-trigger')
  for (const tool of await tools.all()) expect(await isInside(tool)).toBe(true)
  await drawRectangle(page, [-60, -20], [40, 20])
  await expect.poll(() => stored(page)).toBe(1)
  // the list comes in place of the board, and stays as boards are deleted
  await button(page, '返回列表').click()
  await button(page, '新建白板').click()
  await expect(canvas(page)).toBeVisible()
  await button(page, '返回列表').click()
  await expect(rows(page)).toHaveCount(2)
  const current = theWindow(page).locator('[aria-current]')
  await expect(current).toBeFocused()
  const deleteFirst = async () => {
    await rows(page)
      .first()
      .getByRole('button', { name: /更多操作/ })
      .click()
    await page.getByRole('menuitem', { name: '删除' }).click()
  }
  await deleteFirst()
  await expect(rows(page)).toHaveCount(1)
  await expect(current).toBeFocused()
  await deleteFirst()
  await expect(button(page, '新建白板')).toBeFocused()
})
