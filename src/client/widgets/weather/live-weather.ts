import { weather } from '../../../shared/api/weather.ts'
import { call, defineLive } from '../../kit/live.ts'
import { weatherRecords } from './document.ts'
import { parsePlaceKey } from './model.ts'

/** The weather of places, by their keys: asked for anew after ten minutes, as its sources measure every fifteen. */
export const liveWeather = defineLive({
  document: weatherRecords,
  freshMs: 600_000,
  async ask(key) {
    const { adcode, ...point } = parsePlaceKey(key) ?? {}
    const answer = await call(weather, { ...point, city: adcode }, { silent: true, fresh: true })
    return { value: answer.weather, age: answer.age }
  },
})
