import { useEffect, useState } from 'react'
import type { Language } from '../../../shared/constants.ts'
import { relativeTime } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { startTicking } from '../../kit/time.ts'
import { useMessages } from './messages.ts'

interface AgeProps {
  /** Milliseconds since 1970. */
  readonly time: number
  readonly className: string | undefined
}

/** How long ago a note was changed: 3 hours ago; after some days the date. */
export function Age({ time, className }: AgeProps) {
  const messages = useMessages()
  const language = useLanguage()
  const age = useAge(time)
  return (
    <time data-volatile="" className={className}>
      {age.kind === 'now'
        ? messages('justNow')
        : age.kind === 'date'
          ? dateFormat(language).format(time)
          : messages(`${age.kind}Ago`, { count: age.n })}
    </time>
  )
}

const MINUTE_MS = 60_000

/** Followed while the page is visible, by the second in the first minute; a date of the past needs no timer. */
function useAge(time: number) {
  const [now, setNow] = useState(() => Date.now())
  const age = relativeTime(time, now)
  const isOld = age.kind === 'date' && now > time
  const isBySecond = Math.abs(now - time) < MINUTE_MS
  useEffect(() => {
    // time passes outside of React
    if (isOld) return undefined
    return startTicking((moment) => setNow(moment.getTime()), isBySecond)
  }, [isOld, isBySecond])
  return age
}

let last: { readonly language: Language; readonly format: Intl.DateTimeFormat } | undefined

/** One for the whole list: to make it takes longer than to format all its dates. */
function dateFormat(language: Language): Intl.DateTimeFormat {
  if (last?.language !== language)
    last = {
      language,
      format: new Intl.DateTimeFormat(language, { year: 'numeric', month: '2-digit', day: '2-digit' }),
    }
  return last.format
}
