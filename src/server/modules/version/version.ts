import { Hono } from 'hono'
import { getVersion } from '../../../shared/api/version.ts'
import { newsSince, parseChangelog } from '../../../shared/lib/text/changelog.ts'
import type { Env } from '../../core/route/context.ts'
import { mount } from '../../core/route/route.ts'

export interface VersionPorts {
  readonly version: string
  /** The text of CHANGELOG.md. */
  readonly changelog: string
}

/** Route for the program's version and its release notes. */
export function versionModule({ version, changelog }: VersionPorts): Hono<Env> {
  const app = new Hono<Env>()
  const releases = parseChangelog(changelog)
  mount(app, getVersion, ({ version: seen }) => ({ version, info: newsSince(releases, seen, version) }))
  return app
}
