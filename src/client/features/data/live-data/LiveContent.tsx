import type { ReactNode } from 'react'
import { useLanguage } from '../../../core/text/i18n.ts'
import { Failed } from '../../../ui/components/state/State.tsx'
import { useFaultAction } from './fault-action.ts'
import { useMessages } from './messages.ts'
import type { LiveFault } from './model.ts'
import type { LiveView } from './use-live.ts'

interface FaultProps {
  readonly fault: LiveFault
  /** In a word or two, for a small tile; the sentence is told under the pointer. */
  readonly isShort?: boolean
}

/** Why there is no live data, in one line. */
export function FaultText({ fault, isShort = false }: FaultProps) {
  const messages = useMessages()
  const sentence = messages(`none.${fault}`)
  return isShort ? <span title={sentence}>{messages(`short.${fault}`)}</span> : sentence
}

interface LiveContentProps<T> {
  readonly live: LiveView<T>
  readonly fit: 'tile' | 'page'
  /** In place of data that is asked for the first time. */
  readonly waiting: ReactNode
  readonly children: (value: T) => ReactNode
}

/** Live data; in place of what has never been got why, and what helps. */
export function LiveContent<T>({
  live: { value, fault, origins, refresh },
  fit,
  waiting,
  children,
}: LiveContentProps<T>) {
  if (value !== undefined) return children(value)
  return fault === undefined ? waiting : <LiveFailed fault={fault} origins={origins} fit={fit} retry={refresh} />
}

interface LiveFailedProps extends FaultProps {
  readonly fit: 'tile' | 'page'
  /** Whom the browser is to allow this page to ask. */
  readonly origins?: readonly string[] | undefined
  readonly retry: () => void
}

/** Why there is nothing, and what helps. */
export function LiveFailed({ fault, fit, origins = [], retry }: LiveFailedProps) {
  const messages = useMessages()
  const language = useLanguage()
  const action = useFaultAction(fault, retry)
  const hosts = new Intl.ListFormat(language).format(origins.map((origin) => new URL(origin).host))
  return <Failed title={messages(`none.${fault}`)} hint={hosts || undefined} fit={fit} {...(action && { action })} />
}
