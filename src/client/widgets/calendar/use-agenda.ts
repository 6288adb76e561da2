import { useEffect, useState } from 'react'
import { type CalendarDay, dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { type Agenda, type AgendaEntry, loadAgendas } from '../../kit/widget.ts'
import own from './agenda.ts'

/** The agendas of the other widgets, once they are loaded; offline some may be missing. */
export function useOtherAgendas(): readonly Agenda[] {
  const [agendas, setAgendas] = useState<readonly Agenda[]>([])
  useEffect(() => {
    // loads outside React
    loadAgendas().then(
      (all) => setAgendas(all.filter((one) => one !== own)),
      () => {},
    )
  }, [])
  return agendas
}

/** What the other widgets have for so many days from a first one; followed while it is shown. */
export function useOtherEntries(from: CalendarDay, days: number): readonly AgendaEntry[] {
  const agendas = useOtherAgendas()
  const first = dayNumber(from)
  const [entries, setEntries] = useState<readonly AgendaEntry[]>([])
  useEffect(() => {
    // they change outside React
    const last = dayOfNumber(first + days - 1)
    const read = () => setEntries(agendas.flatMap(({ entriesBetween }) => entriesBetween(dayOfNumber(first), last)))
    const stops = agendas.map(({ subscribe }) => subscribe(read))
    read()
    return () => {
      for (const stop of stops) stop()
    }
  }, [agendas, first, days])
  return entries
}
