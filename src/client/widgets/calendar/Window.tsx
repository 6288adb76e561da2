import { useCallback, useRef, useState } from 'react'
import { type CalendarDay, localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { useViewRequest } from '../../kit/desktop.ts'
import { useDocument } from '../../kit/documents.ts'
import { regainFocus, useWindowKeys } from '../../kit/interaction.ts'
import { useToday } from '../../kit/time.ts'
import { calendar } from './document.ts'
import { EventEditor } from './editor/EventEditor.tsx'
import { RefreshedFeeds } from './feeds/Refreshed.tsx'
import type { CalendarView } from './kernel/view.ts'
import { MonthHeader } from './MonthHeader.tsx'
import { MonthGrid } from './month/MonthGrid.tsx'
import { DayPanel } from './panel/DayPanel.tsx'
import { type OccurrenceRef, requested } from './shown.ts'
import { Times } from './times/Times.tsx'
import { useOccurrence } from './use-occurrence.ts'
import styles from './Window.module.css'

/**
 * A month, a week or a day, and the chosen day or an event beside it. Until the user chooses a day it is today, and goes on with it at
 * midnight.
 */
export default function Window() {
  const root = useRef<HTMLDivElement>(null)
  const today = localDay(useToday())
  const [chosen, setChosen] = useState<CalendarDay>()
  const [shown, setShown] = useState<OccurrenceRef>()
  const [isAdding, setAdding] = useState(false)
  const day = chosen ?? today
  const view = useDocument(calendar, (choices) => choices.view ?? 'month')
  const occurrence = useOccurrence(shown)
  const showDay = (next: CalendarDay | undefined) => {
    setChosen(next)
    setShown(undefined)
  }
  const add = () => {
    setShown(undefined)
    setAdding(true)
  }
  useViewRequest(
    requested,
    useCallback((ref: OccurrenceRef) => {
      setChosen(ref.day)
      setShown(ref)
      setAdding(false)
    }, []),
  )
  const showView = (next: CalendarView) => {
    calendar.update((choices) => ({ ...choices, view: next }), { origin: 'view' }) // looking is no edit
    regainFocus(() => dayIn(root.current))
  }
  useWindowKeys(root, {
    n: add,
    t: () => showDay(undefined),
    m: () => showView('month'),
    w: () => showView('week'),
    d: () => showView('day'),
  })
  const closeEvent = () => {
    setShown(undefined)
    regainFocus(() => dayIn(root.current))
  }
  return (
    <div ref={root} tabIndex={-1} className={styles.window}>
      <RefreshedFeeds />
      <div className={styles.views} data-event={occurrence !== undefined || undefined}>
        <div className={styles.main}>
          <MonthHeader view={view} day={day} onView={showView} onChoose={showDay} onToday={() => showDay(undefined)} />
          {view === 'month' ? (
            <MonthGrid day={day} today={today} onChoose={showDay} onAdd={add} />
          ) : (
            <Times key={view} view={view} day={day} today={today} onChoose={showDay} />
          )}
        </div>
        {occurrence === undefined ? (
          <DayPanel day={day} today={today} onChoose={showDay} isAdding={isAdding} onAdding={setAdding} />
        ) : (
          <EventEditor
            key={occurrence.event.id}
            occurrence={occurrence}
            isNew={shown?.isNew === true}
            onClose={closeEvent}
          />
        )}
      </div>
    </div>
  )
}

/** Where the focus is in a view: the chosen day, or where none is to be chosen the whole. */
const dayIn = (root: HTMLElement | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>('[data-day][tabindex="0"], [data-day][aria-current]') ?? root
