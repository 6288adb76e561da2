import { Hono } from 'hono'
import { frameCheck } from '../../../shared/api/frame-check.ts'
import { addressKey } from '../../core/address.ts'
import type { Clock } from '../../core/clock.ts'
import { createLruCache } from '../../core/lru-cache.ts'
import type { Http } from '../../core/ports/http.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount } from '../../core/route/route.ts'
import { isFramable } from './framing.ts'

interface FrameCheckPorts {
  readonly limits: Limits
  readonly http: Http
  readonly clock: Clock
}

/** Bytes of answers that are kept, by origin and path, and for how long. */
const CACHE_BYTES = 1024 * 1024
const CACHE_MS = 24 * 3600 * 1000

/** Route that tells whether a site may be framed; at most thirty questions a minute from one address. */
export function frameCheckModule({ http, limits, clock }: FrameCheckPorts): Hono<Env> {
  const app = new Hono<Env>()
  const answers = createLruCache<'yes' | 'no'>(CACHE_BYTES)

  const check = async (url: string, caller: string): Promise<'yes' | 'no' | 'unknown'> => {
    const { origin, pathname } = new URL(url)
    const page = origin + pathname
    const known = answers.get(page)
    if (known !== undefined && clock.now() - known.at < CACHE_MS) return known.value
    const response = await http({ url, caller }).catch(() => undefined)
    if (response === undefined || response.status < 200 || response.status > 299) return 'unknown'
    const framable = isFramable(response.headers) ? 'yes' : 'no'
    answers.put(page, framable, clock.now())
    return framable
  }

  mount(
    app,
    frameCheck,
    async ({ url }, { address }) => ({ framable: await check(url, addressKey(address)) }),
    createLimit(limits, 'frame-check', 30, 60),
  )
  return app
}
