import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isWithin, parseRange, type Range } from '../../core/address.ts'
import { HttpFailure } from '../../core/ports/http.ts'

const rangesOf = (...texts: readonly string[]): readonly Range[] =>
  texts.map((text) => parseRange(text)).filter((range) => range !== undefined)

/** IPv4 ranges outside the public internet: IANA's special-purpose registry, multicast and class E. */
const SPECIAL_V4 = rangesOf(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
)
/** IPv6 global unicast. */
const GLOBAL_V6 = rangesOf('2000::/3')
/** Special ranges within global unicast: protocol assignments and Teredo, documentation, 6to4. */
const SPECIAL_V6 = rangesOf('2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20')

/** Exceptions of the guard: private networks that it allows, and addresses of this server that it blocks. */
export interface GuardOptions {
  /** Private networks that the operator allows (ALLOW_PRIVATE_FETCH). */
  readonly allowed: readonly Range[]
  /** Addresses of this server, read at every check because they change. */
  readonly ownAddresses: () => readonly string[]
  /** Public host name of this server. */
  readonly ownHost: string | undefined
  /** Ports by which any reachable address may be connected to; by others only addresses in `allowed` may. */
  readonly ports: ReadonlySet<number>
  /** Resolves a host name to all its addresses. Replaceable for tests. */
  readonly resolve: (host: string) => Promise<readonly string[]>
}

/** Resolves a host name with the system's resolver, in the order it returns. */
export async function resolveHost(host: string): Promise<readonly string[]> {
  const answers = await systemLookup(host, { all: true, verbatim: true })
  return answers.map((answer) => answer.address)
}

/**
 * Whether the server may connect to an address (security.md 5.3). IPv6 addresses that embed an IPv4 address (mapped,
 * translated, tunnelled) are refused.
 */
export function isReachable(
  address: string,
  { allowed, ownAddresses }: Pick<GuardOptions, 'allowed' | 'ownAddresses'>,
) {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (isWithin(parsed, allowed)) return true
  const isPublic =
    parsed instanceof ipaddr.IPv4
      ? !isWithin(parsed, SPECIAL_V4)
      : isWithin(parsed, GLOBAL_V6) && !isWithin(parsed, SPECIAL_V6)
  return (
    isPublic && !ownAddresses().some((own) => isIP(own) !== 0 && ipaddr.parse(own).toString() === parsed.toString())
  )
}

/** The addresses that a connection may lead to: all reachable ones, or only those in the operator's private networks. */
export type Zone = 'reachable' | 'allowed'

function isInZone(address: string, zone: Zone, options: Pick<GuardOptions, 'allowed' | 'ownAddresses'>): boolean {
  if (!isReachable(address, options)) return false
  return zone === 'reachable' || isWithin(ipaddr.parse(address), options.allowed)
}

/**
 * Parses a URL and checks its protocol, user name, port and host (security.md 5.3). IP literals are checked here,
 * because a connection's lookup is never called for them.
 * @returns the URL, and the zone that its port opens; its connection needs the `guardedLookup` of this zone.
 * @throws HttpFailure `blocked`.
 */
export function guardUrl(text: string, options: GuardOptions): { readonly url: URL; readonly zone: Zone } {
  const url = URL.parse(text)
  if (!url) throw new HttpFailure('blocked', 'not an address')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new HttpFailure('blocked', 'neither http nor https')
  if (url.username !== '' || url.password !== '') throw new HttpFailure('blocked', 'an address with a user name')
  const port = url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : Number(url.port)
  const zone = options.ports.has(port) ? 'reachable' : 'allowed'
  if (zone === 'allowed' && options.allowed.length === 0) throw new HttpFailure('blocked', `port ${port}`)
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (host === options.ownHost) throw new HttpFailure('blocked', 'this server itself')
  if (isIP(host) !== 0 && !isInZone(host, zone, options)) throw new HttpFailure('blocked', `address ${host}:${port}`)
  return { url, zone }
}

/**
 * The DNS lookup of a connection: all addresses of the name must be in the zone, and only the first one is used.
 * The checked address is the one connected to, which defeats DNS rebinding.
 */
export function guardedLookup(options: GuardOptions, zone: Zone): LookupFunction {
  return (host, lookup, callback) => {
    // IP literals never reach a lookup; `guardUrl` checks them.
    options.resolve(host).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined) return callback(new HttpFailure('network', `${host} has no address`), '')
        const blocked = addresses.find((address) => !isInZone(address, zone, options))
        if (blocked !== undefined) return callback(new HttpFailure('blocked', `${host} leads to ${blocked}`), '')
        const family = isIP(first)
        return lookup.all ? callback(null, [{ address: first, family }]) : callback(null, first, family)
      },
      (error: unknown) => callback(new HttpFailure('network', `${host} is not known (${codeOf(error)})`), ''),
    )
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'lookup failed'
}
