import { useEffect, useEffectEvent } from 'react'
import { useScreen } from '../../../core/page/screen.ts'
import { type BackStack, createBackStack } from './back-stack.ts'

/** The hash of the address while the component window is open on a phone (spec section 2). */
export const WINDOW_HASH = '#dialog'

const depthOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'overlays' in state ? Number(state.overlays) || 0 : 0
const address = (hash: string) => location.pathname + location.search + hash

let created: BackStack | undefined

function backStack(): BackStack {
  if (created !== undefined) return created
  const stack = createBackStack(
    {
      depth: () => depthOf(history.state),
      hash: () => (location.hash === WINDOW_HASH ? WINDOW_HASH : ''), // others are links, which open something
      push: (depth, hash) => history.pushState({ overlays: depth }, '', address(hash)),
      replace: (depth, hash) => history.replaceState(depth === 0 ? null : { overlays: depth }, '', address(hash)),
      go: (entries) => history.go(entries),
    },
    (work, ms) => void setTimeout(work, ms),
  )
  addEventListener('popstate', stack.moved)
  created = stack
  return stack
}

/** Takes away what an earlier page has left in the history, as nothing is open. */
export const settleBackStack = (): void => backStack().settle()

/**
 * On a phone "back" closes an overlay, the topmost first, instead of leaving the page.
 * @param hash the hash of the address meanwhile
 */
export function useCloseByBack(open: boolean, close: () => void, hash = ''): void {
  const { mobile } = useScreen()
  const act = useEffectEvent(close)
  const isClosable = open && mobile
  useEffect(() => (isClosable ? backStack().add({ close: () => act(), hash }) : undefined), [isClosable, hash])
}
