import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage, openWindow } from '../../testing/draw-page.tsx'
import { find, findAll } from '../../testing/elements.ts'
import { group } from '../../testing/items.ts'

const PLACE = { name: '双江拉祜族佤族布朗族傣族自治县', latitude: 23.48, longitude: 99.82, adcode: '530925' }
const KEY = '23.48,99.82,530925'
const SIZES = ['2x2', '2x4', '4x2', '4x4', '3x3', '1x2', '2x1', '1x1']
const DAY_MS = 86_400_000

const tiles = SIZES.map((size) => ({ id: `t${size}`, name: '', type: 'component', component: 'weather', size }))

/** Snow at −28°, and an alert in place of the day's range. */
function snow(now: number) {
  const alert = { title: '双江自治县气象台发布暴雪橙色预警信号', text: '预计今天夜间有暴雪。' }
  return {
    ...{ by: 'qweather', utcOffset: 480, now: { condition: 'snow', temperature: -28 }, alerts: [alert] },
    hours: [0, 1, 2, 3, 4].map((hour) => ({ at: now + hour * 3_600_000, condition: 'snow', temperature: -28 })),
    days: [0, 1, 2, 3, 4].map((day) => ({
      date: new Date(now + 480 * 60_000 + day * DAY_MS).toISOString().slice(0, 10),
      ...{ condition: 'snow', low: -31, high: -20 },
    })),
  }
}

/** Where the words of an element stand. */
function wordsOf(element: Element): readonly DOMRect[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const rects: DOMRect[] = []
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    rects.push(...range.getClientRects())
  }
  return rects
}

const areOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** The words within an element upon which snow falls. */
function snowedUpon(element: Element): readonly string[] {
  const falls = [...element.querySelectorAll('[class*="fall"]')].map((one) => one.getBoundingClientRect())
  const shown = falls.filter(({ width, height }) => width > 0 && height > 0)
  const { right, bottom } = element.getBoundingClientRect()
  return wordsOf(element)
    .filter((word) => word.left < right && word.top < bottom && shown.some((fall) => areOver(fall, word)))
    .map((word) => `${Math.round(word.left)},${Math.round(word.top)}`)
}

test.each([1440, 1024])(
  'snow falls upon no word, in tiles of any size and in the window, %d px wide',
  async (width) => {
    await page.viewport(width, 900)
    const now = Date.now()
    await drawPage({
      home: { groups: [group('a', tiles)], dock: [] },
      weather: { places: [PLACE], tiles: {}, unit: 'celsius' },
      'weather.records': { [KEY]: { value: snow(now), at: now, askedAt: now } },
    })
    await expect.poll(() => findAll('#root article img')).not.toHaveLength(0)
    await expect.poll(() => find('#root article')?.textContent).toContain('−28°')
    expect(findAll('#root article [class*="fall"]').length).toBeGreaterThan(3)
    for (const tile of findAll('#root article')) expect(snowedUpon(tile), tile.dataset.id).toEqual([])
    await openWindow('weather', 't2x2')
    const hero = () => find('#layer-window [class*="hero"]')
    await expect.poll(() => hero()?.textContent).toContain('−28°')
    expect(snowedUpon(hero() ?? document.body)).toEqual([])
  },
)
