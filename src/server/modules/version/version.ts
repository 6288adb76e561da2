import { Hono } from 'hono'
import { getVersion } from '../../../shared/api/version.ts'
import { type Update, updatesSince, updateText } from '../../../shared/lib/text/updates.ts'
import type { Env } from '../../core/route/context.ts'
import { mount } from '../../core/route/route.ts'

export interface VersionPorts {
  readonly version: string
  /** What each version has brought. */
  readonly updates: readonly Update[]
}

/** Route for the program's version and what is new, in the caller's language. */
export function versionModule({ version, updates }: VersionPorts): Hono<Env> {
  const app = new Hono<Env>()
  mount(app, getVersion, ({ version: seen }, { language }) => ({
    version,
    info: updateText(updatesSince(updates, seen, version), language),
  }))
  return app
}
