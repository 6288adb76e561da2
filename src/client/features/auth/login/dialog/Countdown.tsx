import { useEffect, useState } from 'react'
import { durationText } from '../../../../../shared/lib/text/duration-text.ts'
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
  return <span aria-hidden="true">· {messages('qr.left', { time: durationText(seconds) })}</span>
}
