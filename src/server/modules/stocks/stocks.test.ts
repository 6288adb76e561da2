import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImages } from '../../adapters/images/images.ts'
import { makePng } from '../../testing/pictures.ts'
import { makeServer, silentLog, type TestServer } from '../../testing/project.ts'

const fields = (values: Readonly<Record<number, string>>) => Array.from({ length: 50 }, (_, at) => values[at] ?? '')
const QUOTE = `v_hk00700="${fields({ 0: '100', 1: '腾讯控股', 2: '00700', 3: '612.5', 4: '614.4' }).join('~')}";`
const ANSWERS: Readonly<Record<string, string>> = {
  'smartbox.gtimg.cn': 'v_hint="hk~00700~\\u817e\\u8baf~tx~GP"',
  'qt.gtimg.cn': QUOTE,
  'web.ifzq.gtimg.cn': JSON.stringify({
    data: { hk00700: { data: { date: '20261125', data: ['0930 612.5 1', '0931 613 2'] } } },
  }),
}

let server: TestServer
let asked: string[] = []
let isDown = false
const { images, close: closeImages } = openImages({ log: silentLog })
beforeAll(async () => {
  await images.decode(makePng(32, 32), 'preview', 'warm-up')
  server = await makeServer({
    images,
    http: async ({ url }) => {
      asked.push(url)
      const { host } = new URL(url)
      const body = host === 'logo.example' ? makePng(64, 64) : new TextEncoder().encode(ANSWERS[host] ?? '')
      return { status: isDown ? 500 : 200, url, headers: {}, body }
    },
  })
})
afterAll(async () => {
  await server.close()
  closeImages()
})
const ask = async (path: string) => {
  asked = []
  const response = await server.app.request(`/api/${path}`)
  return { status: response.status, ...(await response.json()) }
}

test('a search finds stocks, with who says so', async () => {
  expect((await ask('stock_search?wd=tx')).data).toEqual({
    Result: { stock: [{ market: 'hk', code: '00700', name: '腾讯' }] },
    source: 'stocks.tencent',
    from: 'live',
    age: 0,
  })
})

test('a list has its quotes by one request, in whatever order it is asked for', async () => {
  const { data } = await ask('selfselect?codes=usAAPL,hk00700')
  expect(data.quotes).toEqual([{ id: 'hk00700', name: '腾讯控股', last: 612.5, previous: 614.4 }])
  expect(asked).toEqual(['https://qt.gtimg.cn/q=hk00700,usAAPL'])
  expect((await ask('selfselect?codes=hk00700,usAAPL,hk00700')).data).toMatchObject({ from: 'cache' })
  expect(asked).toEqual([])
})

test('a chart has its points', async () => {
  const { data } = await ask('stock_chart?code=hk00700&range=day')
  expect(data.points.map(({ price }: { price: number }) => price)).toEqual([612.5, 613])
})

test('a logo is fetched by the server and drawn anew; another address than one of the web is none', async () => {
  const logo = (url: string) => server.app.request(`/api/stock_logo?url=${encodeURIComponent(url)}`)
  const answer = await logo('https://logo.example/a.png')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  for (const other of ['http://logo.example/a.png', 'data:image/png;base64,AA', 'https://'])
    expect(await (await logo(other)).json(), other).toMatchObject({ code: 400 })
})

test('what nobody answers is refused, without rows', async () => {
  isDown = true
  expect(await ask('selfselect?codes=sh600519')).toMatchObject({ status: 503, code: 503, data: null })
  expect(asked.map((url) => new URL(url).host)).toEqual(['qt.gtimg.cn', 'hq.sinajs.cn', 'push2.eastmoney.com'])
  isDown = false
})

test.each([
  'stock_search?wd=',
  'selfselect?codes=',
  'selfselect?codes=sh600519/../x',
  `selfselect?codes=${Array.from({ length: 51 }, (_, at) => `sh${600000 + at}`).join()}`,
  'stock_chart?code=elsewhere',
  'stock_chart?code=hk00700&range=age',
])('%s is bad input', async (path) => {
  expect(await ask(path)).toMatchObject({ code: 400 })
  expect(asked).toEqual([])
})
