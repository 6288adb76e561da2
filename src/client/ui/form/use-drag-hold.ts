import { useEffect, useRef } from 'react'

/**
 * Tells when the user takes hold of a control and when the hold ends, each once. It ends with the control at the latest:
 * what is undone together must not wait for ever.
 */
export function useDragHold(onHold: ((held: boolean) => void) | undefined): (held: boolean) => void {
  const held = useRef(false)
  const tell = useRef(onHold)
  useEffect(() => {
    tell.current = onHold
  })
  useEffect(
    () => () => {
      if (held.current) tell.current?.(false)
    },
    [],
  )
  return (now) => {
    if (held.current === now) return
    held.current = now
    tell.current?.(now)
  }
}
