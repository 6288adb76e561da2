import { Row } from '../../../kit/components.ts'
import { changeEventBy } from '../actions.ts'
import { ColorChoice } from '../ColorChoice.tsx'
import type { CalendarEvent } from '../kernel/event.ts'
import { useMessages } from '../messages.ts'

/** The colour of an event. */
export function ColorRow({ event: { id, color } }: { readonly event: CalendarEvent }) {
  const messages = useMessages()
  const choice = (
    <ColorChoice label={messages('color')} value={color} onChange={(one) => changeEventBy(id, { color: one })} />
  )
  return <Row label={messages('color')} below={choice} />
}
