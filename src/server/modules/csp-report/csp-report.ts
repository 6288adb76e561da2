import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CODE } from '../../../shared/api/endpoint.ts'
import type { Log } from '../../core/log.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Metrics } from '../../core/ports/metrics.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { createLimit } from '../../core/route/limits.ts'
import { REPORT_PATH } from '../../core/route/policy.ts'
import { parseReports } from './report.ts'

/** Number of violations that browsers have reported since the start. */
export interface ReportCounter {
  readonly add: (violations: number) => void
  readonly count: () => number
}

export function createReportCounter(metrics: Metrics): ReportCounter {
  let total = 0
  return {
    add: (violations) => {
      total += violations
      metrics.count('genkan_csp_reports_total', {}, violations)
    },
    count: () => total,
  }
}

const TYPES = /^application\/(?:csp-report|reports\+json|json)\s*(?:;|$)/i
const MAX_BYTES = 16 * 1024

/** Route for browsers' policy reports: logs and counts them; responds 204. */
export function cspReportModule({
  log,
  counter,
  limits,
}: {
  log: Log
  counter: ReportCounter
  limits: Limits
}): Hono<Env> {
  const app = new Hono<Env>()
  const limit = createLimit(limits, 'csp-report', 60, 60)
  const onError = () => refuse(CODE.tooLarge, 'tooLarge', { kilobytes: MAX_BYTES / 1024 })
  app.post(REPORT_PATH, bodyLimit({ maxSize: MAX_BYTES, onError }), async (c) => {
    await limit(c.get('caller').address)
    if (!TYPES.test(c.req.header('content-type') ?? '')) refuse(CODE.invalid, 'invalid', { field: 'content-type' })
    const violations = parseReports(await c.req.json().catch(() => undefined))
    if (!violations) refuse(CODE.invalid, 'invalid', { field: 'body' })
    for (const violation of violations) log.warn({ ...violation }, 'the content security policy was violated')
    counter.add(violations.length)
    return c.body(null, 204)
  })
  return app
}
