import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Language } from '../../../../shared/constants.ts'
import { drawHome } from '../../../testing/draw-home.tsx'

const MOMENT = new Date('2026-11-20T21:41:32+08:00')

beforeEach(() => void vi.useFakeTimers({ now: MOMENT, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Draws a page 1920 px wide (scale 1) at a fixed time in the evening, with these settings of the clock. */
async function open(time: object, documents: Readonly<Record<string, object>> = {}, language: Language = 'zh-CN') {
  await page.viewport(1920, 1000)
  await drawHome({ time, ...documents }, language)
  await expect.poll(() => find('#root form')).not.toBeNull()
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const figures = () => find('#root main > header time')
const block = () => find('#root main > header')
const date = () => find('#root main > header time + p')
/** The line under the date. */
const line = () => find('#root main > header > p + p')
const textOf = (part: () => HTMLElement | null) => expect.poll(() => part()?.textContent)
const styleOf = (part: () => HTMLElement | null, name: string) =>
  expect.poll(() => getComputedStyle(part() ?? document.body).getPropertyValue(name))
const boxOf = (part: HTMLElement | null) => {
  const { x, y, width, height } = part?.getBoundingClientRect() ?? new DOMRect()
  return { x, y, width, height }
}

test('the clock can be hidden', async () => {
  await open({ isTime: false })
  expect(figures()).toBeNull()
  expect(date()).toBeNull()
})

test('day, week, lunar date and what is near can each be hidden; the search box stays where it is', async () => {
  await open({})
  await textOf(date).toBe('11月20日星期五')
  await textOf(line).toBe('农历十月十二距小雪还有 2 天')
  const search = () => boxOf(find('#root form'))
  const place = search()
  await open({ timeWeek: false, timeLunar: false })
  await textOf(date).toBe('11月20日')
  await textOf(line).toBe('距小雪还有 2 天')
  expect(search()).toEqual(place)
  await open({ timeLunar: false, timeGreeting: false })
  await expect.poll(date).not.toBeNull()
  expect(line()).toBeNull()
  expect(search()).toEqual(place)
})

test('in English the weekday stands before the date, and AM or PM leave the figures in the middle', async () => {
  await open({ timeLunar: false, time24: false }, {}, 'en')
  await textOf(date).toBe('Friday, November 20')
  const { x, width } = boxOf(find('#root main > header time > span'))
  expect(x + width / 2).toBeCloseTo(1920 / 2, 0)
})

test('the date line is hidden with its last part', async () => {
  await open({ timeDay: false, timeWeek: false, timeLunar: false, timeGreeting: false })
  await expect.poll(figures).not.toBeNull()
  expect(date()).toBeNull()
})

test.for([
  { language: 'en', text: /^9:41[34]\dPM$/ },
  { language: 'zh-CN', text: /^下午9:41[34]\d$/ },
] as const)('with twelve hours in $language AM/PM is placed as the language requires', async ({ language, text }) => {
  await open({ time24: false, timeSecond: true }, {}, language)
  await textOf(figures).toMatch(text)
})

test('size, position, colour and shadow follow the settings', async () => {
  await open({
    timeSize: 100,
    timeTop: 20,
    timeColor: '#a02020',
    timeBoxShadow: 'inset 0 0 9px #00ff00, 1px 2px 3px #ff0000',
  })
  await styleOf(figures, 'font-size').toBe('100px')
  await styleOf(block, 'margin-top').toBe('20px')
  await styleOf(figures, 'color').toBe('rgb(160, 32, 32)')
  await styleOf(date, 'color').toBe('rgb(160, 32, 32)')
  await styleOf(figures, 'text-shadow').toBe('rgb(255, 0, 0) 1px 2px 3px')
})

test('digits use Genkan’s font by default; other fonts have their own weights', async () => {
  await open({ timeBold: true })
  await styleOf(figures, 'font-family').toMatch(/^"Genkan Figures"/)
  await styleOf(figures, 'font-weight').toBe('520')
  for (const [timeFont, family] of [
    ['system', /^(?!"Genkan).*sans-serif$/],
    ['serif', /"Songti SC".*serif$/],
  ] as const) {
    await open({ timeFont, timeBold: true })
    await styleOf(figures, 'font-family').toMatch(family)
    await styleOf(figures, 'font-weight').toBe('600')
  }
})
