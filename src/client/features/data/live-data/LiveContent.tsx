import type { ReactNode } from 'react'
import { Failed } from '../../../ui/components/state/State.tsx'
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

/** Live data; in place of what has never been got why, and a way to try again. */
export function LiveContent<T>({ live: { value, fault, refresh }, fit, waiting, children }: LiveContentProps<T>) {
  if (value !== undefined) return children(value)
  return fault === undefined ? waiting : <LiveFailed fault={fault} fit={fit} retry={refresh} />
}

interface LiveFailedProps extends FaultProps {
  readonly fit: 'tile' | 'page'
  readonly retry: () => void
}

/** Why there is nothing, and a way to try again where that may help. */
export function LiveFailed({ fault, fit, retry }: LiveFailedProps) {
  const messages = useMessages()
  const label = useRetryLabel(fault)
  const action = label === undefined ? {} : { action: { label, run: retry } }
  return <Failed title={messages(`none.${fault}`)} fit={fit} {...action} />
}

/** What the button says that tries again; undefined where that cannot help. */
export function useRetryLabel(fault: LiveFault | undefined): string | undefined {
  const messages = useMessages()
  if (fault === 'pureOffline' || fault === 'noServer') return undefined
  return messages(fault === 'ungranted' ? 'allow' : 'retry')
}
