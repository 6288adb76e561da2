import type { Page } from '@playwright/test'
import { open, shownPage, sites } from './lib/groups.ts'
import { expect, group, site, soak, soakUnless, test } from './lib/page.ts'

test.use({ isLowPerformance: false })

const dot = (page: Page, name: string) => page.locator('[class*="pager"]').getByRole('button', { name })

test('arrows, the wheel and the dots turn pages, without wrapping by default', async ({ page }) => {
  await open(page)
  await expect(shownPage(page)).toHaveAccessibleName('组 a')
  await page.keyboard.press('ArrowLeft')
  await expect(shownPage(page)).toHaveAccessibleName('组 a')
  await page.keyboard.press('ArrowDown')
  await expect(shownPage(page)).toHaveAccessibleName('组 b')
  await page.waitForTimeout(200) // the wheel is throttled at 150 ms
  await page.mouse.move(700, 600)
  await page.mouse.wheel(0, 120)
  await expect(shownPage(page)).toHaveAccessibleName('组 c')
  await dot(page, '组 a').click()
  await expect(shownPage(page)).toHaveAccessibleName('组 a')
  await expect(page.locator('html')).not.toHaveAttribute('data-paging')
  await page.mouse.wheel(0, 120) // over the dots
  await expect(shownPage(page)).toHaveAccessibleName('组 b')
  await dot(page, '组 a').click()
  await expect(shownPage(page)).toHaveAccessibleName('组 a')
  await expect(page.getByRole('link', { name: '站 a1' })).toBeVisible()
})

test('pages wrap around when enabled', soak, async ({ page }) => {
  await open(page, { loopSwiper: true })
  await page.keyboard.press('ArrowUp')
  await expect(shownPage(page)).toHaveAccessibleName('组 c')
  await page.waitForTimeout(200)
  await page.keyboard.press('ArrowRight')
  await expect(shownPage(page)).toHaveAccessibleName('组 a')
})

for (const [turningMode, stands] of [
  ['slideY', true],
  ['slideX3D', false],
  ['rotateCenter', false],
  ['random', true],
  ['no', true],
] as const) {
  const title = `turning by ${turningMode} ends with one living page and no leftovers, however fast it is interrupted`
  test(title, soakUnless(stands), async ({ page }) => {
    await open(page, { turningMode, loopSwiper: true })
    for (let turn = 0; turn < 5; turn += 1) {
      await page.keyboard.press('ArrowRight')
      await page.waitForTimeout(170)
    }
    await expect(page.locator('[data-pages] > *')).toHaveCount(1)
    await expect(page.locator('html')).not.toHaveAttribute('data-paging', '')
    await expect(shownPage(page)).toHaveAccessibleName('组 c')
  })
}

test('down scrolls a long page to its end before it turns to the next', soak, async ({ page }) => {
  await open(page, {}, { groups: [group('a', sites('a', 130)), group('b', [site('b1')]), group('c', [])], dock: [] })
  const area = page.locator('#root [data-pages]')
  const left = () => area.evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop)
  await expect.poll(left).toBeGreaterThan(100)
  await expect(area).toHaveCSS('mask-image', /gradient/) // its last tiles fade
  for (let before = await left(); before > 1; before = await left()) {
    await page.keyboard.press('ArrowDown')
    const expected = Math.max(0, before - 100)
    await expect.poll(async () => Math.abs((await left()) - expected)).toBeLessThan(2)
    await expect(shownPage(page)).toHaveAccessibleName('组 a')
  }
  await page.keyboard.press('ArrowDown')
  await expect(shownPage(page)).toHaveAccessibleName('组 b')
  await expect(area).toHaveCSS('mask-image', 'none') // all of it is to be seen
})

test('wheel inertia turns only one page, a breath on a trackpad none', soak, async ({ page }) => {
  await open(page)
  await page.mouse.move(700, 600)
  for (const delta of [1, 3, 2, 1]) await page.mouse.wheel(0, delta)
  await page.locator('main').evaluate((main) => {
    for (let delta = 120; delta > 0; delta -= 3) {
      const event = new WheelEvent('wheel', { deltaY: delta })
      // Half a second in total, in which the throttle alone would allow three transitions.
      Object.defineProperty(event, 'timeStamp', { value: performance.now() + (120 - delta) * 4 })
      main.dispatchEvent(event)
    }
  })
  await expect(shownPage(page)).toHaveAccessibleName('组 b')
})

/** Slows page transitions down to some seconds, so that their course can be observed. */
const turnSlowly = (page: Page) =>
  page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function slowly(this: Element, frames, timing) {
      const animation = animate.call(this, frames, timing)
      if (this.parentElement?.id === 'tiles') animation.playbackRate = 0.1
      return animation
    }
  })

const LONG = { groups: [group('a', [site('a1')]), group('b', sites('b', 300)), group('c', [site('c1')])], dock: [] }

test(
  'a long page renders incrementally: visible rows during the transition, the rest afterwards',
  soak,
  async ({ page }) => {
    await open(page, {}, LONG)
    await turnSlowly(page)
    const counts = page.evaluate(
      () =>
        new Promise<readonly number[]>((resolve) => {
          const seen: number[] = []
          const check = () => {
            const count = document.querySelectorAll('#tiles > ul:not([aria-hidden]) > li:not([data-volatile])').length
            if (seen.at(-1) !== count) seen.push(count)
            if (count === 300) resolve(seen)
            else requestAnimationFrame(check)
          }
          requestAnimationFrame(check)
        }),
    )
    await dot(page, '组 b').click()
    await expect(page.locator('html')).toHaveAttribute('data-paging', '')
    const rows = page.locator('#tiles > ul:not([aria-hidden]) > li:not([data-volatile])')
    await expect.poll(() => rows.count()).toBeGreaterThan(60)
    expect(await rows.count()).toBeLessThan(300)
    const [alone, first = 0, ...more] = await counts
    expect([alone, first]).toEqual([1, 12])
    expect(more.length).toBeGreaterThan(5)
    await expect(page.locator('html')).not.toHaveAttribute('data-paging')
  },
)

test('during a transition the outgoing page is inert, the incoming one is not', soak, async ({ page, context }) => {
  const groups = [group('a', sites('a', 6)), group('b', [site('b1')]), group('c', [])]
  await open(page, { turningMode: 'fade' }, { groups, dock: [] })
  await turnSlowly(page)
  const old = await page.getByRole('link', { name: '站 a1' }).boundingBox()
  if (old === null) throw new Error('not to be seen')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('data-paging', '')
  await expect(page.getByRole('link', { name: '站 a1' })).toHaveCount(0)
  await expect(page.locator('#tiles a[title="站 a1"]')).toHaveCount(1)
  await page.mouse.click(old.x + 20, old.y + 20)
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: '站 b1' }).click({ force: true }), // it is moving
  ])
  expect(context.pages()).toHaveLength(2)
  await opened.close()
  await dot(page, '组 a').click()
  await expect(page.getByRole('link', { name: '站 a1' })).toBeVisible()
  await expect(page.locator('#tiles > ul')).toHaveCount(1)
})

test('a page passes below fading edges at 60 %, and called back midway it is as it was', soak, async ({ page }) => {
  await open(page, {}, { groups: [group('a', sites('a', 130)), group('b', [site('b1')]), group('c', [])], dock: [] })
  const area = page.locator('#root [data-pages]')
  await area.evaluate((one) => one.scrollTo(0, 100))
  const place = await area.boundingBox()
  await turnSlowly(page)
  await dot(page, '组 b').click()
  const outgoing = page.locator('#tiles > ul[aria-hidden]')
  const opacity = () => outgoing.evaluate((one) => Number(getComputedStyle(one).opacity))
  await expect.poll(opacity).toBeLessThan(0.9)
  expect(await opacity()).toBeGreaterThanOrEqual(0.6)
  await expect(area).toHaveCSS('mask-image', /gradient/)
  expect(await area.boundingBox()).toEqual(place)
  await expect(page.locator('[data-flat-glass]')).toHaveId('tiles') // only the glass that moves is flat
  await dot(page, '组 a').click()
  await expect(shownPage(page)).toHaveAccessibleName('组 a')
  await expect(outgoing.getByTitle('站 b1')).toHaveCount(1)
  await expect(page.locator('html')).not.toHaveAttribute('data-paging')
  await expect(page.locator('#tiles > ul')).toHaveCount(1)
  expect(await area.evaluate((one) => one.scrollTop)).toBe(100)
})

test('reordering groups turns no page and keeps the scroll position', soak, async ({ page }) => {
  await open(page, {}, { groups: [group('a', sites('a', 200)), group('b', [site('b1')]), group('c', [])], dock: [] })
  const area = page.locator('#root [data-pages]')
  await area.evaluate((one) => one.scrollTo(0, 100))
  await page.locator('#root [data-group="b"]').getByRole('button').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.locator('#root [data-group]').first()).toHaveAttribute('data-group', 'b')
  await page.waitForTimeout(400) // longer than a transition
  expect(await area.evaluate((one) => one.scrollTop)).toBe(100)
  await expect(shownPage(page)).toHaveAccessibleName('组 a')
})

test('the widgets of a page that turns in are never blank', async ({ page }) => {
  const widgets = ['schedule', 'work-time', 'notes'].map((component) => ({
    ...{ id: component, name: '', type: 'component', component, size: '2x2' },
  }))
  const groups = [group('a', [site('a1')]), group('b', [...widgets, site('b1')]), group('c', [])]
  const preloaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/panels-'))
  await open(page, {}, { groups, dock: [] })
  await page.mouse.move(600, 600)
  await preloaded // with the search panel the widgets are, which are of the files of the start
  await page.evaluate(() => {
    const blank: (string | null)[] = []
    Object.assign(window, { blank })
    new MutationObserver(() => {
      for (const widget of document.querySelectorAll('#tiles article'))
        if (widget.querySelector('svg, img, canvas') === null && widget.textContent === '') blank.push(widget.ariaLabel)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.keyboard.press('ArrowDown')
  await expect(shownPage(page)).toHaveAccessibleName('组 b')
  await expect(page.locator('#tiles article')).toHaveCount(3)
  await expect(page.locator('html')).not.toHaveAttribute('data-paging')
  expect(await page.evaluate('blank')).toEqual([])
})
