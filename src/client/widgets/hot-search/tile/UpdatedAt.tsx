import { Age, type LiveFault } from '../../../kit/live.ts'
import { hourCycle, useLanguage } from '../../../kit/text.ts'
import { useToday } from '../../../kit/time.ts'
import { useMessages } from '../messages.ts'

interface UpdatedAtProps {
  /** In ms since the epoch. */
  readonly at: number
  readonly fault: LiveFault | undefined
}

/** When rows of today were read, by the clock; of older ones, and where there is nothing newer, how old they are. */
export function UpdatedAt({ at, fault }: UpdatedAtProps) {
  const messages = useMessages()
  const language = useLanguage()
  const isOfToday = useToday().toDateString() === new Date(at).toDateString()
  if (fault !== undefined || !isOfToday) return <Age at={at} fault={fault} />
  const time = new Intl.DateTimeFormat(language, {
    hour: hourCycle() === 'h23' ? '2-digit' : 'numeric',
    minute: '2-digit',
    hourCycle: hourCycle(),
  }).format(at)
  return <time title={messages('updatedAt', { time })}>{time}</time>
}
