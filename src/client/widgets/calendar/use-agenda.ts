import { useEffect, useState } from 'react'
import { type CalendarDay, dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { type Agenda, type AgendaEntry, loadAgendas } from '../../kit/widget.ts'

/**
 * What the widgets have for so many days from a first one, each whole day's before its others; followed while it is
 * shown. Offline some may be missing.
 */
export function useAgenda(from: CalendarDay, days: number): readonly AgendaEntry[] {
  const first = dayNumber(from)
  const [entries, setEntries] = useState<readonly AgendaEntry[]>([])
  useEffect(() => {
    let isShown = true
    let stops: readonly (() => void)[] = []
    const follow = (agendas: readonly Agenda[]) => {
      if (!isShown) return
      const read = () => setEntries(entriesOf(agendas, dayOfNumber(first), dayOfNumber(first + days - 1)))
      stops = agendas.map(({ subscribe }) => subscribe(read))
      read()
    }
    loadAgendas().then(follow, () => {})
    return () => {
      isShown = false
      for (const stop of stops) stop()
    }
  }, [first, days])
  return entries
}

const entriesOf = (agendas: readonly Agenda[], first: CalendarDay, last: CalendarDay): readonly AgendaEntry[] =>
  agendas
    .flatMap(({ entriesBetween }) => entriesBetween(first, last))
    .toSorted((one, other) => (one.time < other.time ? -1 : 1))
