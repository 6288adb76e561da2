import { useNow } from '../../kit/time.ts'

const hourOf = (moment: Date): string => moment.toISOString().slice(0, 13)

/** Now in ms since the epoch; renders again once an hour. */
export const useHour = (): number => useNow(hourOf).getTime()
