import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Clock } from '../clock.ts'
import { type Env, isAborted } from './context.ts'

/** Errors are counted by the quarter of an hour: all time zones begin their days at one. */
export const QUARTER_MS = 900_000
/** For so long they are kept: yesterday may have 25 hours. */
const KEPT_QUARTERS = 49 * 4

/** The errors of a route in the quarter of an hour from `at` on, in ms since the epoch. */
export interface CountedErrors {
  readonly at: number
  readonly route: string
  readonly count: number
}

/** Counts answers that were errors, in memory alone. A route is a pattern, never the path: that may be anything. */
export interface ErrorLog {
  /** Since when, in ms since the epoch. */
  readonly since: () => number
  readonly note: (route: string) => void
  /** The oldest first. */
  readonly list: () => readonly CountedErrors[]
}

/** Creates an empty log. */
export function createErrorLog({ now }: Clock): ErrorLog {
  const startedAt = now()
  const quarters = new Map<number, Map<string, number>>()
  const quarterOf = (time: number) => Math.floor(time / QUARTER_MS)
  const oldest = () => quarterOf(now()) - KEPT_QUARTERS + 1
  const forget = () => {
    for (const quarter of quarters.keys()) if (quarter < oldest()) quarters.delete(quarter)
  }
  return {
    since: () => Math.max(startedAt, oldest() * QUARTER_MS),
    note(route) {
      forget()
      const quarter = quarterOf(now())
      const routes = quarters.get(quarter) ?? new Map<string, number>()
      quarters.set(quarter, routes.set(route, (routes.get(route) ?? 0) + 1))
    },
    list() {
      forget()
      return [...quarters].flatMap(([quarter, routes]) =>
        [...routes].map(([route, count]) => ({ at: quarter * QUARTER_MS, route, count })),
      )
    },
  }
}

/** Middleware that notes each answer that is an error of the server (5xx); one that nobody waits for is none. */
export function noteErrors(errors: ErrorLog): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    if (c.res.status >= 500 && !isAborted(c)) errors.note(routePath(c))
  }
}
