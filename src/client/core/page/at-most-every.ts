/**
 * Calls `task` at once, and again for later calls, but no more often than every `ms`: a call that comes too early is
 * made up for when the time is over.
 */
export function atMostEvery(ms: number, task: () => void): () => void {
  let notBefore = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    timer = undefined
    notBefore = Date.now() + ms
    task()
  }
  return () => {
    if (timer !== undefined) return
    const wait = notBefore - Date.now()
    if (wait <= 0 || wait > ms) run()
    else timer = setTimeout(run, wait)
  }
}
