import * as v from 'valibot'
import { webUrl } from '../shared/api/web-url.ts'
import type { Operator } from './operator.ts'

/** What `package.json` says of the program. */
export interface Program {
  readonly version: string
  readonly repository?: string | undefined
  readonly issues?: string | undefined
}

const linked = v.optional(
  v.union([
    v.string(),
    v.pipe(
      v.object({ url: v.string() }),
      v.transform(({ url }) => url),
    ),
  ]),
)
const schema = v.object({ version: v.string(), repository: linked, bugs: linked })

/**
 * Parses `package.json`. An address that is no web address, such as `github:owner/name`, is passed over.
 * @throws ValiError without a version
 */
export function parseProgram(text: string): Program {
  const { version, repository, bugs } = v.parse(schema, JSON.parse(text))
  const asWebUrl = (url: string | undefined) => (v.is(webUrl, url) ? url : undefined)
  const page = repository?.replace(/^git\+/, '').replace(/\.git$/, '')
  return { version, repository: asWebUrl(page), issues: asWebUrl(bugs) }
}

/** What the operator tells, with the program's own addresses where he has set none. */
export function withAddresses(operator: Operator, { repository, issues }: Omit<Program, 'version'>): Operator {
  return {
    ...operator,
    repository: operator.repository ?? repository,
    issues: operator.issues ?? issues,
  }
}
