import { useEffect, useState } from 'react'
import { startTicking } from '../../kit/time.ts'
import { type Place, type WallClock, wallClock } from './kernel/wall-clock.ts'

/** Now, anew each second or minute while the page is visible. */
export function useMoment(bySecond: boolean): Date {
  const [moment, setMoment] = useState(() => new Date())
  useEffect(() => startTicking(setMoment, bySecond), [bySecond]) // time is outside of React
  return moment
}

/** The time of a place, anew each second or minute while the page is visible. */
export const useWallClock = (place: Place, bySecond = false): WallClock => wallClock(useMoment(bySecond), place)
