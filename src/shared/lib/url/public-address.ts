import { LOCAL_NAME } from './address.ts'

/** The WHATWG parser of browsers and Node; shared code is checked without the types of either. */
declare const URL: new (
  text: string,
) => {
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly hostname: string
  readonly port: string
  readonly search: string
  readonly hash: string
}

/** Top-level domains that are reserved, so that no public site has them (RFC 2606, 6761, 7686). */
const RESERVED = /\.(?:example|invalid|onion|alt|local|localhost|test)$/
/** Of version 4 as the parser writes it, or of version 6. */
const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/

/** Parts of a query or fragment that let their bearer in. */
const SECRET =
  /[?&#;](?:(?:access|auth|id|refresh|api|user)[-_]?)?(?:token|apikey|passwd|password|pwd|secret|session(?:id)?|sid|sig(?:nature)?)=[^&#]/i

/** Why an address is not for others: it is no link, only its owner reaches it, or something that lets its bearer in is part of it. */
export type PrivateBecause = 'noLink' | 'private' | 'credentials'

/** Whether others can open an address, and may. @returns why not; undefined if they can */
export function whyPrivate(address: string): PrivateBecause | undefined {
  const url = parse(address)
  if (url === undefined || !/^https?:$/.test(url.protocol)) return 'noLink'
  if (url.username !== '' || url.password !== '' || SECRET.test(url.search + url.hash)) return 'credentials'
  return isPublicHost(url) ? undefined : 'private'
}

/** Whether a host is one that anyone can reach by its name: no IP address, single name, local name or port. */
export function isPublicHost({ hostname, port }: { readonly hostname: string; readonly port: string }): boolean {
  const host = hostname.replace(/\.$/, '')
  const isLocal = !host.includes('.') || IP_ADDRESS.test(host) || LOCAL_NAME.test(host) || RESERVED.test(host)
  return !isLocal && port === ''
}

/** Whether an address is of a site that anyone can reach by its name. */
export const isPublicAddress = (address: string): boolean => whyPrivate(address) === undefined

function parse(address: string) {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
