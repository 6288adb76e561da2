import { Hono } from 'hono'
import { checkLinks } from '../../../shared/api/link-check.ts'
import { addressKey } from '../../core/address.ts'
import type { Clock } from '../../core/clock.ts'
import type { Http } from '../../core/ports/http.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount } from '../../core/route/route.ts'
import { type CheckedLink, checkLink } from './check-link.ts'

interface LinkCheckPorts {
  readonly limits: Limits
  readonly http: Http
  readonly clock: Clock
}

/** Addresses that are looked at together. */
const TOGETHER = 4

/** Route that tells whether pages are still there; at most thirty questions a minute from one address. */
export function linkCheckModule(ports: LinkCheckPorts): Hono<Env> {
  const app = new Hono<Env>()
  mount(
    app,
    checkLinks,
    async ({ urls }, { address }) => ({ links: await checkAll(ports, urls, addressKey(address)) }),
    createLimit(ports.limits, 'link-check', 30, 60),
  )
  return app
}

async function checkAll(ports: LinkCheckPorts, urls: readonly string[], caller: string): Promise<CheckedLink[]> {
  const checked: CheckedLink[] = []
  for (let at = 0; at < urls.length; at += TOGETHER)
    checked.push(
      ...(await Promise.all(urls.slice(at, at + TOGETHER).map(async (url) => checkLink(ports, url, caller)))),
    )
  return checked
}
