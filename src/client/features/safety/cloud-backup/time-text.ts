import type { Language } from '../../../../shared/constants.ts'
import { timeFormat } from '../../../core/text/hour-cycle.ts'
import { relativeTime } from '../../../lib/calendar/relative-time.ts'
import { messages } from './messages.ts'

/** A day with its time: 9月18日 09:26. */
export const dateText = (at: number, language: Language): string =>
  timeFormat(language, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)

/** How long ago, and when: 2分钟前，9月18日 09:26. Both times in ms since 1970. */
export function timeText(at: number, now: number, language: Language): string {
  const passed = relativeTime(at, now)
  const time = dateText(at, language)
  if (passed.kind === 'date') return time
  const ago =
    passed.kind === 'now' || passed.kind === 'seconds'
      ? messages('now')
      : new Intl.RelativeTimeFormat(language).format(-passed.n, passed.kind)
  return messages('since', { ago, time })
}
