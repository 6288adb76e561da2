import ipaddr from 'ipaddr.js'

/** A CIDR range of addresses: the first address and the prefix length in bits. */
export type Range = readonly [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Whether a text is an IP address as it is usually written: not `1`, which the library takes for `0.0.0.1`. */
const isAddress = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)

/** Parses a CIDR range (`10.0.0.0/8`, `fd00::/8`) or a single address; undefined when it is neither. */
export function parseRange(text: string): Range | undefined {
  const [address = '', bits] = text.split('/', 2)
  if (!isAddress(address)) return undefined
  const first = ipaddr.parse(address)
  const all = first.kind() === 'ipv4' ? 32 : 128
  if (bits === undefined) return [first, all]
  return /^\d{1,3}$/.test(bits) && Number(bits) <= all ? [first, Number(bits)] : undefined
}

/** Parses an IP address; an IPv4-mapped one (`::ffff:10.0.0.1`) becomes IPv4. Undefined when it is none. */
export function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const plain = text.split('%', 1)[0] ?? ''
  return !isAddress(plain) ? undefined : ipaddr.process(plain)
}

/** Whether an address lies in one of the ranges. IPv4 addresses and IPv6 ranges never match, nor the reverse. */
export function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, ranges: readonly Range[]): boolean {
  return ranges.some(([first, bits]) => {
    if (address instanceof ipaddr.IPv4) return first instanceof ipaddr.IPv4 && address.match(first, bits)
    return first instanceof ipaddr.IPv6 && address.match(first, bits)
  })
}

/**
 * The client's address: the socket's, or, behind trusted proxies, the last address of `X-Forwarded-For` that is not a
 * trusted proxy. Entries that a client adds itself are thereby ignored.
 */
export function clientAddress(socket: string, forwardedFor: string | undefined, proxies: readonly Range[]): string {
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), socket].filter((hop) => hop !== '')
  let client = socket
  for (const hop of hops.reverse()) {
    const address = parseAddress(withoutPort(hop))
    if (!address) break
    client = address.toString()
    if (!isWithin(address, proxies)) break
  }
  return client
}

/** An address of `X-Forwarded-For`, to which some proxies add the port: `1.2.3.4:5678`, `[::1]:80`, `[::1]`. */
function withoutPort(hop: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop
}

/** The rate limit key of an address: the address for IPv4, its /64 prefix for IPv6 (one user owns a whole /64). */
export function addressKey(address: string): string {
  const parsed = parseAddress(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed?.toString() ?? 'unknown'
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
