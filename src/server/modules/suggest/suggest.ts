import { Hono } from 'hono'
import { type SuggestionSource, suggest } from '../../../shared/api/suggest.ts'
import { addressKey } from '../../core/address.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount } from '../../core/route/route.ts'

export interface SuggestPorts {
  readonly limits: Limits
  /** Queries a source for a caller. A failed source gives an empty list with `from: 'none'`; `age` in seconds. */
  readonly suggest: (
    source: SuggestionSource,
    text: string,
    caller: string,
  ) => Promise<{
    readonly list: readonly string[]
    readonly from: 'live' | 'cache' | 'stale' | 'none'
    readonly age: number
  }>
}

/** Route for the suggestions of search engines; at most ten requests per second from one address. */
export function suggestModule(ports: SuggestPorts): Hono<Env> {
  const app = new Hono<Env>()
  mount(
    app,
    suggest,
    async ({ source, wd }, { address }) => {
      const { list, from, age } = await ports.suggest(source, wd, addressKey(address))
      return { list: [...list], from, age }
    },
    createLimit(ports.limits, 'suggest', 10, 1),
  )
  return app
}
