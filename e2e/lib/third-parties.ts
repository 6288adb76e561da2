import type { Page } from '@playwright/test'
import { pngOf } from './pictures.ts'
import { LONG } from './tours/contents.ts'
import { weatherAnswer } from './weather.ts'

/** Texts that are longer than any column, and shorter ones beside them. */
const nameOf = (index: number) => (index % 2 === 0 ? LONG : `Row ${index + 1}`)
const MINUTE = 60_000

/**
 * Answers for everything that widgets get from third parties, which no test asks: rows with long and short names.
 * @param textOf the texts of a row
 */
export async function answerThirdParties(page: Page, textOf: (index: number) => string = nameOf): Promise<void> {
  const answer = (path: string, data: (parameters: URLSearchParams) => object) =>
    page.route(`**/api/${path}?*`, (route) =>
      route.fulfill({
        json: {
          ...{ code: 0, msg: '' },
          data: { ...data(new URL(route.request().url()).searchParams), from: 'live', age: 130 },
        },
      }),
    )
  await answer('hot_srarch', () => ({
    hotSearchDTOList: Array.from({ length: 20 }, (_, index) => ({
      hotSearchOrder: index + 1,
      hotSearchTitle: textOf(index),
      hotSearchUrl: `https://board.example/${index}`,
      hotSearchHeat: 4_126_000 - index,
    })),
  }))
  await page.route('**/api/weather?*', (route) => route.fulfill({ json: weatherAnswer(-12) }))
  const source = 'stocks.tencent'
  await answer('selfselect', (parameters) => ({
    source,
    quotes: (parameters.get('codes') ?? '').split(',').map((id, index) => ({
      ...{ id, name: textOf(index).slice(0, 80), last: 26_120.35 + index, previous: 26_201.2, at: Date.now() },
    })),
  }))
  await answer('stock_chart', () => ({
    source,
    points: Array.from({ length: 60 }, (_, at) => ({
      at: Date.now() - (60 - at) * MINUTE,
      price: 26_100 + ((at * 7) % 40),
    })),
  }))
  const film = (list: string, index: number) => ({
    filmId: `maizuo-${index + 1}`,
    name: textOf(index),
    poster: `maizuo-${index + 1}-00000000000000aa`,
    synopsis: `${list} ${textOf(0)}`,
    categories: ['Drama'],
    cast: [textOf(0), 'Actor'],
    ...(index % 3 === 0 ? {} : { grade: 8.7 }),
  })
  await answer('hot_video', (parameters) => ({
    films: Array.from({ length: 10 }, (_, index) => film(parameters.get('type') ?? '', index)),
    total: 10,
  }))
  await answer('film', () => ({
    film: {
      ...film('now', 2),
      ...{ director: textOf(0), nation: textOf(0), language: textOf(0), runtime: 121, premiere: '2026-12-04' },
      actors: [{ name: textOf(0), role: textOf(0) }, { name: 'Actor' }],
      photos: ['maizuo-2-00000000000000aa', 'maizuo-2-00000000000000bb'],
      url: 'https://m.maizuo.com/v5/#/films/2',
    },
  }))
  /** What a search finds: nothing for the text `nothing`. */
  const found = (text: string | null, rows: readonly object[]) => (text === 'nothing' ? [] : rows)
  await answer('place_search', (parameters) => ({
    places: found(parameters.get('q'), [
      { name: textOf(0).slice(0, 80), region: textOf(0), latitude: 45.75, longitude: 126.65, adcode: '230100' },
      { name: 'Place', latitude: 35.69, longitude: 139.69 },
    ]),
  }))
  await answer('stock_search', (parameters) => ({
    source,
    Result: {
      stock: found(parameters.get('wd'), [
        { market: 'sh', code: '600519', name: textOf(0).slice(0, 80) },
        { market: 'us', code: 'AAPL', name: 'Row' },
      ]),
    },
  }))
  await page.route('**/api/film_poster?*', (route) =>
    route.fulfill({ contentType: 'image/png', body: pngOf([120, 60, 90]) }),
  )
}
