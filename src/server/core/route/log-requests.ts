import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '../log.ts'
import type { Metrics } from '../ports/metrics.ts'
import type { Env } from './context.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const
const STATUS_CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const

/**
 * Middleware that measures each request, and logs it at `debug`, without its query string; `milliseconds` is the time until
 * its answer begins.
 */
export function logRequests(log: Log, metrics: Metrics): MiddlewareHandler<Env> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const milliseconds = performance.now() - start
    const { method, path } = c.req
    const { status } = c.res
    // the pattern of the handler that was reached last, never the path: that may be anything
    const route = routePath(c)
    metrics.observe('genkan_http_request_duration_seconds', { route }, milliseconds / 1000)
    metrics.count('genkan_http_requests_total', {
      route,
      method: METHODS.find((one) => one === method) ?? 'other',
      status: STATUS_CLASSES[Math.floor(status / 100) - 1] ?? '5xx',
      code: String(c.get('code') ?? (status < 400 ? 0 : status)),
    })
    log.debug({ method, path, status, milliseconds: Math.round(milliseconds) }, 'request')
  }
}
