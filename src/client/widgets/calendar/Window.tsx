import { useState } from 'react'
import { type CalendarDay, localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { useToday } from '../../kit/time.ts'
import { DayPanel } from './DayPanel.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthHeader } from './MonthHeader.tsx'
import styles from './Window.module.css'

/** A month, and the chosen day beside it; until the user chooses one it is today, and goes on with it at midnight. */
export default function Window() {
  const today = localDay(useToday())
  const [chosen, setChosen] = useState<CalendarDay>()
  const day = chosen ?? today
  return (
    <div className={styles.window}>
      <div className={styles.views}>
        <div className={styles.main}>
          <MonthHeader day={day} onChoose={setChosen} onToday={() => setChosen(undefined)} />
          <MonthGrid day={day} today={today} onChoose={setChosen} />
        </div>
        <DayPanel day={day} today={today} onChoose={setChosen} />
      </div>
    </div>
  )
}
