import { Failed } from '../../ui/components/state/State.tsx'
import { useMessages } from './messages.ts'
import type { LiveFault } from './model.ts'

interface NothingProps {
  readonly fault: LiveFault
  readonly fit: 'tile' | 'page'
  readonly onRetry: () => void
}

/** Why there is no live data, in one line. */
export function NothingText({ fault }: Pick<NothingProps, 'fault'>) {
  return useMessages()(`none.${fault}`)
}

/** In place of live data that has never been got: why, and a way to try again. */
export function Nothing({ fault, fit, onRetry }: NothingProps) {
  const messages = useMessages()
  const action = fault === 'pureOffline' ? {} : { action: { label: messages('retry'), run: onRetry } }
  return <Failed title={messages(`none.${fault}`)} fit={fit} {...action} />
}
