import { useEffect, useState } from 'react'
import type { CalendarDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { type Agenda, type AgendaEntry, loadAgendas } from '../../core/agenda.ts'

/** What the widgets have for a day, the whole day's first; followed while it is shown. Offline some may be missing. */
export function useAgenda({ year, month, day }: CalendarDay): readonly AgendaEntry[] {
  const [entries, setEntries] = useState<readonly AgendaEntry[]>([])
  useEffect(() => {
    let isShown = true
    let stops: readonly (() => void)[] = []
    const follow = (agendas: readonly Agenda[]) => {
      if (!isShown) return
      const read = () => setEntries(entriesOf(agendas, { year, month, day }))
      stops = agendas.map(({ subscribe }) => subscribe(read))
      read()
    }
    loadAgendas().then(follow, () => {})
    return () => {
      isShown = false
      for (const stop of stops) stop()
    }
  }, [year, month, day])
  return entries
}

const entriesOf = (agendas: readonly Agenda[], day: CalendarDay): readonly AgendaEntry[] =>
  agendas.flatMap(({ entriesOn }) => entriesOn(day)).toSorted((one, other) => (one.time < other.time ? -1 : 1))
