import messages from '../src/client/features/layout/minimal/locales/zh-CN.json' with { type: 'json' }
import {
  clock,
  expectDesktop,
  expectMinimal,
  hint,
  main,
  minimal,
  open,
  skipDoubleClickTime,
  tool,
  withFrozenTime,
} from './lib/minimal.ts'
import { expect, shownGroup, soak, storedDocument, test, waitForLoad } from './lib/page.ts'

test.describe('by mouse', () => {
  test('the tool toggles minimal mode and shows its state; a double click counts once', async ({ page }) => {
    await open(page)
    await expect(tool(page)).toHaveAttribute('aria-pressed', 'false')
    await tool(page).click()
    await expectMinimal(page)
    await expect(tool(page)).toHaveAttribute('aria-pressed', 'true')
    await skipDoubleClickTime(page)
    await withFrozenTime(page, () => tool(page).dblclick())
    await expectDesktop(page)
    await skipDoubleClickTime(page)
    await tool(page).evaluate((button: HTMLElement) => {
      button.click()
      button.click() // no double click for the browser, but within the guarded time
    })
    await expectMinimal(page)
  })

  test('a click on the clock block or up to 12 px around it toggles minimal mode', soak, async ({ page }) => {
    await open(page)
    const block = await main(page).locator('header').boundingBox()
    if (block === null) throw new Error('no clock')
    await page.mouse.click(block.x - 11, block.y + block.height / 2)
    await expectMinimal(page)
    await skipDoubleClickTime(page)
    await page.locator('main > header time').click({ force: true })
    await expectDesktop(page)
  })

  test('a double click on the empty area toggles minimal mode and selects no text', soak, async ({ page }) => {
    await open(page)
    await page.evaluate(() => {
      Object.assign(window, { selections: 0 })
      document.addEventListener('selectionchange', () => {
        if (getSelection()?.toString()) Reflect.set(window, 'selections', Reflect.get(window, 'selections') + 1)
      })
    })
    await page.mouse.dblclick(1200, 640)
    await expectMinimal(page)
    await skipDoubleClickTime(page)
    await page.mouse.dblclick(300, 560)
    await expectDesktop(page)
    expect(await page.evaluate(() => Reflect.get(window, 'selections'))).toBe(0)
  })

  test('a double click on an element, or one that closes an overlay, does not toggle it', soak, async ({ page }) => {
    await open(page)
    await page.getByRole('toolbar').evaluate((bar) => bar.remove()) // removes the toolbar's own tool
    await page.getByRole('button', { name: '组 a' }).first().dblclick()
    await page.locator('#root > section').dblclick({ position: { x: 3, y: 3 } })
    await page.getByRole('combobox').dblclick()
    await page.getByRole('combobox').blur()
    await page.getByRole('button', { name: '文件夹' }).dblclick()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.mouse.click(1200, 640, { button: 'right' })
    await expect(page.getByRole('menu')).toBeVisible()
    await page.mouse.dblclick(900, 640)
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.mouse.dblclick(1200, 640, { button: 'right' })
    await expect(page.getByRole('menu').first()).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('Escape') // each click may have opened a menu
      await expect(page.getByRole('menu')).toHaveCount(0, { timeout: 1500 })
    }).toPass()
    await expectDesktop(page)
  })

  test('the wheel and the arrows turn no hidden pages', soak, async ({ page }) => {
    await open(page, minimal)
    await expectMinimal(page)
    const group = await shownGroup(page)
    await page.mouse.move(700, 600)
    await page.mouse.wheel(0, 300)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expectDesktop(page)
    expect(await shownGroup(page)).toBe(group)
  })
})

test.describe('by keyboard', () => {
  test('Enter on the clock toggles minimal mode and keeps the focus; tiles are not focusable', async ({ page }) => {
    await open(page)
    await clock(page).focus()
    await expect(clock(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expectMinimal(page)
    await expect(clock(page)).toBeFocused()
    const stops = new Set<string>()
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab')
      if (await page.getByRole('combobox').evaluate((box) => box === document.activeElement)) {
        await page.keyboard.press('Shift+Tab')
        await page.keyboard.press('Tab')
        await page.getByRole('combobox').blur()
      }
      stops.add(
        await page.evaluate(() => document.activeElement?.closest('header, search, [role], div')?.tagName ?? ''),
      )
    }
    expect(stops).not.toContain('NAV')
    expect(stops).not.toContain('SECTION')
    await skipDoubleClickTime(page)
    await clock(page).focus()
    await expect(clock(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expectDesktop(page)
  })

  test('Esc leaves minimal mode, after closing overlays', soak, async ({ page }) => {
    await open(page, minimal)
    await expectMinimal(page)
    await page.mouse.click(1200, 640, { button: 'right' })
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.getByRole('combobox').focus()
    const panel = page.getByRole('search').getByRole('listbox')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox')).not.toBeFocused()
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectMinimal(page)
    await page.keyboard.press('Escape')
    await expectDesktop(page)
    await page.keyboard.press('Escape')
    await expectDesktop(page)
  })

  test('Ctrl+Z undoes it', soak, async ({ page }) => {
    await open(page)
    await tool(page).click()
    await expectMinimal(page)
    await page.keyboard.press('Control+z')
    await expectDesktop(page)
  })
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap on the clock toggles minimal mode; the tip mentions only taps', async ({ page }) => {
    await open(page)
    await clock(page).tap()
    await expectMinimal(page)
    await expect(main(page).getByText(messages.tipMobile, { exact: true })).toBeVisible()
    await expect(hint(page)).toHaveCount(0)
    const { width = 0 } = (await page.locator('main > header time').boundingBox()) ?? {}
    expect(width).toBeLessThanOrEqual(390)
    await skipDoubleClickTime(page)
    await page.touchscreen.tap(200, 560)
    await page.touchscreen.tap(200, 560)
    await expectMinimal(page)
    await clock(page).tap()
    await expectDesktop(page)
  })
})

test.describe('the tip', () => {
  test('is shown until it is dismissed, then never again', soak, async ({ page }) => {
    await open(page)
    await expect(hint(page)).toHaveCount(0)
    await tool(page).click()
    await expect(hint(page)).toBeVisible()
    await expect.poll(() => storedDocument(page, 'theme')).toMatchObject({ data: { isMinimalism: true } })
    await page.reload()
    await waitForLoad(page)
    await expect(hint(page)).toBeVisible()
    await main(page).getByRole('button', { name: messages.close }).click()
    await expect(hint(page)).toHaveCount(0)
    await expect.poll(() => storedDocument(page, 'minimal')).toMatchObject({ data: { isTipSeen: true } })
    await page.reload()
    await expect(tool(page)).toBeVisible()
    await expectMinimal(page)
    await expect(hint(page)).toHaveCount(0)
  })

  test('is not shown after minimal mode was left once; Ctrl+Z does not restore it', soak, async ({ page }) => {
    await open(page)
    await tool(page).click()
    await expect(hint(page)).toBeVisible()
    await skipDoubleClickTime(page)
    await clock(page).click()
    await expectDesktop(page)
    await page.keyboard.press('Control+z')
    await expectMinimal(page)
    await expect(hint(page)).toHaveCount(0)
  })
})

test('minimal mode applies to other tabs', soak, async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await other.goto('/')
  await waitForLoad(other)
  await tool(page).click()
  await expectMinimal(other)
  await skipDoubleClickTime(page)
  await tool(page).click()
  await expectDesktop(other)
})
