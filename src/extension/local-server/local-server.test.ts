import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError, UngrantedError } from '../../client/core/net/call-error.ts'
import { ownSources } from '../../client/core/net/own-sources.ts'
import { calendarFeed } from '../../shared/api/calendar-feed.ts'
import { capabilities } from '../../shared/api/capabilities.ts'
import { contacts } from '../../shared/api/contacts.ts'
import { liveGushi, liveYiyan } from '../../shared/api/daily-text.ts'
import { CODE, type Endpoint } from '../../shared/api/endpoint.ts'
import { filmDetails, hotVideo } from '../../shared/api/film.ts'
import { frameCheck } from '../../shared/api/frame-check.ts'
import { hotSearch } from '../../shared/api/hot-search.ts'
import { selfSelect, stockChart, stockSearch } from '../../shared/api/stocks.ts'
import { translate } from '../../shared/api/translate.ts'
import { biyingWallpaperList } from '../../shared/api/wallpaper.ts'
import { placeHere, placeNear, placeSearch, weather } from '../../shared/api/weather.ts'
import { answerItself } from './local-server.ts'

const root = join(import.meta.dirname, '../../..')

/** What the world answers, by the beginnings of addresses: recorded answers of third parties. */
const WORLD: Readonly<Record<string, string>> = {
  'https://api.open-meteo.com/': 'weather/fixtures/open-meteo.forecast',
  'https://air-quality-api.open-meteo.com/': 'weather/fixtures/open-meteo.air',
  'https://geocoding-api.open-meteo.com/': 'place/fixtures/open-meteo',
  'https://www.zhihu.com/': 'hot-search/fixtures/zhihu.happy',
  'https://m.maizuo.com/gateway?cityId': 'film/fixtures/maizuo-pages.happy',
  'https://m.maizuo.com/gateway?filmId': 'film/fixtures/maizuo-film.happy',
  'https://smartbox.gtimg.cn/': 'stocks/fixtures/tencent-search.happy',
  'https://qt.gtimg.cn/': 'stocks/fixtures/tencent-quotes.happy',
  'https://web.ifzq.gtimg.cn/': 'stocks/fixtures/minutes.happy',
  'https://www.bing.com/': 'wallpaper/fixtures/bing.happy',
  'https://v2.jinrishici.com/': 'daily-text/fixtures/jinrishici',
  'https://v1.hitokoto.cn/': 'daily-text/fixtures/hitokoto',
  'https://api.mymemory.translated.net/': 'translate/fixtures/mymemory',
}

/** Patterns of hosts that the browser allows. */
let granted: readonly string[] = []
let asked: string[] = []

async function answerAsTheWorld(input: string): Promise<Response> {
  if (input.endsWith('china.json'))
    return new Response(readFileSync(join(root, 'catalog/places/china.json')), {
      headers: { 'content-type': 'application/json' },
    })
  asked.push(input)
  if (input.startsWith('https://calendar.example/')) return new Response('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
  const [, name = ''] = Object.entries(WORLD).find(([start]) => input.startsWith(start)) ?? []
  const { response } = JSON.parse(readFileSync(join(root, `src/server/sources/${name}.json`), 'utf8'))
  const body = response.bodyBase64 === undefined ? response.bodyText : Buffer.from(response.bodyBase64, 'base64')
  return new Response(body, { status: response.status, headers: response.headers })
}

vi.stubGlobal('fetch', (input: string) => answerAsTheWorld(String(input)))
vi.stubGlobal('chrome', {
  runtime: { id: 'extension' },
  permissions: {
    contains: async ({ origins }: { readonly origins: readonly string[] }) =>
      origins.every((origin) => granted.includes(origin)),
  },
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  granted = []
  asked = []
})

const allow = (...ofWhom: readonly string[]) => {
  const origins = ofWhom.flatMap((one) => ownSources.getState().originsOf?.(one) ?? [])
  granted = origins.map((origin) => `${origin}/*`)
}

/** Asks as the page does. Rejects as the local server; the output is what its schema makes of the answer. */
async function ask<I, O>(endpoint: Endpoint<I, O>, input: I): Promise<O> {
  const query = new URLSearchParams(Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]))
  const isGet = endpoint.method === 'GET'
  const request = new Request(`https://genkan.invalid${endpoint.path}${isGet ? `?${query}` : ''}`, {
    method: endpoint.method,
    headers: { 'accept-language': 'zh-CN', 'content-type': 'application/json' },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  })
  const response = await answerItself(request, endpoint.thirdParty?.(input))
  const { code, msg, data }: { code: number; msg: string; data: unknown } = await response.json()
  if (code !== CODE.ok) throw new Error(msg)
  return v.parse(endpoint.output, data)
}

const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof CallError ? error.fault : String(error)),
  )

const BEIJING = { latitude: 39.91, longitude: 116.4, city: '110101' }
const TODAY = new Date().toISOString().slice(0, 10)

describe('what a browser can find out is answered as by a server', () => {
  test('the weather with its air, of two hosts that are allowed together', async () => {
    allow('weather')
    const { weather: found, from } = await ask(weather, BEIJING)
    expect([found.by, from, found.air?.us]).toEqual(['open-meteo', 'live', expect.any(Number)])
    expect(asked.map((url) => new URL(url).host).toSorted()).toEqual([
      ...['air-quality-api.open-meteo.com', 'api.open-meteo.com'],
    ])
  })

  test('boards, films, stocks, wallpapers, texts and translations', async () => {
    allow('hot.zhihu', 'film', 'stocks.tencent', 'wallpaper.bing', 'poem', 'quote', 'translate')
    expect((await ask(hotSearch, { type: 'zhihu' })).hotSearchDTOList.length).toBeGreaterThan(0)
    const { films } = await ask(hotVideo, { type: 'now', page: 1 })
    expect((await ask(filmDetails, { id: films[0]?.filmId ?? '' })).film.name).not.toBe('')
    expect((await ask(stockSearch, { wd: '茅台' })).Result.stock.length).toBeGreaterThan(0)
    expect((await ask(selfSelect, { codes: 'sh000001,us.IXIC' })).source).toBe('stocks.tencent')
    expect((await ask(stockChart, { code: 'sh000001', range: 'day' })).points.length).toBeGreaterThan(0)
    expect((await ask(biyingWallpaperList, {})).list.length).toBeGreaterThan(0)
    expect((await ask(liveGushi, { day: TODAY })).content).not.toEqual([])
    expect((await ask(liveYiyan, { day: TODAY })).hitokoto).not.toBe('')
    expect((await ask(translate, { SourceText: '你好，世界', Target: 'en' })).by).toBe('mymemory')
  })

  test('a calendar, at the address that the user names', async () => {
    const url = 'https://calendar.example/private/key.ics'
    expect(await faultOf(ask(calendarFeed, { url }))).toBe('ungranted')
    expect(asked).toEqual([])
    allow(url)
    expect((await ask(calendarFeed, { url })).ics).toContain('BEGIN:VCALENDAR')
    expect(asked).toEqual([url])
  })
})

describe('places', () => {
  test('of China are found without asking anybody', async () => {
    expect((await ask(placeSearch, { q: '杭州' })).places[0]).toMatchObject({ name: '杭州', adcode: '330100' })
    expect((await ask(placeSearch, { q: 'hangz' })).places[0]?.name).toBe('杭州')
    expect((await ask(placeNear, { latitude: 30.3, longitude: 120.2 })).place?.name).toBe('杭州')
    expect(asked).toEqual([])
  })

  test('of the world need the browser to allow it', async () => {
    const refused = ask(placeSearch, { q: 'Reykjavik' })
    await expect(refused).rejects.toBeInstanceOf(UngrantedError)
    await expect(refused).rejects.toMatchObject({ origins: ['https://geocoding-api.open-meteo.com'] })
    allow('place')
    expect((await ask(placeSearch, { q: 'Reykjavik' })).places.map(({ name }) => name)).toContain('Paris')
  })
})

test('before the browser allows it nobody is asked, and it is told who would be', async () => {
  const refused = ask(weather, { ...BEIJING, latitude: 1 })
  await expect(refused).rejects.toMatchObject({
    fault: 'ungranted',
    origins: ['https://api.open-meteo.com', 'https://air-quality-api.open-meteo.com'],
  })
  expect(asked).toEqual([])
})

test('what only a server can find out is not asked for', async () => {
  const all = Object.keys(WORLD).map((start) => `${new URL(start).origin}/*`)
  granted = [...all, 'https://page.example/*', 'http://calendar.example/*']
  expect(await faultOf(ask(hotSearch, { type: 'weibo' }))).toBe('noServer')
  expect(await faultOf(ask(hotVideo, { type: 'now', page: 2, source: 'maoyan' }))).toBe('noServer')
  expect(await faultOf(ask(calendarFeed, { url: 'http://calendar.example/a.ics' }))).toBe('noServer')
  expect(await faultOf(ask(frameCheck, { url: 'https://page.example/' }))).toBe('noServer')
  expect(await faultOf(ask(placeHere, {}))).toBe('noServer')
  expect(asked).toEqual([])
})

test('it tells what it offers, and whom it has asked', async () => {
  const { areas } = await ask(capabilities, {})
  const offered = new Map(areas.flatMap(({ sources }) => sources.map(({ id, isOn }) => [id, isOn] as const)))
  expect([offered.get('hot.zhihu'), offered.get('hot.weibo'), offered.get('translate.mymemory')]).toEqual([
    ...[true, false, true],
  ])
  const { sources, lookups } = await ask(contacts, {})
  expect(sources.map(({ id }) => id)).not.toContain('hot.weibo')
  const counts = new Map(sources.flatMap(({ hosts }) => hosts.map(({ host, count }) => [host, count] as const)))
  expect([counts.get('www.zhihu.com'), counts.get('top.baidu.com')]).toEqual([1, 0])
  expect(lookups.find(({ lookup }) => lookup === 'calendar')?.count).toBe(1)
})
