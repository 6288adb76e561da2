import { Hono } from 'hono'
import type { Env } from '../../core/route/context.ts'
import { mountAudits } from './audit-routes.ts'
import { mountGroups } from './group-routes.ts'
import { mountShareReports } from './report-routes.ts'
import { createSharingLimits, type SharePorts } from './sharing-ports.ts'
import { mountStates } from './state-routes.ts'
import { mountThemes } from './theme-routes.ts'
import { mountUses } from './use-routes.ts'

/** Routes of the themes and groups that users share with one another. */
export function sharingModule(ports: SharePorts): Hono<Env> {
  const app = new Hono<Env>()
  const context = { ...ports, limits: createSharingLimits(ports) }
  mountThemes(app, context)
  mountGroups(app, context)
  mountStates(app, context)
  mountAudits(app, context)
  mountUses(app, context)
  mountShareReports(app, context)
  return app
}
