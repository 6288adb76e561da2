import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import live from '../../features/data/live-data/locales/zh-CN.json'
import { drawPage, openWindow } from '../../testing/draw-page.tsx'
import { find, findAll } from '../../testing/elements.ts'
import { homeOf } from '../../testing/items.ts'
import weather from './locales/zh-CN.json'

const PLACE = { name: '杭州', latin: 'Hangzhou', latitude: 30.29, longitude: 120.16, adcode: '330100' }
const KEY = '30.29,120.16,330100'
const HOUR_MS = 3_600_000

async function open(said: object, size = '2x4', age = 0) {
  await page.viewport(1440, 900)
  const now = Date.now()
  const value = {
    ...{ by: 'qweather', utcOffset: 480, now: { condition: 'clear', temperature: 12 }, days: [], alerts: [] },
    hours: [0, 1].map((hour) => ({ at: now - 60_000 + hour * HOUR_MS, condition: 'rain', temperature: 9 })),
    ...said,
  }
  await drawPage({
    home: homeOf('weather', size),
    weather: { places: [PLACE], tiles: {}, unit: 'celsius' },
    'weather.records': { [KEY]: { value, at: now - age, askedAt: now - age } },
  })
}

test('the air is told with the standard of its index, and the present hour as it is observed', async () => {
  await open({ air: { china: 55, us: 163, pm25: 38.4 } })
  const opened = await openWindow('weather')
  await expect.element(opened).toMatchTextContent(`55 ${weather['air.2']}`)
  await expect.element(opened).toMatchTextContent(weather['air.china'])
  await expect.element(opened).not.toMatchTextContent('163')
  const cells = () => findAll('#layer-window [tabindex="0"] li').map(({ textContent }) => textContent)
  await expect.poll(() => cells()[0]).toBe(`${weather.nowHour}12°`)
  expect(cells()[1]).toMatch(/9°$/)
})

test('where alerts could not be read, window and tile say so', async () => {
  await open({ isMissingAlerts: true }, '2x2')
  await expect.poll(() => find('#root article')?.textContent).toContain(weather.alertsMissing)
  const opened = await openWindow('weather')
  await expect.element(opened).toMatchTextContent(weather.alertsMissing)
  await open({ alerts: [{ title: '大风蓝色预警', text: '' }], isMissingAlerts: true }, '2x2')
  await expect.poll(() => find('#root article')?.textContent).toContain('大风蓝色预警')
  await expect.element(await openWindow('weather')).toMatchTextContent(weather.alertsMissing)
})

test('where there never was any weather, the tile has the default one, dimmed and labelled, and says why', async () => {
  await page.viewport(1440, 900)
  await drawPage({ home: homeOf('weather'), weather: { places: [PLACE], tiles: {}, unit: 'celsius' } })
  const shown = () => find('#root article')?.textContent
  await expect.poll(shown).toContain(`北京0°${weather['condition.clear']}${weather.sample}`)
  expect(shown()).toContain(live['none.noServer'])
  expect(shown()).not.toContain(PLACE.name)
  const dimmed = ['.place', '.degrees'].map((name) => find(`#root article [class*="${name.slice(1)}"]`))
  for (const element of dimmed) {
    expect(element?.getAttribute('aria-hidden')).toBe('true')
    expect(Number(element && getComputedStyle(element).opacity)).toBeLessThan(0.5)
  }
})

test('the age of old weather is written upon the sky in its ink', async () => {
  await open({}, '2x2', HOUR_MS)
  await expect.poll(() => find('#root article [data-volatile] svg')).toBeTruthy()
  const colorOf = (selector: string) => getComputedStyle(find(`#root article ${selector}`) ?? document.body).color
  expect(colorOf('[data-volatile] span')).toBe(colorOf('[class*="place"]'))
})
