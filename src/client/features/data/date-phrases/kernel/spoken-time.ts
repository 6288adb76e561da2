import type { Period, SpokenTime } from './part.ts'

const AFTERNOON = 12
/** The end of a day, in minutes. */
const MIDNIGHT = 1440

/** The minutes of a day at which a time may be meant, the likelier one first. They are beyond 1440 after midnight. */
export function readingsOf({ hour, minute, period, is24 = false }: SpokenTime): readonly number[] {
  if (hour === 0) return [period === 'evening' || period === 'night' ? MIDNIGHT + minute : minute]
  const hours = is24 || hour > 12 ? [hour] : period === undefined ? openHours(hour) : periodHours(hour, period)
  return hours.map((one) => one * 60 + minute)
}

/** Without a part of the day: people are awake from seven to seven. */
function openHours(hour: number): readonly number[] {
  if (hour === 12) return [12]
  return hour < 7 ? [hour + AFTERNOON, hour] : [hour, hour + AFTERNOON]
}

/** None for what nobody says, such as nine in the small hours. */
function periodHours(hour: number, period: Period): readonly number[] {
  switch (period) {
    case 'dawn':
      return hour === 12 ? [0] : hour <= 6 ? [hour] : []
    case 'morning':
      return hour === 12 ? [] : [hour]
    case 'noon':
      return hour >= 10 ? [hour] : hour <= 2 ? [hour + AFTERNOON] : []
    case 'afternoon':
      return hour === 12 ? [12] : hour <= 7 ? [hour + AFTERNOON] : []
    case 'evening':
      return hour === 12 ? [24] : hour >= 4 ? [hour + AFTERNOON] : [hour + 24]
    case 'night':
      return hour === 12 ? [24] : hour >= 7 ? [hour + AFTERNOON] : [hour + 24]
  }
}
