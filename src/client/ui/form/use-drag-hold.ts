import { useEffect, useRef } from 'react'

/**
 * Reports the start and the end of a control's drag, each once.
 * Unmounting ends the drag: its step of undo must not stay open.
 */
export function useDragHold(onDragChange: ((isDragging: boolean) => void) | undefined): (isDragging: boolean) => void {
  const isDragging = useRef(false)
  const notify = useRef(onDragChange)
  useEffect(() => {
    notify.current = onDragChange
  })
  useEffect(
    () => () => {
      if (isDragging.current) notify.current?.(false)
    },
    [],
  )
  return (now) => {
    if (isDragging.current === now) return
    isDragging.current = now
    notify.current?.(now)
  }
}
