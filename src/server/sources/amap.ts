import * as v from 'valibot'
import { key } from './needs.ts'
import { SourceFailure } from './source.ts'
import { codeOf, parseShape } from './text.ts'

/** AMap's key is for all that it is asked. */
export const AMAP_KEY = key(
  'AMAP_KEY',
  'the key of your account at AMap (Web service): weather of China by region, and the city of an address',
)

const envelope = v.looseObject({ status: v.string(), infocode: v.optional(v.string(), '') })

/** Faults of the account: an invalid key, too many questions, a service that is down. */
const ACCOUNT = /^(?:10[0-4]\d\d)$/

/**
 * An answer of AMap that tells of a success, whose code is 10000.
 * @throws SourceFailure `shape`, or `status` for a failure
 */
export function readAmap(answer: unknown): unknown {
  const { status, infocode } = parseShape(envelope, answer)
  if (status === '1' && (infocode === '10000' || infocode === '')) return answer
  throw new SourceFailure('status', `code ${codeOf(infocode)}`, { isFault: ACCOUNT.test(infocode) })
}
