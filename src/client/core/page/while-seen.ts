/**
 * Does something as long as this page is seen; not before it was seen for so long, as most pages are left at once.
 * @param begin starts it, and returns what ends it
 * @returns ends it for good
 */
export function whileSeen(glanceMs: number, begin: () => () => void): () => void {
  let end: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    end?.()
    end = undefined
  }
  const follow = () => {
    stop()
    if (document.visibilityState !== 'visible') return
    timer = setTimeout(() => {
      end = begin()
    }, glanceMs)
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    stop()
  }
}
