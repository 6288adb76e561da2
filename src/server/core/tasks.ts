import { describeError, type Log } from './log.ts'

/** What a server does by itself, again and again. It must be harmless when it is done twice. */
export interface Task {
  readonly name: string
  /** When it is done for the first time, and between two times, in ms. */
  readonly firstMs: number
  readonly everyMs: number
  readonly run: () => Promise<void>
}

/** Does tasks, each on its own; one that fails is tried again at its next time. @returns ends it */
export function runTasks(tasks: readonly Task[], log: Log): () => void {
  const timers = tasks.map(({ name, firstMs, everyMs, run }) => {
    const next = (ms: number): NodeJS.Timeout =>
      setTimeout(async () => {
        await run().catch((error: unknown) => log.error({ task: name, ...describeError(error) }, 'a task has failed'))
        if (!isEnded) timer.current = next(everyMs)
      }, ms)
    const timer = { current: next(firstMs) }
    return timer
  })
  let isEnded = false
  return () => {
    isEnded = true
    for (const { current } of timers) clearTimeout(current)
  }
}
