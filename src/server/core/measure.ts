import type { Log } from './log.ts'
import type { Blobs } from './ports/blobs.ts'
import { type Http, HttpFailure } from './ports/http.ts'
import { ImageFailure, type Images } from './ports/images.ts'
import type { Limits } from './ports/limits.ts'
import type { Mailer } from './ports/mail.ts'
import type { Metrics } from './ports/metrics.ts'

/** Each of these gives a port that does the same and is measured. */

export function measureLog(log: Log, metrics: Metrics): Log {
  const counting =
    (level: 'warn' | 'error'): Log['warn'] =>
    (fields, message) => {
      metrics.count('genkan_log_lines_total', { level })
      log[level](fields, message)
    }
  return { debug: log.debug, info: log.info, warn: counting('warn'), error: counting('error') }
}

/** Counts what is refused, by the name of the limit. */
export const measureLimits = (limits: Limits, metrics: Metrics): Limits => ({
  open(rule) {
    const take = limits.open(rule)
    const labels = { limit: rule.name }
    metrics.count('genkan_limit_refusals_total', labels, 0)
    return async (key, points) => {
      const wait = await take(key, points)
      if (wait > 0) metrics.count('genkan_limit_refusals_total', labels)
      return wait
    }
  },
})

export const measureMailer = (mailer: Mailer, metrics: Metrics): Mailer => ({
  async send(letter) {
    let result: 'sent' | 'failed' = 'failed'
    try {
      await mailer.send(letter)
      result = 'sent'
    } finally {
      metrics.count('genkan_mail_letters_total', { result })
    }
  },
})

export function measureBlobs(blobs: Blobs, metrics: Metrics): Blobs {
  const watched = async <T>(operation: Exclude<keyof Blobs, 'owner'>, done: Promise<T>): Promise<T> => {
    try {
      return await done
    } catch (error) {
      metrics.count('genkan_blob_failures_total', { operation })
      throw error
    }
  }
  return {
    async put(name, bytes) {
      await watched('put', blobs.put(name, bytes))
      metrics.count('genkan_blob_written_bytes_total', {}, bytes.length)
    },
    get: (name) => watched('get', blobs.get(name)),
    remove: (name) => watched('remove', blobs.remove(name)),
    list: () => watched('list', blobs.list()),
    ...(blobs.owner && { owner: blobs.owner }),
  }
}

export const measureImages = (images: Images, metrics: Metrics): Images => ({
  async decode(bytes, fit, caller) {
    try {
      const picture = await images.decode(bytes, fit, caller)
      metrics.count('genkan_pictures_total', { result: 'drawn' })
      return picture
    } catch (error) {
      if (error instanceof ImageFailure) metrics.count('genkan_pictures_total', { result: error.kind })
      throw error
    }
  },
})

/** A site that users name is counted as one of all: its host is nobody's business. */
export function measureHttp(http: Http, metrics: Metrics): Http {
  const underWay = { source: 0, site: 0 }
  for (const to of ['source', 'site'] as const)
    metrics.watch('genkan_outgoing_requests_in_flight', { to }, () => underWay[to])
  return async (request) => {
    const to = request.source === undefined ? 'site' : 'source'
    underWay[to] += 1
    try {
      const answer = await http(request)
      metrics.count('genkan_outgoing_requests_total', { to, result: 'answered' })
      return answer
    } catch (error) {
      if (error instanceof HttpFailure) metrics.count('genkan_outgoing_requests_total', { to, result: error.kind })
      throw error
    } finally {
      underWay[to] -= 1
    }
  }
}
