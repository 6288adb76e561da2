import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  airSchema,
  alertSchema,
  currentWeatherSchema,
  daySchema,
  hourSchema,
  weatherSchema,
} from '../../../shared/entities/weather.ts'
import { bodyOf, describeSource, replayFixtures, withResponse } from '../../testing/source-suite.ts'
import type { SourceSettings } from '../needs.ts'
import { openSource } from '../runner.ts'
import { amapDays, amapNow } from './amap.ts'
import { conditionOfChinese, conditionOfQweather, conditionOfWmo } from './conditions.ts'
import { openWeather } from './index.ts'
import { openMeteoAir, openMeteoForecast } from './open-meteo.ts'
import { qweatherAir, qweatherAlerts, qweatherDays, qweatherHours, qweatherNow } from './qweather.ts'
import { windOf } from './values.ts'

const replay = replayFixtures(join(import.meta.dirname, 'fixtures'), ['weather'])
const { get, use, hits, ports } = replay

const AMAP = 'amap-key-of-the-operator'
const ACCOUNT = { host: 'abcxyz.qweatherapi.com', key: 'qweather-key-of-the-operator' }
const SETTINGS = { AMAP_KEY: AMAP, QWEATHER_KEY: ACCOUNT.key, QWEATHER_HOST: ACCOUNT.host }
const query = { latitude: 39.91, longitude: 116.4, adcode: '110101' }
const isOne = (schema: v.GenericSchema) => (result: unknown) => v.is(schema, result)
const isListOf = (schema: v.GenericSchema, most: number) => (result: unknown) =>
  v.is(v.pipe(v.array(schema), v.maxLength(most)), result)

describeSource(
  {
    name: 'amap.now',
    source: amapNow(AMAP),
    query: '110101',
    attempts: ['amap.now'],
    isValid: isOne(currentWeatherSchema),
  },
  replay,
)
describeSource(
  {
    name: 'amap.days',
    source: amapDays(AMAP),
    query: '110101',
    attempts: ['amap.days'],
    isValid: isListOf(daySchema, 7),
  },
  replay,
)
describeSource(
  {
    name: 'qweather.now',
    source: qweatherNow(ACCOUNT),
    query,
    attempts: ['qweather.now'],
    isValid: isOne(weatherSchema),
  },
  replay,
)
describeSource(
  {
    name: 'qweather.hours',
    source: qweatherHours(ACCOUNT),
    query,
    attempts: ['qweather.hours'],
    isValid: isListOf(hourSchema, 24),
  },
  replay,
)
describeSource(
  {
    name: 'qweather.days',
    source: qweatherDays(ACCOUNT),
    query,
    attempts: ['qweather.days'],
    isValid: isListOf(daySchema, 7),
  },
  replay,
)
describeSource(
  { name: 'qweather.air', source: qweatherAir(ACCOUNT), query, attempts: ['qweather.air'], isValid: isOne(airSchema) },
  replay,
)
describeSource(
  {
    name: 'qweather.alerts',
    source: qweatherAlerts(ACCOUNT),
    query,
    attempts: ['qweather.alerts'],
    isValid: ({ alerts }) => isListOf(alertSchema, 10)(alerts),
  },
  replay,
)
describeSource(
  {
    name: 'open-meteo.forecast',
    source: openMeteoForecast(),
    query,
    attempts: ['open-meteo.forecast'],
    isValid: isOne(weatherSchema),
  },
  replay,
)
describeSource(
  { name: 'open-meteo.air', source: openMeteoAir(), query, attempts: ['open-meteo.air'], isValid: isOne(airSchema) },
  replay,
)

const ask = (settings: SourceSettings, asked = query as Parameters<ReturnType<typeof openWeather>>[0]) =>
  openWeather(ports([], settings))(asked, 'caller')
const QWEATHER = ['now', 'hours', 'days', 'air', 'alerts'].map((part) => `qweather.${part}`)

test('Open-Meteo tells the hours from the present one on, a week, and the air', async () => {
  use(get('open-meteo.forecast'), get('open-meteo.air'))
  const answer = await ask({})
  expect(answer).toMatchObject({ from: 'live', age: 0 })
  const { value } = answer as Exclude<typeof answer, string>
  expect(value).toMatchObject({
    by: 'open-meteo',
    utcOffset: 480,
    now: {
      condition: 'partlyCloudy',
      temperature: 18.4,
      feelsLike: 17.1,
      humidity: 50,
      wind: { scale: 2, speed: 8.3, degrees: 47 },
    },
    // the Chinese index is that of the fine dust
    air: { china: 55, us: 63, pm25: 38.4, pm10: 31 },
  })
  expect(value.hours).toHaveLength(24)
  expect(value.hours[0]).toEqual({
    at: Date.UTC(2026, 10, 25, 8),
    condition: 'clear',
    temperature: 18,
    precipitation: 16,
  })
  expect(value.days.map(({ condition }) => condition)).toEqual([
    'partlyCloudy',
    'rain',
    'thunderstorm',
    'snow',
    'fog',
    'clear',
    'overcast',
  ])
  expect(value.days[0]).toMatchObject({ date: '2026-11-25', low: 7.4, high: 19.2, precipitation: 10 })
})

test('what a source leaves out or says in another type is absent, and nothing is made up', async () => {
  use(get('open-meteo.drift'), withResponse(get('open-meteo.air'), { status: 500 }))
  const answer = await ask({})
  const { value } = answer as Exclude<typeof answer, string>
  expect(value.now).toEqual({ condition: 'partlyCloudy', temperature: 18.4 })
  expect(value.hours.map(({ precipitation }) => precipitation)).toEqual([undefined, undefined, undefined, undefined])
  expect(value.days).toEqual([])
  expect(value).not.toHaveProperty('air')
  use(get('amap.drift'))
  expect((await openSource(amapNow(AMAP), ports())('110101')).value).toEqual({
    condition: 'hail',
    temperature: -3,
    wind: { scale: 5 },
  })
})

test('the operator’s accounts are asked first, AMap in China alone, last the one without a key', async () => {
  const all = [...['amap.now', 'amap.days', ...QWEATHER, 'open-meteo.forecast', 'open-meteo.air'].map(get)]
  use(...all)
  expect(await ask(SETTINGS)).toMatchObject({
    value: {
      by: 'amap',
      now: { condition: 'clear', temperature: 24, humidity: 53, wind: { scale: 3, degrees: 45 } },
      days: [
        { date: '2026-11-25', condition: 'partlyCloudy', low: 6, high: 17 },
        { condition: 'rain' },
        { condition: 'sleet', low: -1, high: 4 },
      ],
    },
  })
  use(...all)
  expect(await ask(SETTINGS, { latitude: 39.91, longitude: 116.4 })).toMatchObject({
    value: {
      by: 'qweather',
      utcOffset: 480,
      now: { condition: 'partlyCloudy', feelsLike: 26, wind: { scale: 1, speed: 3, degrees: 123 } },
      hours: [{ at: Date.UTC(2026, 10, 25, 14), precipitation: 7 }, { condition: 'rain' }],
      days: [{ low: -1, high: 12 }, { condition: 'snow' }],
      air: { china: 46, us: 74, pm25: 23, pm10: 46 },
      alerts: [{ title: '北京市气象局发布大风蓝色预警', text: '预计今天夜间北风 阵风七级。', level: 'blue' }],
    },
  })
  use(get('amap.refused'), get('amap.days'), get('qweather.refused'), ...QWEATHER.slice(1).map(get), ...all.slice(-2))
  expect(await ask(SETTINGS)).toMatchObject({ value: { by: 'open-meteo' } })
})

test('where an alert, or all of them, could not be read, that is said', async () => {
  const settings = { QWEATHER_KEY: ACCOUNT.key, QWEATHER_HOST: ACCOUNT.host }
  const others = QWEATHER.slice(0, -1).map(get)
  const said = async (alerts: string, status = 200) => {
    use(...others, withResponse(get(alerts), { status }))
    const answer = await ask(settings)
    const { alerts: found, isMissingAlerts } = (answer as Exclude<typeof answer, string>).value
    return [found.map(({ title, text, level }) => [title, text, level]), isMissingAlerts]
  }
  const wind = ['北京市气象局发布大风蓝色预警', '预计今天夜间北风 阵风七级。', 'blue']
  expect(await said('qweather.alerts')).toEqual([[wind], undefined])
  expect(await said('qweather.alerts-none')).toEqual([[], undefined])
  expect(await said('qweather.alerts-drift')).toEqual([[['大风', '', undefined]], true])
  expect(await said('qweather.alerts', 403)).toEqual([[], true])
  expect(await said('qweather.alerts', 500)).toEqual([[], true])
})

test('air that has neither index is not told', async () => {
  const air = get('qweather.air')
  use(
    ...QWEATHER.map((name) =>
      name === 'qweather.air' ? withResponse(air, bodyOf('{"indexes":[{"code":"qaqi","aqi":1}]}')) : get(name),
    ),
  )
  const answer = await ask({ QWEATHER_KEY: ACCOUNT.key, QWEATHER_HOST: ACCOUNT.host })
  expect((answer as Exclude<typeof answer, string>).value).not.toHaveProperty('air')
})

test('while nobody answers there is nothing, and who is switched off is not asked', async () => {
  use(...['open-meteo.forecast', 'open-meteo.air'].map((name) => withResponse(get(name), { status: 500 })))
  expect(await ask({})).toBe('failed')
  use()
  expect(await openWeather(ports(['weather.open-meteo']))(query, 'caller')).toBe('off')
  expect(hits()).toEqual([])
})

test('conditions of all services are those of the product', () => {
  expect(
    [
      '晴',
      '晴间多云',
      '多云',
      '阴',
      '强阵雨',
      '雷阵雨',
      '小雨',
      '大雪',
      '阵雨夹雪',
      '扬沙',
      '特强浓雾',
      '中度霾',
      '微风',
      '热',
    ].map(conditionOfChinese),
  ).toEqual([
    'clear',
    'mostlyClear',
    'partlyCloudy',
    'overcast',
    'heavyRain',
    'thunderstorm',
    'rain',
    'heavySnow',
    'sleet',
    'dust',
    'fog',
    'haze',
    'windy',
    undefined,
  ])
  expect([100, 150, 301, 304, 308, 312, 404, 408, 507, 512, 900].map(conditionOfQweather)).toEqual([
    'clear',
    'clear',
    'showers',
    'hail',
    'heavyRain',
    'heavyRain',
    'sleet',
    'snow',
    'dust',
    'haze',
    undefined,
  ])
  expect([0, 3, 48, 67, 82, 99, 4].map(conditionOfWmo)).toEqual([
    'clear',
    'overcast',
    'fog',
    'freezingRain',
    'heavyRain',
    'hail',
    undefined,
  ])
})

test('a wind has the force of its speed', () => {
  expect([0, 5, 12, 50, 117, 200].map((speed) => windOf(speed, undefined).scale)).toEqual([0, 1, 3, 7, 11, 12])
})
