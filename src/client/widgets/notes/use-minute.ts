import { useToday } from '../../features/clock/index.ts'

const minuteOf = (moment: Date) => String(Math.floor(moment.getTime() / 60_000))

/** Now; renders again every minute while the page is visible. */
export const useMinute = (): Date => useToday(minuteOf)
