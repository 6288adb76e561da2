import { openFetch } from '../../../src/server/adapters/fetch/fetch.ts'
import type { Config } from '../../../src/server/config.ts'
import { systemClock } from '../../../src/server/core/clock.ts'
import { reasonOf } from '../../../src/server/core/start.ts'
import { listProviders } from '../../../src/server/sources/index.ts'
import { type Finding, fail, ok } from './finding.ts'

const ANSWER_MS = 4000
/** How many third parties are asked: one of them may be away itself. */
const ASKED = 3

/** Asks some of the enabled third parties for the head of a page, in the way that the server takes. */
export async function lookAtEgress(config: Config): Promise<readonly Finding[]> {
  const { off, settings } = config.sources
  const sources = listProviders(settings, off, systemClock).filter(({ isOff, need }) => !isOff && need === 'none')
  const hosts = [...new Set(sources.flatMap(({ hosts: [first] }) => (first === undefined ? [] : [first])))]
  if (hosts.length === 0) return [ok('no third party is asked')]
  const { http, close } = openFetch({ proxy: config.egressProxy, mirrors: config.sourceMirrors })
  const by = config.egressProxy === undefined ? '' : ` by way of ${new URL(config.egressProxy).host}`
  try {
    const asked = hosts.slice(0, ASKED).map(async (host) => {
      await http({ url: `https://${host}/`, method: 'HEAD', redirect: 'manual', timeoutMs: ANSWER_MS })
      return host
    })
    return [ok(`${await Promise.any(asked)} answers${by}`)]
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors.map(reasonOf) : [reasonOf(error)]
    const advice =
      config.egressProxy === undefined
        ? 'Let this machine out to port 443, or set EGRESS_PROXY; --offline leaves this out.'
        : 'See whether the proxy runs and lets this machine through, or correct EGRESS_PROXY; --offline leaves this out.'
    return [fail(`no third party can be reached${by} (${reasons.join('; ')})`, advice)]
  } finally {
    await close()
  }
}
