import { useEffect, useState } from 'react'
import { useMessages } from '../messages.ts'

/** What is left of a code's time; not read out each second. @param until in ms since the epoch */
export function Countdown({ until }: { readonly until: number }) {
  const messages = useMessages()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <span aria-hidden="true">· {messages('qr.left', { time })}</span>
}
