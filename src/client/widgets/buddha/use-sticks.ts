import { useEffect, useState } from 'react'
import { TICKER } from '../../../shared/constants.ts'
import { useDocument } from '../../kit/documents.ts'
import { buddha } from './document.ts'
import { remaining, type Stick } from './model.ts'

/** A stick with what is left of it now, 0–100. */
export interface ShownStick extends Stick {
  readonly rest: number
}

const isBurning = (sticks: readonly Stick[]) => sticks.some((stick) => remaining(stick, Date.now()) > 0)

/** The sticks now; anew every 20 s (spec section 4) while one burns and the page is visible. */
export function useSticks(): readonly ShownStick[] {
  const sticks = useDocument(buddha, ({ buddhaData }) => buddhaData)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    // time is outside of React
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(timer)
      setNow(Date.now())
      if (!document.hidden && isBurning(sticks)) timer = setTimeout(show, TICKER.everyMs)
    }
    show()
    document.addEventListener('visibilitychange', show)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', show)
    }
  }, [sticks])
  return sticks.map((stick) => ({ ...stick, rest: remaining(stick, now) }))
}
