import * as v from 'valibot'
import { reasonOf } from '../../../../src/server/core/start.ts'
import { health } from '../../../../src/shared/api/health.ts'
import { type Finding, fail, ok, warn } from '../finding.ts'
import { type Answer, askAddress } from './ask.ts'

/** How often is asked: each time another node may answer. */
const TIMES = 6

const envelope = v.pipe(v.string(), v.parseJson(), v.object({ code: v.literal(0), data: health.output }))

/** Asks several times whether Genkan answers at an address. @param version of the program here */
export async function lookAtAnswers(url: URL, version: string): Promise<readonly Finding[]> {
  try {
    const asked = Array.from({ length: TIMES }, () => askAddress(new URL(health.path, url)))
    return judgeAnswers(url, await Promise.all(asked), version)
  } catch (error) {
    return [fail(`${url.origin} does not answer (${reasonOf(error)})`, 'See whether the proxy runs, and PUBLIC_URL.')]
  }
}

function judgeAnswers(url: URL, answers: readonly Answer[], version: string): readonly Finding[] {
  const versions = new Set<string>()
  for (const answer of answers) {
    const parsed = v.safeParse(envelope, answer.body)
    if (answer.status !== 200 || !parsed.success) return [describeRefusal(url, answer)]
    versions.add(parsed.output.data.version)
  }
  const list = [...versions].toSorted().join(' and ')
  const about = `Genkan ${list} answers at ${url.origin}`
  return [
    versions.size > 1
      ? warn(about, 'Bring all nodes to one version.')
      : versions.has(version)
        ? ok(about)
        : warn(`${about}, while the program here is ${version}`, 'Restart the server, or update the program here.'),
    ...lookAtHsts(url, answers),
  ]
}

function describeRefusal(url: URL, { status, headers }: Answer): Finding {
  const { location } = headers
  if (location !== undefined)
    return fail(`${url.origin} sends on to ${location}`, 'Give --url that address, or set PUBLIC_URL to it.')
  if (status === 502 || status === 504)
    return fail(
      `the proxy of ${url.origin} reaches no node (${status})`,
      'See HOST and PORT of the nodes, and where the proxy looks for them.',
    )
  if (status === 503)
    return fail(`a node at ${url.origin} is not well (${status})`, "See the database, and the node's log.")
  return fail(
    `what answers at ${url.origin} is not Genkan (${status})`,
    'Let the proxy pass all paths on, or correct PUBLIC_URL.',
  )
}

function lookAtHsts({ protocol }: URL, answers: readonly Answer[]): readonly Finding[] {
  const isMissing = answers.some(({ headers }) => headers['strict-transport-security'] === undefined)
  if (protocol === 'http:' || !isMissing) return []
  return [
    warn('answers carry no HSTS, so that a browser may be led to http', 'Set PUBLIC_URL to the address with https.'),
  ]
}
