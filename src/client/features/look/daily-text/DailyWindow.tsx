import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type CalendarDay, dayNumber, dayOfNumber, localDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { useToday } from '../../../core/page/now.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { IconButton } from '../../../ui/components/icon-button/IconButton.tsx'
import { Failed } from '../../../ui/components/state/State.tsx'
import { chevronLeft, chevronRight, copy, refresh as refreshIcon } from '../../../ui/icons/paths.ts'
import { copyText } from '../../../ui/input/files/copy-text.ts'
import { showToast, toastDurations } from '../../../ui/overlay/toast/toast.ts'
import styles from './DailyWindow.module.css'
import type { Daily } from './daily.ts'
import { messages, useMessages } from './messages.ts'
import { daysBefore, LIVE_LANGUAGE, PAST_DAYS } from './model.ts'
import { showAnother } from './refresh.ts'
import { SourceChoice } from './SourceChoice.tsx'
import type { DailyText, EntryOf } from './text-source.ts'
import { useDaily } from './use-daily.ts'

/** A text that may be a third party's, whose page it links. */
interface Linked {
  readonly link?: string
}

interface Props<D extends Daily<Linked>> {
  readonly text: DailyText<D>
  /** What is shown in place of a text: what a tile has room for, its window shows, too. Default: itself. */
  readonly instead?: (entry: EntryOf<D>) => EntryOf<D>
  /** Draws a text; it fills the window above the bar. */
  readonly children: (entry: EntryOf<D>, day: CalendarDay) => ReactNode
  /** The text as it is copied. */
  readonly plain: (entry: EntryOf<D>) => string
  /** Further controls of the bar. */
  readonly tools?: ReactNode
}

/** The whole text of today and of the days before it, with a bar: the day, another one, copy. */
export function DailyWindow<D extends Daily<Linked>>({ text, instead, children, plain, tools }: Props<D>) {
  const messages = useMessages()
  const language = useLanguage()
  const today = localDay(useToday())
  const [ago, setAgo] = useState(0)
  const day = daysBefore(today, ago)
  const { entry: found, failed, retry } = useTextOf(text, ago)
  const entry = found === undefined ? undefined : (instead?.(found) ?? found)
  const days = useRef<HTMLDivElement>(null)
  const step = (to: number) => {
    setAgo(to)
    // the last step disables its button, which would lose the focus; on the other one a held key would step back
    if (to === 0 || to === PAST_DAYS) days.current?.focus()
  }
  return (
    <div className={styles.window}>
      <div className={styles.text}>
        {entry === undefined ? null : children(entry, day)}
        {entry === undefined && failed ? (
          <Failed fit="page" title={messages('failed')} action={{ label: messages('retry'), run: retry }} />
        ) : null}
      </div>
      <div className={styles.bar} role="toolbar" aria-label={messages('tools')}>
        <div ref={days} tabIndex={-1} className={styles.days}>
          <IconButton
            icon={chevronLeft}
            label={messages('previousDay')}
            disabled={ago === PAST_DAYS}
            onClick={() => step(ago + 1)}
          />
          <DayName day={day} ago={ago} />
          <IconButton
            icon={chevronRight}
            label={messages('nextDay')}
            disabled={ago === 0}
            onClick={() => step(ago - 1)}
          />
        </div>
        {tools}
        {text.liveArea === undefined || language !== LIVE_LANGUAGE || ago > 0 ? null : (
          <SourceChoice text={text} area={text.liveArea} link={entry?.link} />
        )}
        <div className={styles.actions}>
          {ago === 0 ? (
            <Button icon={refreshIcon} onClick={() => void askForAnother(text, language, today)}>
              {messages('another')}
            </Button>
          ) : (
            <Button onClick={() => setAgo(0)}>{messages('today')}</Button>
          )}
          {entry === undefined ? null : (
            <Button icon={copy} onClick={() => void copyAndTell(plain(entry))}>
              {messages('copy')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** "Today" and the date. */
function DayName({ day, ago }: { readonly day: CalendarDay; readonly ago: number }) {
  const language = useLanguage()
  const date = new Date(day.year, day.month - 1, day.day)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day')
  return (
    <span className={styles.day} aria-live="polite">
      <b>{relative}</b>
      <span>{new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', weekday: 'short' }).format(date)}</span>
    </span>
  )
}

interface Found<D extends Daily<unknown>> {
  readonly entry: EntryOf<D> | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** The stored text of today; that of a day before is loaded, and the last one stays until it is there. */
function useTextOf<D extends Daily<unknown>>(text: DailyText<D>, ago: number): Found<D> {
  const language = useLanguage()
  const today = useToday()
  const { stored, failed, retry } = useDaily(text)
  const [past, setPast] = useState<{ readonly entry: EntryOf<D> | undefined }>()
  const day = daysBefore(localDay(today), ago)
  const number = dayNumber(day)
  useEffect(() => {
    // loading is asynchronous
    if (ago === 0) return undefined
    let isCurrent = true
    void text.load(language, dayOfNumber(number), 0).then((entry) => isCurrent && setPast({ entry }))
    return () => {
      isCurrent = false
    }
  }, [text, language, number, ago])
  if (ago === 0) return { entry: stored.entry ?? undefined, failed, retry }
  return {
    entry: past === undefined ? (stored.entry ?? undefined) : past.entry,
    failed: past !== undefined,
    retry: () => void text.load(language, day, 0).then((entry) => setPast({ entry })),
  }
}

async function askForAnother<D extends Daily<unknown>>(
  text: DailyText<D>,
  language: ReturnType<typeof useLanguage>,
  today: CalendarDay,
): Promise<void> {
  if (!(await showAnother(text, language, today))) showToast({ kind: 'error', text: messages('failed') })
}

async function copyAndTell(text: string): Promise<void> {
  const copied = await copyText(text)
  showToast({
    kind: copied ? 'success' : 'error',
    text: messages(copied ? 'copied' : 'notCopied'),
    duration: toastDurations.component,
  })
}
