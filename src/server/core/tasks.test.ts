import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordMetrics } from '../testing/metrics.ts'
import { runTasks } from './tasks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('tasks are done at their times, also after one has failed, and never two times at once', async () => {
  const problems: object[] = []
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: (fields: object) => problems.push(fields) }
  const done: string[] = []
  const { metrics, counts, observed } = recordMetrics()
  const end = runTasks(
    [
      { name: 'fails', firstMs: 10, everyMs: 100, run: () => Promise.reject(new Error('x')) },
      { name: 'works', firstMs: 50, everyMs: 100, run: async () => void done.push('works') },
      { name: 'slow', firstMs: 0, everyMs: 10, run: () => new Promise(() => void done.push('slow')) },
    ],
    log,
    metrics,
  )
  await vi.advanceTimersByTimeAsync(260)
  expect(done).toEqual(['slow', 'works', 'works', 'works'])
  expect(problems).toHaveLength(3)
  expect(problems[0]).toMatchObject({ task: 'fails', problem: 'Error: x' })
  expect(counts()).toEqual({
    ...{ 'genkan_task_runs_total fails done': 0, 'genkan_task_runs_total fails failed': 3 },
    ...{ 'genkan_task_runs_total works done': 3, 'genkan_task_runs_total works failed': 0 },
    ...{ 'genkan_task_runs_total slow done': 0, 'genkan_task_runs_total slow failed': 0 },
  })
  expect(observed()['genkan_task_duration_seconds works']).toHaveLength(3)
  end()
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).toHaveLength(4)
})
