import { isPublicHost } from '../../shared/lib/url/public-address.ts'

/** Whether an address is of a site that anyone can reach by a name: no IP address, single name, local name or port. */
export function isPublicSite(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && isPublicHost(url)
}
