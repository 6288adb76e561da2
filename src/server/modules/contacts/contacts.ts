import { Hono } from 'hono'
import { contacts, LOOKUPS } from '../../../shared/api/contacts.ts'
import type { Clock } from '../../core/clock.ts'
import type { Env } from '../../core/route/context.ts'
import { mount } from '../../core/route/route.ts'
import type { ContactLog } from '../../core/upstream/contact-log.ts'
import type { SourceHealthLog } from '../../core/upstream/source-health.ts'

export interface ContactsPorts {
  readonly contactLog: ContactLog
  readonly clock: Clock
  readonly health: SourceHealthLog
  readonly sources: readonly ContactedSource[]
}

/** A source as the operator has set it up. */
interface ContactedSource {
  readonly id: string
  readonly need: 'none' | 'set' | 'unset'
  readonly isOff: boolean
  /** Those that it may ask. */
  readonly hosts: readonly string[]
}

/** Route that tells whom the server asks, and since its start how often and with what success. */
export function contactsModule({ contactLog, clock, health, sources }: ContactsPorts): Hono<Env> {
  const app = new Hono<Env>()
  const since = clock.now()
  mount(app, contacts, () => ({
    since,
    sources: sources.map(({ id, need, isOff, hosts }) => {
      const counts = contactLog.hostsOf(id)
      return {
        ...{ id, need, isOff },
        hosts: [...new Set([...hosts, ...counts.keys()])].map((host) => ({ host, count: counts.get(host) ?? 0 })),
        health: health.of(id),
      }
    }),
    lookups: LOOKUPS.map((lookup) => ({ lookup, count: contactLog.lookupsFor(lookup) })),
  }))
  return app
}
