import type { Film } from '../../../shared/entities/film.ts'
import { parseIsoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { dayText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { useToday } from '../../kit/time.ts'
import { Grade } from './Grade.tsx'
import { useMessages } from './messages.ts'

interface NoteProps {
  readonly film: Film
  readonly star?: 9 | 11 | 13
}

/** What is said of a film beside its name: its grade, else when it is first shown, else what kind it is. */
export function Note({ film: { grade, premiere, categories }, star }: NoteProps) {
  const messages = useMessages()
  const language = useLanguage()
  const thisYear = useToday().getFullYear()
  if (grade !== undefined) return <Grade grade={grade} {...(star !== undefined && { star })} />
  const day = parseIsoDay(premiere ?? '')
  if (day === undefined) return <span lang="zh-CN">{categories.join('、')}</span>
  const year = day.year === thisYear ? {} : ({ year: 'numeric' } as const)
  return (
    <span>{messages('premiere', { date: dayText(day, language, { ...year, month: 'short', day: 'numeric' }) })}</span>
  )
}
