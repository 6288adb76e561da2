import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A field whose text is also kept as it goes, such as by Escape or with its window: nobody tells it of leaving then. */
export function useKeptText(keep: (field: HTMLInputElement) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(keep)
  useLayoutEffect(() => {
    latest.current = keep
  })
  useLayoutEffect(
    () => () => {
      if (field.current !== null) latest.current(field.current)
    },
    [],
  )
  return field
}
