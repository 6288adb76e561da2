import { Hono } from 'hono'
import type { Env } from '../../core/route/context.ts'
import { createUserLimit } from '../../core/route/limits.ts'
import { mountActLog } from './act-log.ts'
import { mountNotices, type NoticePorts } from './notices/notice-routes.ts'
import { mountOverview, type OverviewPorts } from './overview/overview.ts'
import { mountReports, type ReportPorts } from './reports/report-routes.ts'
import { mountUsers, type UserPorts } from './users/user-routes.ts'

/** Routes of the administrator's desk that are of no other module alone. He asks 300 times in a minute. */
export function adminModule(ports: OverviewPorts & UserPorts & ReportPorts & NoticePorts): Hono<Env> {
  const app = new Hono<Env>()
  const limit = createUserLimit(ports.limits, 'admin', [300, 60])
  mountOverview(app, ports, limit)
  mountUsers(app, ports, limit)
  mountReports(app, ports, limit)
  mountNotices(app, ports, limit)
  mountActLog(app, ports, limit)
  return app
}
