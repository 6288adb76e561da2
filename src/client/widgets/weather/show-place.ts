import type { Place } from '../../../shared/entities/weather.ts'
import { allowAsking } from '../../kit/live.ts'
import { weatherPlaces } from './document.ts'
import { addPlace } from './model.ts'

/** Whom the weather is asked of. */
export const ASKED = 'weather'

/**
 * Shows a place in a tile, and lets the browser allow its weather to be asked for. To be called by what handles a press,
 * before anything is awaited.
 */
export function showPlace(id: string, place: Place): void {
  void allowAsking(ASKED)
  weatherPlaces.update((now) => addPlace(now, id, place))
}
