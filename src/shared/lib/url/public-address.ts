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

/** What lets its bearer in, as the name of a parameter or the last part of one. */
const SECRET =
  /(?:^|[-_.[]|access|auth|id|refresh|api|user)(?:token|secret|sig(?:nature)?|passw(?:or)?d|pwd|pass|jwt|auth(?:key)?|credentials?|(?:php|j)?sess(?:ion)?[-_]?(?:id)?|sid|(?:api|access)[-_]?key)\]?$/i

/** Why an address is not for others: it is no link, only its owner reaches it, or something that lets its bearer in is part of it. */
export type PrivateBecause = 'noLink' | 'private' | 'credentials'

/** Whether others can open an address, and may. @returns why not; undefined if they can */
export function whyPrivate(address: string): PrivateBecause | undefined {
  const url = parse(address)
  if (url === undefined || !/^https?:$/.test(url.protocol)) return 'noLink'
  if (url.username !== '' || url.password !== '' || hasSecret(url.search) || hasSecret(url.hash)) return 'credentials'
  return isPublicHost(url) ? undefined : 'private'
}

/** Whether a query or a fragment has a parameter that lets its bearer in, and a value for it. */
const hasSecret = (parameters: string): boolean =>
  parameters.split(/[?&#;]/).some((parameter) => {
    const [name = '', value = ''] = parameter.split('=')
    return value !== '' && SECRET.test(decoded(name))
  })

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
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
