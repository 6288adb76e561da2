import { test } from 'vitest'
import { expectUndone } from '../../kit/testing.ts'
import { weatherPlaces } from './document.ts'
import { placeKey, removePlace } from './model.ts'

const place = (latitude: number) => ({ name: `place ${latitude}`, latitude, longitude: 1 })

test('a removed place comes back as it was', async () => {
  weatherPlaces.set({ places: [1, 2, 3].map(place), tiles: { t: placeKey(place(2)) }, unit: 'celsius' })
  await expectUndone([weatherPlaces], () => weatherPlaces.update((now) => removePlace(now, placeKey(place(2)))))
})
