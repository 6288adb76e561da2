import type { Locator, Page } from '@playwright/test'
import { expect, openOn, soak, test } from './lib/page.ts'

const MOMENT = new Date('2026-11-20T21:41:32+08:00')

/** Opens a page 1920 px wide (scale 1) at a fixed time in the evening, with these settings of the clock. */
async function open(page: Page, time: object, documents: Readonly<Record<string, object>> = {}) {
  await page.setViewportSize({ width: 1920, height: 1000 })
  await page.clock.install({ time: MOMENT })
  await openOn(page, { time, ...documents })
}

const clock = (page: Page) => page.locator('#root main > header time')
const block = (page: Page) => page.locator('#root main > header')
const date = (page: Page) => page.locator('#root main > header time + p')
/** The line under the date. */
const line = (page: Page) => page.locator('#root main > header > p + p')

test('the line under the date changes at the hour and at midnight, and is never under the search box', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-17T21:59:30+08:00') })
  await openOn(page, { time: {}, search: { searchTop: 0 } })
  await expect(line(page)).toHaveText('农历十月初九晚上好')
  const gap = () =>
    page.evaluate(() => {
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      return (edge('#root form')?.top ?? 0) - (edge('#root main > header > p + p')?.bottom ?? 0)
    })
  expect(await gap()).toBeGreaterThanOrEqual(8)
  await page.clock.runFor(60_000)
  await expect(line(page)).toHaveText('农历十月初九夜深了，早点休息')
  await page.clock.fastForward(2 * 3_600_000)
  await expect(line(page)).toHaveText('农历十月初十凌晨好')
})

test('seconds follow the minutes, and a tick changes one text node', soak, async ({ page }) => {
  await open(page, { timeSecond: true })
  await expect(clock(page)).toHaveText(/^21:41[34]\d$/)
  await page.evaluate(() => {
    const time = document.querySelector('#root main > header time')
    const changes: string[] = []
    Object.assign(window, { changes })
    if (time === null) return
    new MutationObserver((records) => changes.push(...records.map(({ type }) => type))).observe(time, {
      characterData: true,
      childList: true,
      attributes: true,
      subtree: true,
    })
  })
  await page.clock.runFor(1000)
  await expect(clock(page)).toHaveText(/^21:41[34]\d$/)
  expect(await page.evaluate(() => new Set(Reflect.get(window, 'changes')).size)).toBe(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'the clock is scaled to 80 %, and the lunar date is on the date’s line, clear of the search box',
    soak,
    async ({ page }) => {
      await open(page, { timeSize: 100, timeTop: 100 })
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(clock(page)).toHaveCSS('font-size', '80px')
      await expect(block(page)).toHaveCSS('margin-top', '40px')
      const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const [day, lunar, search] = await Promise.all([date(page), line(page), page.locator('#root form')].map(boxOf))
      expect(lunar?.y).toBe(day?.y)
      expect(lunar?.x).toBeGreaterThan((day?.x ?? 0) + (day?.width ?? 0))
      expect((lunar?.y ?? 0) + (lunar?.height ?? 0)).toBeLessThanOrEqual((search?.y ?? 0) - 14)
    },
  )
})

test('the widget’s hands are right after a long time, and never cover the date', soak, async ({ page }) => {
  const widget = { id: 'w', name: '时钟', type: 'component', component: 'clock', size: '2x2' }
  const group = { id: 'g', name: '组', icon: 'home', mode: 0, lock: false, children: [widget] }
  await open(page, {}, { home: { groups: [group], dock: [] } })
  const face = page.getByRole('article').getByRole('img')
  const turned = () =>
    face.evaluate((element) => {
      const hands = [...(element.parentElement?.querySelectorAll('[class*="hours"], [class*="minutes"]') ?? [])]
      return hands.map((hand) => getComputedStyle(hand).rotate)
    })
  const half = (hour: number, minute: number) => [((hour % 12) + minute / 60) / 12, minute / 60]
  const near = async (hour: number, minute: number) => {
    const [hours, minutes] = (await turned()).map((text) => Number.parseFloat(String(text)))
    const [wantedHours = 0, wantedMinutes = 0] = half(hour, minute)
    expect((hours ?? 0) * (await unit())).toBeCloseTo(wantedHours, 1)
    expect((minutes ?? 0) * (await unit())).toBeCloseTo(wantedMinutes, 1)
  }
  const unit = async () => (String((await turned())[0]).endsWith('turn') ? 1 : 1 / 360)
  await expect(face).toHaveAccessibleName('21:41')
  await near(21, 41.5)
  await page.clock.runFor(30 * 60_000)
  await expect(face).toHaveAccessibleName(/22:1[12]/)
  await near(22, 11)
  const second = () =>
    face.evaluate((element) => Number.parseFloat((element.firstElementChild as HTMLElement).style.rotate))
  const [before, at] = await page.evaluate(() => [new Date().getSeconds(), Date.now() % 1000])
  await page.clock.runFor(2500 - at)
  await expect.poll(second).toBe(((before + 2) % 60) * 6)
  const reach = await face.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const middle = { x: left + width / 2, y: top + height / 2 }
    const nearest = [...(element.parentElement?.querySelectorAll('span') ?? [])].map((span) => {
      const text = span.getBoundingClientRect()
      const x = Math.max(text.left - middle.x, middle.x - text.right, 0)
      const y = Math.max(text.top - middle.y, middle.y - text.bottom, 0)
      return Math.hypot(x, y) / (width / 124)
    })
    return Math.min(...nearest)
  })
  expect(reach).toBeGreaterThan(51) // length of the second hand in units of the dial
  const middles = await page.getByRole('article').evaluate((tile) =>
    [tile, ...tile.querySelectorAll('circle')].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
    }),
  )
  expect(middles).toHaveLength(4) // the tile, two rings of marks, and the hub of the second hand
  expect(new Set(middles.map(({ x, y }) => `${x} ${y}`)).size).toBe(1)

  const sweeping = () => face.evaluate((element) => element.getAnimations({ subtree: true }).map(({ id }) => id))
  expect(await sweeping()).not.toContain('sweep')
  await face.hover()
  await expect.poll(sweeping).toContain('sweep')
  await page.mouse.move(5, 400)
  await expect.poll(sweeping).not.toContain('sweep')
})
