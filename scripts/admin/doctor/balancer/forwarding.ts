import { networkInterfaces } from 'node:os'
import * as v from 'valibot'
import type { Config } from '../../../../src/server/config.ts'
import { parseAddress } from '../../../../src/server/core/address.ts'
import { reasonOf } from '../../../../src/server/core/start.ts'
import { probe } from '../../../../src/shared/api/probe.ts'
import { type Finding, fail, ok, warn } from '../finding.ts'
import { askAddress } from './ask.ts'
import { putToken } from './token.ts'

/** What whoever wants to be taken for somebody else would claim: addresses and names of documentation. */
const CLAIMED = { address: '203.0.113.77', host: 'claimed.invalid' } as const
const HEADERS =
  'nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; HAProxy: option forwardfor; Caddy does it by itself.'

type Seen = v.InferOutput<typeof probe.output>
const envelope = v.pipe(v.string(), v.parseJson(), v.object({ code: v.number() }))
const seenEnvelope = v.pipe(v.string(), v.parseJson(), v.object({ data: probe.output }))

/** Who has asked, and how. */
export interface Asker {
  readonly url: URL
  readonly localPort: number | undefined
  /** The addresses of this machine. */
  readonly own: ReadonlySet<string>
}

/**
 * Asks the server by the address of its users how the request has reached it, with headers that claim something else.
 * It answers because of a token in its database.
 */
export async function lookAtForwarding(url: URL, config: Config): Promise<readonly Finding[]> {
  const token = await putToken(config)
  if (typeof token !== 'string') return [token]
  const headers = {
    'x-forwarded-for': CLAIMED.address,
    'x-forwarded-host': CLAIMED.host,
    'x-forwarded-proto': url.protocol === 'https:' ? 'http' : 'https',
  }
  try {
    const { status, body, localPort } = await askAddress(new URL(probe.path, url), { headers, post: { token } })
    const seen = v.safeParse(seenEnvelope, body)
    if (seen.success) return judgeForwarding(seen.output.data, { url, localPort, own: ownAddresses() })
    return [describeRefusal(url, status, body)]
  } catch (error) {
    return [fail(`${url.origin} does not answer (${reasonOf(error)})`, 'See whether the proxy runs, and PUBLIC_URL.')]
  }
}

function describeRefusal(url: URL, status: number, body: string): Finding {
  const isGenkan = v.is(envelope, body)
  if (status === 200 && isGenkan)
    return fail(
      `the server at ${url.origin} uses another database`,
      'Let DATABASE_URL or DATA_DIR be those of that server.',
    )
  if (status === 429) return warn('this was asked too often', 'Ask again in a minute.')
  return fail(
    `the server at ${url.origin} does not tell (${status})`,
    'Bring all nodes to the version of this program.',
  )
}

const ownAddresses = (): ReadonlySet<string> =>
  new Set(Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address)))

/** What it means how the server has seen a request. */
export function judgeForwarding(seen: Seen, asker: Asker): readonly Finding[] {
  const isDirect = asker.url.protocol === 'http:' && seen.peer.port === asker.localPort
  if (isDirect) return [judgeDirect(seen)]
  return [judgeAddress(seen, asker), ...judgeHost(seen, asker)]
}

function judgeDirect({ isTrusted, address, peer }: Seen): Finding {
  if (!isTrusted) return ok(`nothing is between, and the server takes this machine for ${address}`)
  const found = `nothing is between, and TRUST_PROXY names this machine (${plain(peer.address)}), so that it may claim any address`
  return warn(found, 'Give --url the address by which users come, to see what the proxy does.')
}

function judgeAddress(seen: Seen, { own }: Asker): Finding {
  const peer = plain(seen.peer.address)
  if (!seen.isTrusted)
    return fail(
      `the proxy ${peer} is not trusted, so that all users have its address and share its limits`,
      `Set TRUST_PROXY=${peer} (with others by commas), and see that it sets X-Forwarded-For.`,
    )
  if (seen.forwardedFor === '')
    return fail(`the proxy ${peer} does not tell who asks, so that all users share its limits`, HEADERS)
  const hops = seen.forwardedFor.split(',').map((hop) => plain(hop.trim()))
  const isBelieved = seen.address === CLAIMED.address
  // asked from the machine of a proxy, whatever it claims is believed
  const isProxyItself = hops.length > 1 && own.has(hops[hops.indexOf(CLAIMED.address) + 1] ?? '')
  if (isBelieved && !isProxyItself)
    return fail('anybody can claim any address: a proxy hands X-Forwarded-For on as it comes', HEADERS)
  return ok(
    isBelieved
      ? `the proxy ${peer} tells who asks; this machine is trusted itself`
      : `the proxy ${peer} tells who asks: the server takes this machine for ${seen.address}`,
  )
}

/** What the server takes for its own address decides on links, cookies and which pages may open its socket. */
function judgeHost({ host, overHttps }: Seen, { url }: Asker): readonly Finding[] {
  const advice = `Set PUBLIC_URL=${url.origin}, or let the proxy set X-Forwarded-Host and X-Forwarded-Proto.`
  const taken = `${overHttps ? 'https' : 'http'}://${host}`
  return taken === url.origin ? [] : [fail(`the server takes its address for ${taken}, not ${url.origin}`, advice)]
}

/** An address without the form that IPv4 has in IPv6. */
const plain = (address: string): string => parseAddress(address)?.toString() ?? address
