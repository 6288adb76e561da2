import { Hono } from 'hono'
import { contacts, LOOKUPS } from '../../../shared/api/contacts.ts'
import type { Clock } from '../../core/clock.ts'
import type { ContactLog } from '../../core/contact-log.ts'
import type { Env } from '../../core/context.ts'
import { mount } from '../../core/route.ts'

export interface ContactsPorts {
  readonly contactLog: ContactLog
  readonly clock: Clock
  readonly sourceIds: readonly string[]
  /** Ids of disabled sources. */
  readonly off: ReadonlySet<string>
}

/** Route that tells whom the server has asked since it was started. */
export function contactsModule({ contactLog, clock, sourceIds, off }: ContactsPorts): Hono<Env> {
  const app = new Hono<Env>()
  const since = clock.now()
  mount(app, contacts, () => ({
    since,
    sources: sourceIds.map((id) => ({
      id,
      isOff: off.has(id),
      hosts: [...contactLog.hostsOf(id)].map(([host, count]) => ({ host, count })),
    })),
    lookups: LOOKUPS.map((lookup) => ({ lookup, count: contactLog.lookupsFor(lookup) })),
  }))
  return app
}
