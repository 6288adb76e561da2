import { afterEach, expect, test } from 'vitest'
import { openIpRegions } from '../../adapters/ip-regions.ts'
import { makeServer, type TestServer } from '../../testing/project.ts'

const forecast = {
  utc_offset_seconds: 28_800,
  current: { time: '2026-11-25T16:15', temperature_2m: 18.4, weather_code: 0 },
}
const world = {
  results: [
    { name: '东城区', latitude: 39.93, longitude: 116.42, country_code: 'CN', country: '中国', admin1: '北京' },
    { name: 'Paris', latitude: 48.85, longitude: 2.35, country_code: 'FR', country: 'France' },
  ],
}

let server: TestServer | undefined
let asked: string[] = []
afterEach(async () => {
  await server?.close()
  server = undefined
})

/** A server whose outside answers what is asked, but where `isDown`. */
async function open({ isDown = false, environment = {}, lookUpAddress = openIpRegions() } = {}) {
  asked = []
  server = await makeServer(
    {
      lookUpAddress,
      http: async ({ url }) => {
        asked.push(url)
        const body = url.includes('geocoding') ? world : forecast
        return {
          status: isDown ? 500 : 200,
          url,
          headers: { 'content-type': 'application/json' },
          body: new TextEncoder().encode(JSON.stringify(body)),
        }
      },
    },
    environment,
  )
  const { app } = server
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers })
    return { status: response.status, ...(await response.json()) }
  }
}

test('the weather of a place is told with its age, by coordinates to a kilometre or by the region', async () => {
  const ask = await open()
  expect((await ask('/api/weather?latitude=48.85341&longitude=2.3488')).data).toMatchObject({
    weather: { by: 'open-meteo', now: { condition: 'clear', temperature: 18.4 }, hours: [], days: [] },
    from: 'live',
    age: 0,
  })
  expect(asked[0]).toContain('latitude=48.85&longitude=2.35&')
  await ask('/api/weather?city=330106')
  expect(asked.find((url) => url.includes('latitude=30.26'))).toBeDefined()
  await ask('/api/weather')
  expect(asked.find((url) => url.includes('latitude=39.9075'))).toBeDefined()
})

test('while nobody answers it is refused; so is a region that does not exist', async () => {
  const ask = await open({ isDown: true })
  expect(await ask('/api/weather?latitude=1&longitude=2')).toMatchObject({ status: 503, code: 503, data: null })
  expect(await ask('/api/weather?city=999999')).toMatchObject({ code: 400 })
  expect(await ask('/api/weather?latitude=91&longitude=2')).toMatchObject({ code: 400 })
})

test('places of the own list are found without asking anybody; the world is asked for what it lacks', async () => {
  const ask = await open()
  const find = async (text: string) => (await ask(`/api/place_search?q=${encodeURIComponent(text)}`)).data.places
  expect(await find('西湖')).toMatchObject([{ name: '西湖区', region: '浙江 杭州', adcode: '330106' }])
  expect(asked).toEqual([])
  expect(await find('北京东城')).toEqual([
    {
      name: '东城区',
      latin: 'Dongcheng',
      region: '北京',
      latinRegion: 'Beijing',
      latitude: 39.93,
      longitude: 116.42,
      adcode: '110101',
    },
    { name: 'Paris', region: 'France', latitude: 48.85, longitude: 2.35 },
  ])
  for (const exact of ['东城', '东城区', '北京东城区', '110101'])
    expect(await find(exact), exact).toEqual([expect.objectContaining({ adcode: '110101', isOfCity: true })])
  expect(await find('119999')).toEqual([])
  expect(asked).toHaveLength(1)
  expect((await find('paris')).map(({ name }: { name: string }) => name)).toEqual(['东城区', 'Paris'])
  expect(asked).toHaveLength(2)
})

test('without the world a district has the weather of its city', async () => {
  const ask = await open({ isDown: true })
  const { data } = await ask(`/api/place_search?q=${encodeURIComponent('北京东城')}`)
  expect(data.places).toMatchObject([{ name: '东城区', latitude: 39.9075, isOfCity: true }])
})

test('a caller is in the city of its address; a private address, and one abroad, is nowhere', async () => {
  const ask = await open({ environment: { TRUST_PROXY: '10.0.0.0/8' } })
  const here = async () => (await ask('/api/place_here')).data
  expect(await here()).toEqual({})
  const lookUp = openIpRegions()
  expect(await lookUp('114.114.114.114')).toEqual({ province: '江苏省', city: '南京市' })
  for (const address of ['127.0.0.1', '192.168.1.2', '8.8.8.8', '::1', '', '999.1.1.1'])
    expect(await lookUp(address), address).toBeUndefined()
  const inHangzhou = await open({ lookUpAddress: async () => ({ province: '浙江省', city: '杭州市' }) })
  expect((await inHangzhou('/api/place_here')).data.place).toMatchObject({ name: '杭州', adcode: '330100' })
  expect(asked).toEqual([])
})

test('coordinates are named without asking anybody', async () => {
  const ask = await open()
  const near = async (latitude: number, longitude: number) =>
    (await ask(`/api/place_near?latitude=${latitude}&longitude=${longitude}`)).data
  expect(await near(39.9, 116.4)).toMatchObject({ place: { name: '北京' } })
  expect(await near(48.85, 2.35)).toEqual({})
  expect(asked).toEqual([])
})
