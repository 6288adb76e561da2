import type { Condition } from '../../../shared/entities/weather.ts'

const WMO: Readonly<Record<number, Condition>> = {
  0: 'clear',
  1: 'mostlyClear',
  2: 'partlyCloudy',
  3: 'overcast',
  45: 'fog',
  48: 'fog',
  51: 'drizzle',
  53: 'drizzle',
  55: 'drizzle',
  56: 'freezingRain',
  57: 'freezingRain',
  61: 'rain',
  63: 'rain',
  65: 'heavyRain',
  66: 'freezingRain',
  67: 'freezingRain',
  71: 'snow',
  73: 'snow',
  75: 'heavySnow',
  77: 'snow',
  80: 'showers',
  81: 'showers',
  82: 'heavyRain',
  85: 'snow',
  86: 'heavySnow',
  95: 'thunderstorm',
  96: 'hail',
  99: 'hail',
}

/** A condition by its WMO code (table 4677 as Open-Meteo uses it); undefined for an unknown one. */
export const conditionOfWmo = (code: number): Condition | undefined => WMO[code]

/** The first that matches counts: 雷阵雨并伴有冰雹 is hail, 雨夹雪 is neither rain nor snow. */
const CHINESE: readonly (readonly [RegExp, Condition])[] = [
  [/冰雹/, 'hail'],
  [/雷/, 'thunderstorm'],
  [/冻雨/, 'freezingRain'],
  [/雨.*雪|雪.*雨/, 'sleet'],
  [/[大暴]雪/, 'heavySnow'],
  [/雪/, 'snow'],
  [/[大暴]雨|强阵雨|极端降雨/, 'heavyRain'],
  [/阵雨/, 'showers'],
  [/毛毛雨|细雨/, 'drizzle'],
  [/雨/, 'rain'],
  [/霾/, 'haze'],
  [/沙|尘/, 'dust'],
  [/雾/, 'fog'],
  [/阴/, 'overcast'],
  [/晴间多云|少云/, 'mostlyClear'],
  [/多云/, 'partlyCloudy'],
  [/晴/, 'clear'],
  [/风/, 'windy'],
]

/** A condition by the text of a Chinese service, such as 小雨-中雨; undefined for one that tells none, such as 热. */
export const conditionOfChinese = (text: string): Condition | undefined =>
  CHINESE.find(([pattern]) => pattern.test(text))?.[1]

/** Codes of QWeather, each with those up to the next. */
const QWEATHER: readonly (readonly [number, Condition | undefined])[] = [
  [100, 'clear'],
  [101, 'partlyCloudy'],
  [102, 'mostlyClear'],
  [103, 'partlyCloudy'],
  [104, 'overcast'],
  [105, undefined],
  [150, 'clear'],
  [151, 'partlyCloudy'],
  [152, 'mostlyClear'],
  [153, 'partlyCloudy'],
  [154, 'overcast'],
  [155, undefined],
  [300, 'showers'],
  [302, 'thunderstorm'],
  [304, 'hail'],
  [305, 'rain'],
  [307, 'heavyRain'],
  [309, 'drizzle'],
  [310, 'heavyRain'],
  [313, 'freezingRain'],
  [314, 'rain'],
  [315, 'heavyRain'],
  [319, undefined],
  [350, 'showers'],
  [352, undefined],
  [399, 'rain'],
  [400, 'snow'],
  [402, 'heavySnow'],
  [404, 'sleet'],
  [407, 'snow'],
  [409, 'heavySnow'],
  [411, undefined],
  [456, 'sleet'],
  [457, 'snow'],
  [458, undefined],
  [499, 'snow'],
  [500, 'fog'],
  [502, 'haze'],
  [503, 'dust'],
  [509, 'fog'],
  [511, 'haze'],
  [514, 'fog'],
  [516, undefined],
]

/** A condition by the icon code of QWeather; undefined for one that tells none, such as 900, hot. */
export const conditionOfQweather = (code: number): Condition | undefined =>
  QWEATHER.findLast(([first]) => first <= code)?.[1]
