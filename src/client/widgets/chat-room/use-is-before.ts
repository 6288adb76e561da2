import { useEffect, useState } from 'react'

/** The longest delay of a timer, in ms. */
const LONGEST_MS = 2 ** 31 - 1

/** Whether a moment is still to come; it renders again when that changes. @param time in ms since the epoch; 0 for none */
export function useIsBefore(time: number): boolean {
  const [now, setNow] = useState(() => Date.now())
  const isBefore = time > now
  useEffect(() => {
    // time passes outside of React
    if (time <= Date.now()) return setNow(Date.now())
    const timer = setTimeout(() => setNow(Date.now()), Math.min(LONGEST_MS, time - Date.now()))
    return () => clearTimeout(timer)
  }, [time])
  return isBefore
}
