import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isWithin, parseRange, type Range } from '../../core/address.ts'
import { HttpFailure } from '../../core/http.ts'

const rangesOf = (...texts: readonly string[]): readonly Range[] =>
  texts.map((text) => parseRange(text)).filter((range) => range !== undefined)

/** IPv4 that is not a place on the public internet: IANA's special-purpose registry, multicast and class E. */
const SPECIAL_V4 = rangesOf(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
)
/** IPv6 that is handed out at all … */
const GLOBAL_V6 = rangesOf('2000::/3')
/** … without what is special in it: protocol assignments and Teredo, documentation, 6to4. */
const SPECIAL_V6 = rangesOf('2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20')

/** What the guard lets through beside the public internet, and what it does not for being ourselves. */
export interface GuardOptions {
  /** Private networks that the operator allows (ALLOW_PRIVATE_FETCH). */
  readonly allowed: readonly Range[]
  /** Addresses of this machine, asked for at every check, since they change. */
  readonly ownAddresses: () => readonly string[]
  /** Name under which this server is known; what it resolves to is the router's own public side. */
  readonly ownHost: string | undefined
  readonly ports: ReadonlySet<number>
  /** Every address of a name; the system's resolver unless a test brings its own. */
  readonly resolve: (host: string) => Promise<readonly string[]>
}

/** Asks the system for every address of a name, in its order. */
export async function resolveBySystem(host: string): Promise<readonly string[]> {
  const answers = await systemLookup(host, { all: true, verbatim: true })
  return answers.map((answer) => answer.address)
}

/**
 * Whether we connect to an address (security.md 5.3). An IPv6 address that carries an IPv4 one (mapped, translated,
 * tunnelled) is refused as such: it would lead elsewhere than it says.
 */
export function isReachable(
  address: string,
  { allowed, ownAddresses }: Pick<GuardOptions, 'allowed' | 'ownAddresses'>,
) {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (isWithin(parsed, allowed)) return true
  const open =
    parsed instanceof ipaddr.IPv4
      ? !isWithin(parsed, SPECIAL_V4)
      : isWithin(parsed, GLOBAL_V6) && !isWithin(parsed, SPECIAL_V6)
  return open && !ownAddresses().some((own) => isIP(own) !== 0 && ipaddr.parse(own).toString() === parsed.toString())
}

/**
 * Reads an address that somebody gave us and refuses what we do not go to. An address written as a number is checked
 * here, since the connection's lookup is never asked about it.
 */
export function guardUrl(text: string, options: GuardOptions): URL {
  const url = URL.parse(text)
  if (!url) throw new HttpFailure('blocked', 'not an address')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new HttpFailure('blocked', 'neither http nor https')
  if (url.username !== '' || url.password !== '') throw new HttpFailure('blocked', 'an address with a user name')
  const port = url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : Number(url.port)
  if (!options.ports.has(port)) throw new HttpFailure('blocked', `port ${port}`)
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (host === options.ownHost) throw new HttpFailure('blocked', 'this server itself')
  if (isIP(host) !== 0 && !isReachable(host, options)) throw new HttpFailure('blocked', `address ${host}`)
  return url
}

/**
 * The lookup of a connection: every address that the name has must be reachable, and the first one is the only one
 * dialled. What is checked is what is connected to, so a name that changes its mind gains nothing.
 */
export function guardedLookup(options: GuardOptions): LookupFunction {
  return (host, wanted, callback) => {
    // URL.hostname keeps the brackets of an IPv6 literal away from here; literals never reach a lookup.
    options.resolve(host).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined) return callback(new HttpFailure('network', `${host} has no address`), '')
        const bad = addresses.find((address) => !isReachable(address, options))
        if (bad !== undefined) return callback(new HttpFailure('blocked', `${host} leads to ${bad}`), '')
        const family = isIP(first)
        return wanted.all ? callback(null, [{ address: first, family }]) : callback(null, first, family)
      },
      (error: unknown) => callback(new HttpFailure('network', `${host} is not known (${codeOf(error)})`), ''),
    )
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'lookup failed'
}
