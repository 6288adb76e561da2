import { useCallback, useRef, useState } from 'react'
import { type CalendarDay, localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { useViewRequest } from '../../kit/desktop.ts'
import { regainFocus } from '../../kit/interaction.ts'
import { useToday } from '../../kit/time.ts'
import { EventEditor } from './editor/EventEditor.tsx'
import { MonthHeader } from './MonthHeader.tsx'
import { MonthGrid } from './month/MonthGrid.tsx'
import { DayPanel } from './panel/DayPanel.tsx'
import { type OccurrenceRef, requested } from './shown.ts'
import { useKeys } from './use-keys.ts'
import { useOccurrence } from './use-occurrence.ts'
import styles from './Window.module.css'

/**
 * A month, and the chosen day or an event beside it. Until the user chooses a day it is today, and goes on with it at
 * midnight.
 */
export default function Window() {
  const root = useRef<HTMLDivElement>(null)
  const today = localDay(useToday())
  const [chosen, setChosen] = useState<CalendarDay>()
  const [shown, setShown] = useState<OccurrenceRef>()
  const [isAdding, setAdding] = useState(false)
  const day = chosen ?? today
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
  useKeys(root, { n: add, t: () => showDay(undefined) })
  const closeEvent = () => {
    setShown(undefined)
    regainFocus(() => root.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]'))
  }
  return (
    <div ref={root} className={styles.window}>
      <div className={styles.views} data-event={occurrence !== undefined || undefined}>
        <div className={styles.main}>
          <MonthHeader day={day} onChoose={showDay} onToday={() => showDay(undefined)} />
          <MonthGrid day={day} today={today} onChoose={showDay} onAdd={add} />
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
