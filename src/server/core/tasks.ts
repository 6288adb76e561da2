import { describeError, type Log } from './log.ts'
import { type Metrics, NO_METRICS } from './ports/metrics.ts'

/** What a server does by itself, again and again. It must be harmless when it is done twice. */
export interface Task {
  readonly name: string
  /** When it is done for the first time, and between two times, in ms. */
  readonly firstMs: number
  readonly everyMs: number
  readonly run: () => Promise<void>
}

/** Does tasks, each on its own; one that fails is tried again at its next time. @returns ends it */
export function runTasks(tasks: readonly Task[], log: Log, metrics: Metrics = NO_METRICS): () => void {
  const timers = tasks.map((task) => {
    for (const result of ['done', 'failed'] as const)
      metrics.count('genkan_task_runs_total', { task: task.name, result }, 0)
    const next = (ms: number): NodeJS.Timeout =>
      setTimeout(async () => {
        await doTask(task, log, metrics)
        if (!isEnded) timer.current = next(task.everyMs)
      }, ms)
    const timer = { current: next(task.firstMs) }
    return timer
  })
  let isEnded = false
  return () => {
    isEnded = true
    for (const { current } of timers) clearTimeout(current)
  }
}

async function doTask({ name, run }: Task, log: Log, metrics: Metrics): Promise<void> {
  const start = performance.now()
  let result: 'done' | 'failed' = 'done'
  try {
    await run()
  } catch (error) {
    result = 'failed'
    log.error({ task: name, ...describeError(error) }, 'a task has failed')
  }
  metrics.count('genkan_task_runs_total', { task: name, result })
  metrics.observe('genkan_task_duration_seconds', { task: name }, (performance.now() - start) / 1000)
}
