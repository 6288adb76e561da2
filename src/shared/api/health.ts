import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/**
 * Whether server and database work; HTTP 503 and code 503 if the database does not answer. Asked with `?ready` also while
 * the server drains: a balancer sends nothing new to such a node.
 */
export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  about: 'Says whether the server and its database answer; with ready, whether it takes more users.',
  input: v.object({ ready: v.optional(v.string()) }),
  output: v.object({
    status: v.literal('ok'),
    /** The program's version. */
    version: v.string(),
    /** Violations of the content security policy that browsers have reported since the start. */
    cspReports: v.number(),
  }),
  cache: 0,
})
