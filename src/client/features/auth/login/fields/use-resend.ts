import { useEffect, useState } from 'react'

/** Counts the seconds until a code may be sent again. @returns what is left of them, and what begins anew */
export function useResend(): readonly [seconds: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (until === 0) return undefined
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= until) setUntil(0)
    }
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [until])
  const start = (wait: number) => {
    setNow(Date.now())
    setUntil(Date.now() + wait * 1000)
  }
  return [seconds, start]
}
