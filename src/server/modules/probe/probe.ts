import { Hono } from 'hono'
import { CODE } from '../../../shared/api/endpoint.ts'
import { probe } from '../../../shared/api/probe.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount } from '../../core/route/route.ts'
import { useProbeToken } from './probe-tokens.ts'

interface ProbePorts {
  readonly database: Database
  readonly limits: Limits
}

/** Route by which `npm run admin -- doctor` sees how its request has arrived through the proxies. */
export function probeModule({ database, limits }: ProbePorts): Hono<Env> {
  const app = new Hono<Env>()
  mount(
    app,
    probe,
    async ({ token }, { address, overHttps, host, arrival }) => {
      if (!(await useProbeToken(database, token))) refuse(CODE.notFound, 'notFound')
      return { ...arrival(), address, overHttps, host }
    },
    createLimit(limits, 'probe', 10, 60),
  )
  return app
}
