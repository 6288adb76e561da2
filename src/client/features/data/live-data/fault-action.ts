import { findCommand } from '../../../core/contribute/registry.ts'
import type { StateAction } from '../../../ui/components/state/State.tsx'
import { useMessages } from './messages.ts'
import type { LiveFault } from './model.ts'

/**
 * What helps where there is no live data: trying again, letting the browser ask, or connecting with a server; undefined
 * where nothing does. @param retry as `useLive` and `useSearch` give it: it lets the browser ask first
 */
export function useFaultAction(fault: LiveFault | undefined, retry: () => void): StateAction | undefined {
  const messages = useMessages()
  const connect = useConnectAction()
  if (fault === undefined || fault === 'pureOffline') return undefined
  if (fault === 'noServer') return connect
  return { label: messages(fault === 'ungranted' ? 'allow' : 'retry'), run: retry }
}

/** Connecting this extension with a server; undefined where it has one, and on a page of the web. */
export function useConnectAction(): StateAction | undefined {
  const messages = useMessages()
  const run = findCommand('instance.connect')
  return run && { label: messages('connect'), run }
}
