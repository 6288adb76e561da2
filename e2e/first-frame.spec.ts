import type { Locator, Page } from '@playwright/test'
import en from '../src/client/features/desk/search/locales/en.first-frame.json' with { type: 'json' }
import ja from '../src/client/features/desk/search/locales/ja.first-frame.json' with { type: 'json' }
import ko from '../src/client/features/desk/search/locales/ko.first-frame.json' with { type: 'json' }
import zhCN from '../src/client/features/desk/search/locales/zh-CN.first-frame.json' with { type: 'json' }
import zhTW from '../src/client/features/desk/search/locales/zh-TW.first-frame.json' with { type: 'json' }
import bootKo from '../src/client/first-frame/boot/locales/ko.json' with { type: 'json' }
import bootZhCN from '../src/client/first-frame/boot/locales/zh-CN.json' with { type: 'json' }
import { openWithSnapshot, recordShifts, reopenHeld, shiftsOf, waitForSnapshot } from './lib/first-frame.ts'
import { readPng } from './lib/flash.ts'
import { expect, openOn, shownGroup, soak, soakUnless, store, test, waitForLoad } from './lib/page.ts'

test.use({ isLowPerformance: false })

test('the home screen is shown before the program loads, and typing works at once', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-17T09:28:00+08:00') })
  await openWithSnapshot(page)
  // the cell that adds a tile and a hint are in no snapshot
  const buttons = (of: Locator) => of.locator('button:not([data-volatile] *, [role=note] *)')
  const count = (of: Locator) => Promise.all([of.getByRole('link').count(), buttons(of).count()])
  const before = await count(page.locator('#root'))
  expect(before.map((number) => number > 10)).toEqual([true, true]) // tiles and dock; tools, groups, folders and dots
  await page.clock.setSystemTime(new Date('2026-11-17T12:05:00+08:00'))
  const release = await reopenHeld(page)
  const first = page.locator('#first')
  await expect(first.locator('header time')).toHaveText('12:05')
  await expect(first.locator('header > p').last()).toHaveText('农历十月初九中午好')
  expect(await count(first)).toEqual(before)
  expect(await page.locator('#root > *').count()).toBe(0)
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Space')
  await expect(first.getByRole('combobox')).not.toBeFocused()
  await page.keyboard.type('shj') // with nothing focused
  await expect(first.getByRole('combobox')).toHaveValue('shj')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('山海经')
  await page.keyboard.press('ArrowLeft')
  await release()
  await expect(first).toHaveCount(0)
  const living = page.getByRole('combobox')
  await expect(living).toHaveValue('山海经')
  await expect(living).toBeFocused()
  expect(await living.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
  await page.keyboard.type('典')
  await expect(living).toHaveValue('山海典经')
})

test('the live page replaces the first frame without a layout shift', async ({ page }) => {
  await openWithSnapshot(page)
  await page.addInitScript(recordShifts)
  const places = () =>
    page.evaluate(() =>
      [
        'main > header time',
        'main p',
        'form',
        'li a',
        'li:not([data-volatile]) > button',
        'section',
        'nav',
        '[role=toolbar] button',
        '[aria-current]',
      ].flatMap((selector) =>
        [...document.querySelectorAll(selector)].map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          const { color, opacity, fontSize, fontWeight } = getComputedStyle(element)
          return [selector, left, top, width, height, color, opacity, fontSize, fontWeight].join(' ')
        }),
      ),
    )
  /** Where the picture of each tile is: its art, or its cell in the sprite. */
  const pictures = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          ':is(li > a, li > button > span > span) > :nth-last-child(1 of :not([class*="label"]))',
        ),
      ].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y, width, height }
      }),
    )
  // The live page waits until it matches the snapshot; volatile parts of the snapshot must not count.
  const sizes = (root: string) =>
    page.evaluate(
      (selector) =>
        ['main', 'section'].map((part) => {
          const elements = document
            .querySelector(selector)
            ?.querySelectorAll(`:scope > ${part} :not([data-sprite-cell])`)
          return elements?.length ?? 0
        }),
      root,
    )
  const release = await reopenHeld(page)
  const [before, picturesBefore] = [await places(), await pictures()]
  const [main = 0, dock = 0] = await sizes('#first')
  await release()
  await expect(page.locator('#first')).toHaveCount(0)
  await waitForLoad(page)
  const [living = 0, livingDock = 0] = await sizes('#root')
  expect(main).toBeLessThanOrEqual(living)
  expect(dock).toBeLessThanOrEqual(livingDock)
  expect(main).toBeGreaterThan(100)
  expect(await places()).toEqual(before)
  expect(await pictures()).toEqual(picturesBefore)
  expect(await shiftsOf(page)).toEqual([])
})

test('no style sheet that arrives later restyles the whole first frame', soak, async ({ page }) => {
  await page.goto('/')
  await waitForLoad(page)
  const restyling = await page.evaluate(() => {
    const flatten = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => (rule instanceof CSSGroupingRule ? flatten(rule.cssRules) : [rule]))
    const later = [...document.styleSheets].filter(({ ownerNode }) => ownerNode instanceof HTMLLinkElement)
    return later.flatMap(({ cssRules }) =>
      flatten(cssRules)
        .filter((rule) => {
          if (rule instanceof CSSFontFaceRule) return true
          if (!(rule instanceof CSSStyleRule) || !/^(:root|html|body|\*)$/.test(rule.selectorText)) return false
          // the snapshot has the root's custom properties, and a cursor stays as it is unless there is an own one
          return [...rule.style].some((name) => !name.startsWith('--') && name !== 'cursor')
        })
        .map(({ cssText }) => cssText),
    )
  })
  expect(restyling).toEqual([])
})

test('a focused control of the first frame passes its focus to its live counterpart', async ({ page }) => {
  await openWithSnapshot(page)
  const release = await reopenHeld(page)
  await page.locator('#first nav button').nth(2).focus()
  await release()
  await expect(page.locator('#first')).toHaveCount(0)
  await expect(page.locator('nav button').nth(2)).toBeFocused()
})

test('the live page has page transitions and is one tab stop', soak, async ({ page }) => {
  await openWithSnapshot(page)
  await page.reload()
  await expect(page.locator('#first')).toHaveCount(0)
  await expect(page.locator('[data-pages] li > [tabindex="0"]')).toHaveCount(1)
  const group = await shownGroup(page)
  await page.mouse.move(700, 700)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => shownGroup(page)).not.toBe(group)
})

test('the program starts after the first frame', soak, async ({ page }) => {
  await openWithSnapshot(page)
  await page.addInitScript(() => {
    const first: Record<string, number> = {}
    Object.assign(window, { first })
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) first[name] = startTime
    }).observe({ type: 'paint', buffered: true })
    new MutationObserver(() => {
      if (document.getElementById('root')?.firstElementChild) first.drawn ??= performance.now()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(page.locator('#first')).toHaveCount(0)
  const first = await page.evaluate(() => (window as unknown as { first: Record<string, number> }).first)
  expect(first['first-contentful-paint']).toBeLessThan(first.drawn ?? 0)
})

test('a snapshot of another day shows no date; one of another window size is not shown', soak, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T09:28:00+08:00') })
  await openWithSnapshot(page)
  await page.clock.setSystemTime(new Date('2026-11-21T09:28:00+08:00'))
  const release = await reopenHeld(page)
  await expect(page.locator('#first').getByText('农历')).toHaveCount(0)
  await release()
  await expect(page.getByText('农历十月十三')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('kept', localStorage.getItem('genkan.snapshot') ?? ''))
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.addInitScript(() => localStorage.setItem('genkan.snapshot', localStorage.getItem('kept') ?? ''))
  await page.unrouteAll()
  await reopenHeld(page)
  await expect(page.locator('#first header time')).toHaveText('09:28')
  expect(await page.locator('#first li').count()).toBe(0)
})

for (const [locale, placeholder] of [
  ['zh-CN', zhCN.placeholder],
  ['zh-TW', zhTW.placeholder],
  ['en-GB', en.placeholder],
  ['ja', ja.placeholder],
  ['ko-KR', ko.placeholder],
  ['fr-FR', en.placeholder],
] as const) {
  test.describe(`the first visit, in ${locale}`, soakUnless(locale === 'zh-CN'), () => {
    test.use({ locale })
    test('has clock, search box and background before the program, and keeps typed text', async ({ page }) => {
      await page.clock.install({ time: new Date('2026-11-20T09:28:00+08:00') })
      const release = await reopenHeld(page, () => page.goto('/'))
      const first = page.locator('#first')
      await expect(first.locator('header time')).toHaveText('09:28')
      const box = first.getByRole('combobox')
      await expect(box).toHaveAttribute('placeholder', placeholder)
      await box.click()
      await page.keyboard.type('abc')
      const place = await first.locator('form').boundingBox()
      await release()
      await expect(first).toHaveCount(0)
      const living = page.locator('input[name="q"]')
      await expect(living).toHaveValue('abc')
      await expect(living).toBeFocused()
      await expect(page.locator('#root header > p')).toHaveCount(2) // the line under the date takes no room
      expect(await page.locator('#root form').boundingBox()).toEqual(place)
    })
  })
}

test('a damaged snapshot is removed, and a first visit is shown instead', async ({ page }) => {
  await openWithSnapshot(page)
  await page.evaluate(() => {
    const snapshot = JSON.parse(localStorage.getItem('genkan.snapshot') ?? '')
    localStorage.setItem('genkan.snapshot', JSON.stringify({ ...snapshot, styles: ['} not a rule'] }))
  })
  const release = await reopenHeld(page)
  await expect(page.locator('#first').getByRole('search')).toBeVisible()
  await expect(page.locator('#first li')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('genkan.snapshot'))).toBeNull()
  await release()
  await waitForLoad(page)
})

test.describe('the program unreachable on a first visit', () => {
  for (const [locale, { unreachable }] of [
    ['zh-CN', bootZhCN],
    ['ko-KR', bootKo],
  ] as const) {
    test(
      `is told in the language of the browser (${locale}), with a link that tries again`,
      soakUnless(locale === 'zh-CN'),
      async ({ browser, baseURL }) => {
        const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) })
        const page = await context.newPage() // of its own: the browser reports the failed requests as errors
        const assets = /\/assets\/(?!boot)[^/]+\.js$/
        await page.route(assets, (route) => route.abort())
        await page.goto('/')
        const retry = page.getByRole('alert').getByRole('link', { name: unreachable })
        await expect(retry).toBeVisible()
        await page.unroute(assets)
        await retry.click()
        await page.locator('#root').getByRole('search').waitFor()
        await expect(page.getByText(unreachable)).toHaveCount(0)
        await context.close()
      },
    )
  }
})

test('a hidden clock is never shown, even when the snapshot does not match', soak, async ({ page }) => {
  await openWithSnapshot(page)
  await store(page, { 'document:time': { version: 0, data: { isTime: false } } })
  await page.reload()
  await expect(page.locator('main > header time')).toHaveCount(0)
  await page.waitForFunction(() => localStorage.getItem('genkan.first')?.includes('"plain":false'))
  await page.setViewportSize({ width: 1100, height: 900 })
  await reopenHeld(page, () => page.reload(), '#root')
  await expect(page.locator('#first header time')).toHaveCount(0)
})

/** The look attributes of the root, without the time of the last wallpaper analysis. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const { dataset, style } = document.documentElement
    const names = [...style].filter((name) => name !== '--gk-reading').sort()
    return [dataset.theme, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)]
  })

/** Changes the system's theme and waits until the page has followed and analysed its wallpaper. */
async function turnSystem(page: Page, colorScheme: 'light' | 'dark', wallpaper: string) {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator(`[data-ready][src*="${wallpaper}"]`)).toHaveCount(1)
  await waitForSnapshot(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await page.waitForFunction(
    (theme) => localStorage.getItem('genkan.first')?.includes(`"theme":"${theme}"`),
    colorScheme,
  )
  return lookOf(page)
}

test('the first frame follows a theme change of the system since the last visit', soak, async ({ page }) => {
  await openWithSnapshot(page)
  const light = await turnSystem(page, 'light', 'dawn')
  expect(await turnSystem(page, 'dark', 'night')).not.toEqual(light)
  await page.goto('about:blank')
  await page.emulateMedia({ colorScheme: 'light' })
  await reopenHeld(page, () => page.goto('/'), '#root')
  expect(await lookOf(page)).toEqual(light)
})

/** The mean luminance of a corner of the wallpaper, 0–255. */
async function cornerLight(page: Page): Promise<number> {
  const clip = { x: 0, y: 0, width: 240, height: 90 }
  const { light } = readPng(await page.screenshot({ clip, animations: 'disabled' }))
  return light.reduce((sum, one) => sum + one, 0) / light.length
}

test('the first frame has the mask over the wallpaper, and its hue in all glass', soak, async ({ page }) => {
  const wallpaper = { wallpaperType: 1, wallpaperSrc: 'genkan:dusk', wallpaperMask: 60 }
  await page.emulateMedia({ colorScheme: 'dark' })
  await openOn(page, { wallpaper })
  await expect(page.locator('[data-ready][src*="dusk"]')).toHaveCount(1)
  await waitForSnapshot(page)
  const fill = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--gk-g1'))
  const live = [await cornerLight(page), await fill()] as const
  expect(live[1]).toMatch(/ 0\.018 3\d /)
  await reopenHeld(page)
  expect(Math.abs((await cornerLight(page)) - live[0])).toBeLessThan(5)
  expect(await fill()).toBe(live[1])
})

test('the first frame is light when the system turns light as the page is closed', soak, async ({ page }) => {
  await openWithSnapshot(page)
  const light = await turnSystem(page, 'light', 'dawn')
  await turnSystem(page, 'dark', 'night')
  const left = page.waitForURL('/components.json')
  await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => location.assign('/components.json')),
  )
  await page.emulateMedia({ colorScheme: 'light' })
  await left
  await reopenHeld(page, () => page.goto('/'), '#root')
  expect(await lookOf(page)).toEqual(light)
})

test('a slow machine stores a new snapshot after its speed was measured', soak, async ({ page }) => {
  await page.addInitScript(() => {
    // The second in which frames are counted has hardly any, and ends after the snapshot.
    const frame = requestAnimationFrame
    window.requestAnimationFrame = (task) =>
      frame((time) => {
        const known = localStorage.getItem('genkan.slow') !== null
        if (known || localStorage.getItem('genkan.first') === null) task(time)
        else setTimeout(() => task(performance.now()), 600)
      })
  })
  await openWithSnapshot(page)
  await expect(page.locator('html')).toHaveAttribute('data-glass-tier', 'lite')
  await reopenHeld(page)
  await expect(page.locator('#first li').first()).toBeVisible()
})
