import type { Page } from '@playwright/test'
import clockWords from '../src/client/features/clock/locales/zh-CN.json' with { type: 'json' }
import en from '../src/client/features/minimal/locales/en.home.json' with { type: 'json' }
import ja from '../src/client/features/minimal/locales/ja.home.json' with { type: 'json' }
import ko from '../src/client/features/minimal/locales/ko.home.json' with { type: 'json' }
import home from '../src/client/features/minimal/locales/zh-CN.home.json' with { type: 'json' }
import words from '../src/client/features/minimal/locales/zh-CN.json' with { type: 'json' }
import zhTW from '../src/client/features/minimal/locales/zh-TW.home.json' with { type: 'json' }
import settings from '../src/client/features/settings/locales/zh-CN.json' with { type: 'json' }
import theme from '../src/client/features/theme/locales/zh-CN.json' with { type: 'json' }
import { violations, WCAG_AA } from './lib/axe.ts'
import { openOnce, recordShifts, reopen, shiftsOf } from './lib/first-frame.ts'
import { expect, folder, group, openOn, settled, site, storedDocument, test } from './lib/page.ts'

const HOME = {
  groups: [group('a', [folder([site('in')]), site('a1'), site('a2')]), group('b', [site('b1')])],
  dock: [site('d')],
}

const main = (page: Page) => page.locator('#root > main')
const clock = (page: Page) => main(page).locator('header > button')
const tool = (page: Page) => page.getByRole('toolbar').getByRole('button', { name: theme['command.minimal'] })
const poem = (page: Page) => main(page).locator('[data-id="poem"]')
const tip = (page: Page) => main(page).getByText(words.tip)

/** On this page, at rest and with all its commands. */
async function open(page: Page, documents: Readonly<Record<string, object>> = {}) {
  await openOn(page, { home: HOME, ...documents })
  await expect(tool(page)).toBeVisible()
}

const minimal = { theme: { isMinimalism: true }, minimal: { isTipSeen: true } }

async function expectMinimal(page: Page) {
  await expect(poem(page)).toBeVisible()
  await expect(clock(page)).toHaveAccessibleName(home.leave)
  for (const role of ['link', 'list', 'listitem', 'navigation'] as const) {
    await expect(page.getByRole(role), `no ${role} is read`).toHaveCount(0)
  }
}

async function expectDesktop(page: Page) {
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
  await expect(poem(page)).toHaveCount(0)
  await expect(clock(page)).toHaveAccessibleName(home.enter)
}

/** A press within half a second of the last one is not meant. */
const pause = (page: Page) => page.waitForTimeout(520)

test.describe('by mouse', () => {
  test('the tool enters and leaves, and shows which it is; two quick presses are one', async ({ page }) => {
    await open(page)
    await expect(tool(page)).toHaveAttribute('aria-pressed', 'false')
    await tool(page).click()
    await expectMinimal(page)
    await expect(tool(page)).toHaveAttribute('aria-pressed', 'true')
    await pause(page)
    await tool(page).dblclick()
    await expectDesktop(page)
    await pause(page)
    await tool(page).click()
    await tool(page).click() // no double click for the browser, and yet too soon
    await expectMinimal(page)
  })

  test('a click on the clock block enters and leaves, 12 px around it too', async ({ page }) => {
    await open(page)
    const block = await main(page).locator('header').boundingBox()
    if (block === null) throw new Error('no clock')
    await page.mouse.click(block.x - 11, block.y + block.height / 2)
    await expectMinimal(page)
    await pause(page)
    await page.locator('time').click({ force: true })
    await expectDesktop(page)
  })

  test('a double click on empty ground enters and leaves, and selects nothing', async ({ page }) => {
    await open(page)
    await page.evaluate(() => {
      Object.assign(window, { selections: 0 })
      document.addEventListener('selectionchange', () => {
        if (getSelection()?.toString()) Reflect.set(window, 'selections', Reflect.get(window, 'selections') + 1)
      })
    })
    await page.mouse.dblclick(1200, 640)
    await expectMinimal(page)
    await pause(page)
    await page.mouse.dblclick(300, 560)
    await expectDesktop(page)
    expect(await page.evaluate(() => Reflect.get(window, 'selections'))).toBe(0)
  })

  test('a double click on what stands there, or one that closes something first, does not', async ({ page }) => {
    await open(page)
    await page.getByRole('toolbar').evaluate((bar) => bar.remove()) // it has a tool of its own
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
    await page.mouse.dblclick(1200, 400)
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.mouse.dblclick(1200, 640, { button: 'right' })
    await page.keyboard.press('Escape')
    await expectDesktop(page)
  })

  test('the wheel and the arrows turn no page that is not there', async ({ page }) => {
    await open(page, minimal)
    await expectMinimal(page)
    await page.mouse.move(700, 600)
    await page.mouse.wheel(0, 300)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expectDesktop(page)
    await expect(page.locator('[data-pages]')).toHaveAttribute('data-pages', '0')
  })
})

test.describe('by keyboard', () => {
  test('Enter on the clock enters, keeps the focus, and leaves; tiles are no stops meanwhile', async ({ page }) => {
    await open(page)
    await clock(page).focus()
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
    await clock(page).focus()
    await page.keyboard.press('Space')
    await expectDesktop(page)
  })

  test('Esc leaves, but not while it has something else to close', async ({ page }) => {
    await open(page, minimal)
    await expectMinimal(page)
    await page.mouse.click(1200, 640, { button: 'right' })
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.getByRole('combobox').focus()
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

  test('Ctrl+Z takes it back', async ({ page }) => {
    await open(page)
    await tool(page).click()
    await expectMinimal(page)
    await page.keyboard.press('Control+z')
    await expectDesktop(page)
  })
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap on the clock enters and leaves; the tip speaks of nothing else', async ({ page }) => {
    await open(page)
    await clock(page).tap()
    await expectMinimal(page)
    await expect(main(page).getByText(words.tipMobile, { exact: true })).toBeVisible()
    await expect(tip(page)).toHaveCount(0)
    const { width = 0 } = (await page.locator('time').boundingBox()) ?? {}
    expect(width).toBeLessThanOrEqual(390)
    await pause(page)
    await page.touchscreen.tap(200, 560)
    await page.touchscreen.tap(200, 560)
    await expectMinimal(page)
    await clock(page).tap()
    await expectDesktop(page)
  })
})

test.describe('how it looks', () => {
  test('clock 132/240, date 16/24, search box 480 wide, at the offset that is set', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await open(page, minimal)
    const time = page.locator('time')
    const date = page.locator('[data-wallpaper="date"]')
    await expect(time).toHaveCSS('font-size', '132px')
    await expect(time).toHaveCSS('font-weight', '240')
    await expect(date).toHaveCSS('font-size', '16px')
    await expect(date).toHaveCSS('line-height', '24px')
    const top = async () => (await main(page).locator('header').boundingBox())?.y
    expect((await main(page).locator('form').boundingBox())?.width).toBe(480)
    expect(await top()).toBe(50 + 120)
    for (const miniTranslate of [0, 300]) {
      await open(page, { ...minimal, theme: { isMinimalism: true, miniTranslate } })
      await expect.poll(top).toBe(50 + miniTranslate)
    }
  })

  test('the offset is a row of the time tab, and moves the block at once', async ({ page }) => {
    await open(page, minimal)
    const top = async () => (await main(page).locator('header').boundingBox())?.y ?? 0
    const before = await top()
    await page.keyboard.press('Control+s')
    await page.getByRole('dialog').getByRole('tab', { name: clockWords.tab, exact: true }).click()
    const slider = page.getByRole('slider', { name: clockWords['field.miniTranslate'] })
    await expect(slider).toHaveValue('120')
    await slider.press('ArrowRight')
    await expect(slider).toHaveValue('125')
    await expect.poll(top).toBeCloseTo(before + 5 * 0.9, 0)
    await page.getByRole('dialog').getByRole('button', { name: settings.reset, exact: true }).click()
    await expect(slider).toHaveValue('120')
  })

  for (const { width, height } of [
    { width: 1000, height: 500 },
    { width: 1440, height: 900 },
    { width: 844, height: 390 },
  ]) {
    test(`nothing covers anything at ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, { theme: { isMinimalism: true } })
      await expect(tip(page)).toBeVisible()
      const boxes = await page.evaluate(() =>
        ['header', 'search', '[data-id="poem"]', '[class*="tip"]'].flatMap((part) => {
          const element = document.querySelector(`#root > main > ${part}`)
          const { top, bottom, height: high } = element?.getBoundingClientRect() ?? new DOMRect()
          return high === 0 ? [] : [top, bottom]
        }),
      )
      expect(boxes).toEqual(boxes.toSorted((one, other) => one - other))
      expect(boxes.at(-1)).toBeLessThanOrEqual(height)
    })
  }

  test('it flies to its place, from wherever it is; with less motion it is there', async ({ page }) => {
    await open(page)
    const flying = () => page.evaluate(() => document.querySelector('#root time')?.getAnimations().length ?? 0)
    const height = () => page.locator('time').evaluate((time) => time.getBoundingClientRect().height)
    const small = await height()
    await tool(page).click()
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = 0
      }
    })
    expect(await height()).toBeCloseTo(small, 0)
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 100
    })
    const midway = await height()
    expect(midway).toBeGreaterThan(small + 5)
    await page.keyboard.press('Control+z')
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = 0
      }
    })
    expect(await height(), 'a change in the middle goes on from there').toBeCloseTo(midway, 0)
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.play()
    })
    await expect.poll(flying).toBe(0)
    await expectDesktop(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await pause(page)
    await tool(page).click()
    await expectMinimal(page)
    expect(await flying()).toBe(0)
  })
})

test('the line of poem is the same all day and another the next', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T00:10:00+08:00') })
  await open(page, minimal)
  const first = await poem(page).textContent()
  await page.clock.setSystemTime(new Date('2026-11-20T23:50:00+08:00'))
  await page.reload()
  await expect(poem(page)).toHaveText(first ?? '')
  await page.clock.setSystemTime(new Date('2026-11-21T08:00:00+08:00'))
  await page.reload()
  await expect(poem(page)).toHaveText(/《.+》/)
  await expect(poem(page)).not.toHaveText(first ?? '')
})

test.describe('the tip', () => {
  test('stays until its button is pressed, and then for ever', async ({ page }) => {
    await open(page)
    await expect(tip(page)).toHaveCount(0)
    await tool(page).click()
    await expect(tip(page)).toBeVisible()
    await expect.poll(() => storedDocument(page, 'theme')).toMatchObject({ data: { isMinimalism: true } })
    await page.reload()
    await expect(tip(page)).toBeVisible()
    await main(page).getByRole('button', { name: words.close }).click()
    await expect(tip(page)).toHaveCount(0)
    await expect.poll(() => storedDocument(page, 'minimal')).toMatchObject({ data: { isTipSeen: true } })
    await page.reload()
    await expect(tool(page)).toBeVisible()
    await expectMinimal(page)
    await expect(tip(page)).toHaveCount(0)
  })

  test('is not needed by who has left once; Ctrl+Z does not bring it back', async ({ page }) => {
    await open(page)
    await tool(page).click()
    await expect(tip(page)).toBeVisible()
    await pause(page)
    await clock(page).click()
    await expectDesktop(page)
    await page.keyboard.press('Control+z')
    await expectMinimal(page)
    await expect(tip(page)).toHaveCount(0)
  })
})

test('another tab follows', async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await other.goto('/')
  await settled(other)
  await tool(page).click()
  await expectMinimal(other)
  await pause(page)
  await tool(page).click()
  await expectDesktop(other)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the first frame, ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('is of minimal mode, and the living page takes its place without any shift', async ({ page }) => {
      await openOnce(page)
      await tool(page).click()
      await expect(poem(page)).toBeVisible()
      await page.waitForFunction(() => localStorage.getItem('genkan.snapshot')?.includes('"data-minimal":"true"'))
      await page.addInitScript(recordShifts)
      const parts = [
        'header > button',
        'time',
        '[data-wallpaper="date"]',
        'form',
        'input',
        '[role=toolbar] button',
        '[data-id="poem"]',
        '[data-id="poem"] small',
      ]
      const places = (root: string) =>
        page.evaluate(
          ([place, selectors]) =>
            selectors?.split(';').map((selector) => {
              const part = document.querySelector(`${place} > main ${selector}`)
              const { left, top, width, height } = part?.getBoundingClientRect() ?? new DOMRect()
              const { color, fontSize, fontWeight, opacity } = getComputedStyle(part ?? document.body)
              return [
                selector,
                left,
                top,
                width,
                height,
                color,
                fontSize,
                fontWeight,
                opacity,
                part?.children.length === 0 && part.textContent,
              ].join(' ')
            }),
          [root, parts.join(';')],
        )
      const release = await reopen(page)
      await expect(page.locator('#first main')).toHaveAttribute('data-minimal', /./)
      expect(await page.locator('#first :is(li, nav, section)').count()).toBe(0)
      const before = await places('#first')
      await page.locator('#first header > button').focus()
      await release()
      await expect(page.locator('#first')).toHaveCount(0)
      await expect(clock(page)).toBeFocused()
      await settled(page)
      expect(await places('#root')).toEqual(before)
      expect(await shiftsOf(page)).toEqual([])
    })
  })
}

test('a picture of the other mode is never shown, and neither is the first visit’s home screen', async ({ page }) => {
  await openOnce(page)
  await tool(page).click()
  await page.waitForFunction(() => localStorage.getItem('genkan.first')?.includes('"--gk-minimal":"1"'))
  await page.evaluate(() => localStorage.setItem('genkan.snapshot', localStorage.getItem('kept') ?? '{}'))
  const release = await reopen(page, () => page.reload(), '#root')
  await expect(page.locator('#first :is(li, time)')).toHaveCount(0)
  await release()
  await expectMinimal(page)
})

test('in the other theme, too, nothing of the desktop is in the first frame', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openOnce(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.waitForFunction(() => localStorage.getItem('genkan.first')?.includes('"theme":"light"'))
  await tool(page).click()
  await page.waitForFunction(() => localStorage.getItem('genkan.first')?.includes('"plain":false'))
  await page.goto('about:blank')
  await page.emulateMedia({ colorScheme: 'dark' })
  await reopen(page, () => page.goto('/'), '#root')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('#first :is(li, time)')).toHaveCount(0)
})

for (const [locale, { leave }] of Object.entries({ 'zh-CN': home, 'zh-TW': zhTW, en, ja, ko })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })
    test('axe finds nothing', async ({ page }) => {
      await openOn(page, { home: HOME, theme: { isMinimalism: true } })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expect(page.locator('[class*="tip"] button')).toBeVisible()
        await expect(clock(page)).toHaveAccessibleName(leave)
        expect(await violations(page, { tags: WCAG_AA })).toEqual([])
      }
    })
  })
}
