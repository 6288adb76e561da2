import { provideTopic } from '../../kit/desktop.ts'
import { defineStart } from '../../kit/widget.ts'
import { weatherPlaces, weatherRecords } from './document.ts'
import { weatherTopic } from './kernel/weather-topic.ts'
import { localTime, placeKey } from './model.ts'

/** The mascot may speak of the weather at the first place, as far as a tile has asked for it. */
export default defineStart({
  at: 'idle',
  run: () =>
    provideTopic('weather', () => {
      const [place] = weatherPlaces.get().places
      const known = place && weatherRecords.get()[placeKey(place)]
      if (known === undefined) return undefined
      const { value, at } = known
      const now = Date.now()
      const id = weatherTopic({ now: value.now, at }, now, localTime(now, value.utcOffset).getUTCHours())
      return id && { id, weight: 3 }
    }),
})
