import { beforeEach, expect, test } from 'vitest'
import { type RecordedMetrics, recordMetrics } from '../testing/metrics.ts'
import { measureBlobs, measureHttp, measureImages, measureLimits, measureLog, measureMailer } from './measure.ts'
import { type Http, HttpFailure } from './ports/http.ts'
import { ImageFailure } from './ports/images.ts'
import { MailFailure } from './ports/mail.ts'
import type { Metrics } from './ports/metrics.ts'

let recorded: RecordedMetrics
let metrics: Metrics
beforeEach(() => {
  recorded = recordMetrics()
  metrics = recorded.metrics
})

const failing = (error: Error) => () => Promise.reject(error)

test('a limit is known before it refuses, and what it refuses is counted by its name alone', async () => {
  const waits = [0, 500, 0, 700]
  const take = measureLimits({ open: () => async () => waits.shift() ?? 0 }, metrics).open({
    ...{ name: 'film', points: 1, seconds: 1 },
  })
  expect(recorded.counts()).toEqual({ 'genkan_limit_refusals_total film': 0 })
  expect([await take('someone'), await take('someone'), await take('other', 2), await take('other')]).toEqual([
    0, 500, 0, 700,
  ])
  expect(recorded.counts()).toEqual({ 'genkan_limit_refusals_total film': 2 })
})

test('outgoing requests are counted by what came of them, and seen while they are under way', async () => {
  const answers: (() => void)[] = []
  const answer = { status: 200, url: '', headers: {}, body: new Uint8Array() }
  const slow: Http = () => new Promise((resolve) => answers.push(() => resolve(answer)))
  const http = measureHttp(slow, metrics)
  const asked = [http({ url: 'https://a.example' }), http({ url: 'https://b.example', source: 'film.maoyan' })]
  const underWay = () => ['site', 'source'].map((to) => recorded.gauge(`genkan_outgoing_requests_in_flight ${to}`))
  expect(underWay()).toEqual([1, 1])
  for (const give of answers) give()
  await Promise.all(asked)
  expect(underWay()).toEqual([0, 0])
  const broken = measureHttp(failing(new HttpFailure('timeout', 'a.example is too slow')), metrics)
  await expect(broken({ url: 'https://a.example' })).rejects.toThrow('too slow')
  expect(recorded.counts()).toEqual({
    'genkan_outgoing_requests_total site answered': 1,
    'genkan_outgoing_requests_total source answered': 1,
    'genkan_outgoing_requests_total site timeout': 1,
  })
  expect(underWay()).toEqual([0, 0])
})

test('letters, pictures and files are counted, and their failures still thrown', async () => {
  const letter = { to: 'a@example.org', subject: '', text: '', html: '' }
  await measureMailer({ send: async () => {} }, metrics).send(letter)
  await expect(measureMailer({ send: failing(new MailFailure('EAUTH')) }, metrics).send(letter)).rejects.toThrow(
    'EAUTH',
  )

  const picture = { webp: new Uint8Array(), width: 1, height: 1, colors: { dominant: undefined, edge: undefined } }
  await measureImages({ decode: async () => picture }, metrics).decode(new Uint8Array(), 'icon', 'x')
  const hostile = { decode: failing(new ImageFailure('hostile', 'late')) }
  await expect(measureImages(hostile, metrics).decode(new Uint8Array(), 'icon', 'x')).rejects.toThrow('late')

  const full = failing(new Error('ENOSPC'))
  const blobs = { put: async () => {}, get: full, remove: full, list: async () => [] }
  const measured = measureBlobs(blobs, metrics)
  await measured.put('x.webp', new Uint8Array(300))
  await expect(measured.get('x.webp')).rejects.toThrow('ENOSPC')
  await expect(measured.remove('x.webp')).rejects.toThrow('ENOSPC')
  expect(await measured.list()).toEqual([])
  expect(recorded.counts()).toEqual({
    'genkan_mail_letters_total sent': 1,
    'genkan_mail_letters_total failed': 1,
    'genkan_pictures_total drawn': 1,
    'genkan_pictures_total hostile': 1,
    genkan_blob_written_bytes_total: 300,
    'genkan_blob_failures_total get': 1,
    'genkan_blob_failures_total remove': 1,
  })
})

test('warnings and errors of the log are counted', () => {
  const lines: string[] = []
  const write = (_: object, message: string) => void lines.push(message)
  const log = measureLog({ debug: write, info: write, warn: write, error: write }, metrics)
  for (const level of ['debug', 'info', 'warn', 'error', 'error'] as const) log[level]({}, level)
  expect(lines).toEqual(['debug', 'info', 'warn', 'error', 'error'])
  expect(recorded.counts()).toEqual({ 'genkan_log_lines_total warn': 1, 'genkan_log_lines_total error': 2 })
})
