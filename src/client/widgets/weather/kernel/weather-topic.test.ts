import { expect, test } from 'vitest'
import type { Condition } from '../../../../shared/entities/weather.ts'
import { type WeatherTopic, weatherTopic } from './weather-topic.ts'

const NOW = 1_800_000_000_000

test.each<readonly [condition: Condition, temperature: number, hour: number, topic: WeatherTopic | undefined]>([
  ['heavyRain', 20, 12, 'rain'],
  ['thunderstorm', 35, 12, 'rain'],
  ['heavySnow', -5, 12, 'snow'],
  ['clear', 35, 12, 'hot'],
  ['overcast', -3, 12, 'cold'],
  ['clear', 20, 12, 'clear'],
  ['clear', 20, 22, undefined],
  ['overcast', 20, 12, undefined],
])('of %s at %i °C at %i hours there is to say: %s', (condition, temperature, hour, topic) => {
  expect(weatherTopic({ now: { condition, temperature }, at: NOW - 60_000 }, NOW, hour)).toBe(topic)
})

test('what counts is how warm it feels; what was told hours ago is no news', () => {
  const now = { condition: 'overcast', temperature: 31, feelsLike: 36 } as const
  expect(weatherTopic({ now, at: NOW }, NOW, 12)).toBe('hot')
  expect(weatherTopic({ now, at: NOW - 3 * 3_600_000 }, NOW, 12)).toBeUndefined()
})
