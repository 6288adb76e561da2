import { use } from 'react'
import type { Place } from '../../../shared/entities/weather.ts'
import { WidgetPreview } from '../../kit/components.ts'
import { useNow } from '../../kit/time.ts'
import { isNightAt, type Light, lightOver, localTime } from './model.ts'

const tenMinutesOf = (moment: Date): string => moment.toISOString().slice(0, 15)

/** The light of the sky over a place now; in a preview, whose clocks are set, by the clock alone. */
export function useLight(place: Place, utcOffset: number): Light {
  const now = useNow(tenMinutesOf).getTime()
  if (use(WidgetPreview)) return isNightAt(localTime(now, utcOffset).getUTCHours()) ? 'night' : 'day'
  return lightOver(place, utcOffset, now)
}
