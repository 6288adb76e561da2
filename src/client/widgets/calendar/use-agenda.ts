import { use, useEffect, useState } from 'react'
import { type CalendarDay, dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { WidgetPreview } from '../../kit/components.ts'
import { type Agenda, type AgendaEntry, loadAgendas } from '../../kit/widget.ts'
import own from './agenda.ts'

const NONE: readonly Agenda[] = []

/** Those that have been loaded: what is drawn later has them at once. */
let loaded: readonly Agenda[] | undefined

/** The agendas of the other widgets; undefined until they are loaded, offline none. A preview has none of the user's. */
export function useOtherAgendas(): readonly Agenda[] | undefined {
  const isPreview = use(WidgetPreview)
  const [agendas, setAgendas] = useState(isPreview ? NONE : loaded)
  useEffect(() => {
    // loads outside React
    if (agendas !== undefined) return
    loadAgendas().then(
      (all) => {
        loaded = all.filter((one) => one !== own)
        setAgendas(loaded)
      },
      () => setAgendas(NONE),
    )
  }, [agendas])
  return agendas
}

/** What the other widgets have for so many days from a first one, followed while it is shown; undefined until it is known. */
export function useOtherEntries(from: CalendarDay, days: number): readonly AgendaEntry[] | undefined {
  const agendas = useOtherAgendas()
  const first = dayNumber(from)
  const [entries, setEntries] = useState(() => entriesOf(agendas, first, days))
  useEffect(() => {
    // they change outside React
    const read = () => setEntries(entriesOf(agendas, first, days))
    const stops = agendas?.map(({ subscribe }) => subscribe(read)) ?? []
    read()
    return () => {
      for (const stop of stops) stop()
    }
  }, [agendas, first, days])
  return entries
}

const entriesOf = (agendas: readonly Agenda[] | undefined, first: number, days: number) =>
  agendas?.flatMap(({ entriesBetween }) => entriesBetween(dayOfNumber(first), dayOfNumber(first + days - 1)))
