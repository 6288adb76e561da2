import { expect, test } from 'vitest'
import { METRICS } from '../../core/ports/metric-catalog.ts'
import { openPrometheus } from './prometheus.ts'

async function readLines({ read }: ReturnType<typeof openPrometheus>, name: string): Promise<readonly string[]> {
  return (await read()).split('\n').filter((line) => line.startsWith(name))
}

test('each metric is there from the start, with its help and kind; those of the process, too', async () => {
  const prometheus = openPrometheus('1.2.3')
  const text = await prometheus.read()
  for (const [name, { kind, help }] of Object.entries(METRICS)) {
    expect(text).toContain(`# HELP ${name} ${help}\n`)
    expect(text).toContain(`# TYPE ${name} ${kind}\n`)
  }
  expect(text).toContain('\ngenkan_build_info{version="1.2.3"} 1\n')
  for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'))
  expect(prometheus.type).toBe('text/plain; version=0.0.4; charset=utf-8')
})

test('what can be counted is 0 at first: a rate has something to begin with', async () => {
  const prometheus = openPrometheus('1')
  const pushes = 'genkan_sync_pushes_total{'
  expect(await readLines(prometheus, pushes)).toContain(`${pushes}result="failed"} 0`)
  expect(await readLines(prometheus, pushes)).toHaveLength(METRICS.genkan_sync_pushes_total.labels.result.length)
  expect(await readLines(prometheus, 'genkan_limit_refusals_total')).toEqual([])
  prometheus.metrics.count('genkan_limit_refusals_total', { limit: 'x' }, 0)
  expect(await readLines(prometheus, 'genkan_limit_refusals_total')).toEqual([
    'genkan_limit_refusals_total{limit="x"} 0',
  ])
})

test('counts add up, and values fall into buckets of the unit', async () => {
  const prometheus = openPrometheus('1')
  const { count, observe } = prometheus.metrics
  count('genkan_csp_reports_total', {})
  count('genkan_csp_reports_total', {}, 4)
  observe('genkan_task_duration_seconds', { task: 'x' }, 0.3)
  observe('genkan_sync_push_bytes', {}, 5000)
  expect(await readLines(prometheus, 'genkan_csp_reports_total')).toEqual(['genkan_csp_reports_total 5'])
  const durations = await readLines(prometheus, 'genkan_task_duration_seconds')
  expect(durations).toContain('genkan_task_duration_seconds_bucket{le="0.25",task="x"} 0')
  expect(durations).toContain('genkan_task_duration_seconds_bucket{le="0.5",task="x"} 1')
  expect(await readLines(prometheus, 'genkan_sync_push_bytes')).toContain('genkan_sync_push_bytes_bucket{le="16384"} 1')
})

test('a gauge is asked whenever it is read; several are added up, and one that nobody watches is absent', async () => {
  const prometheus = openPrometheus('1')
  const { watch } = prometheus.metrics
  let [one, other] = [1, 2]
  expect(await readLines(prometheus, 'genkan_redis_up')).toEqual([])
  watch('genkan_redis_up', {}, () => one)
  watch('genkan_sources_paused', { source: 'a' }, () => one)
  watch('genkan_sources_paused', { source: 'a' }, () => other)
  watch('genkan_sources_paused', { source: 'b' }, () => 0)
  const read = async () => [
    ...(await readLines(prometheus, 'genkan_redis_up')),
    ...(await readLines(prometheus, 'genkan_sources_paused')),
  ]
  expect(await read()).toEqual([
    'genkan_redis_up 1',
    'genkan_sources_paused{source="a"} 3',
    'genkan_sources_paused{source="b"} 0',
  ])
  ;[one, other] = [0, 5]
  expect(await read()).toEqual([
    'genkan_redis_up 0',
    'genkan_sources_paused{source="a"} 5',
    'genkan_sources_paused{source="b"} 0',
  ])
})
