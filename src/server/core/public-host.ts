import { LOCAL_NAME } from '../../shared/lib/url/address.ts'
import { parseAddress } from './address.ts'

/** Top-level domains that are reserved, so that no public site has them (RFC 2606, 6761, 7686). */
const RESERVED = /\.(?:example|invalid|onion|alt|local|localhost|test)$/

/** Whether an address is of a site that anyone can reach by a name: no IP address, single name, local name or port. */
export function isPublicSite(address: string): boolean {
  const url = URL.parse(address)
  if (url?.port !== '') return false
  const host = url.hostname.replace(/\.$/, '')
  if (!host.includes('.') || host.startsWith('[') || parseAddress(host)) return false
  return !LOCAL_NAME.test(host) && !RESERVED.test(host)
}
