import { safeParse } from 'valibot'
import { getVersion } from '../../../shared/api/version.ts'
import { isPlainObject } from '../../lib/values/json.ts'

/** Why a server cannot be connected with: it does not answer, or is none of ours. */
export type ProbeProblem = 'unreached' | 'notGenkan'

const TIMEOUT_MS = 10_000

/** Asks an address whether a server of ours is there, with nothing that tells who asks. */
export async function probe(origin: string, ask: typeof fetch = fetch): Promise<ProbeProblem | undefined> {
  const response = await ask(`${origin}${getVersion.path}`, {
    ...{ credentials: 'omit', redirect: 'error', cache: 'no-store', referrerPolicy: 'no-referrer' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  if (response === undefined) return 'unreached'
  const answer: unknown = await response.json().catch(() => undefined)
  const isOurs = isPlainObject(answer) && answer.code === 0 && safeParse(getVersion.output, answer.data).success
  return isOurs ? undefined : 'notGenkan'
}
