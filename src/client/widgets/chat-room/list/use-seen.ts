import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is on a page that is seen: its window is neither minimized nor another of its tabs shown. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    // where it is on the screen is known to the browser alone
    let isIntersecting = false
    const tell = () => setSeen(isIntersecting && document.visibilityState === 'visible')
    const observer = new IntersectionObserver((entries) => {
      isIntersecting = entries.at(-1)?.isIntersecting === true
      tell()
    })
    if (element.current !== null) observer.observe(element.current)
    document.addEventListener('visibilitychange', tell)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [element])
  return isSeen
}
