import { useEffect, useRef } from 'react'

interface LiveTimeProps {
  /** What it says at a moment, in ms since 1970. */
  readonly read: (now: number) => string
  readonly isRunning: boolean
}

/** Tenths of a second change so often. */
const EVERY_MS = 100

/** A time that runs, written into its element without rendering, while the page is visible. */
export function LiveTime({ read, isRunning }: LiveTimeProps) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // time is outside of React
    let timer: ReturnType<typeof setInterval> | undefined
    const write = () => place.current?.replaceChildren(read(Date.now()))
    const follow = () => {
      clearInterval(timer)
      write()
      if (isRunning && !document.hidden) timer = setInterval(write, EVERY_MS)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [read, isRunning])
  return <span ref={place} />
}
