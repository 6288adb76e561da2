import { useEffect, useState } from 'react'

/**
 * The text of the box to ask others about, once it has rested; during a composition that of before.
 * @param wanted the text as it is, empty for nothing
 * @param delay how long it must rest, in ms
 */
export function useDebouncedQuery(input: HTMLInputElement | null, wanted: string, delay: number): string {
  // text typed before this module was loaded may be a composition: the next input event decides
  const [composing, setComposing] = useState(wanted !== '')
  const [query, setQuery] = useState('')
  useEffect(() => {
    // composition events have no React state
    if (input === null) return undefined
    const start = () => setComposing(true)
    const end = () => setComposing(false)
    const onInput = (event: Event) => setComposing(event instanceof InputEvent && event.isComposing)
    input.addEventListener('compositionstart', start)
    input.addEventListener('compositionend', end)
    input.addEventListener('input', onInput)
    return () => {
      input.removeEventListener('compositionstart', start)
      input.removeEventListener('compositionend', end)
      input.removeEventListener('input', onInput)
    }
  }, [input])
  useEffect(() => {
    // the debounce timer
    if (composing) return undefined
    const timer = setTimeout(() => setQuery(wanted), wanted === '' ? 0 : delay)
    return () => clearTimeout(timer)
  }, [wanted, composing, delay])
  return wanted === '' ? '' : query
}
