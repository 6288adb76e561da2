import type { Item } from '../../../shared/entities/item.ts'

/** A domain without a scheme in front: other products store such addresses. */
const DOMAIN = /^[^\s:/?#.@]+(\.[^\s:/?#.@]+)+([:/?#]|$)/

/** The address that a click opens: that of the local network if the user has switched to it; a bare domain gets https. */
export function itemAddress({ url = '', lanUrl = '', isLan }: Item): string {
  const address = (isLan && lanUrl) || url
  return DOMAIN.test(address) ? `https://${address}` : address
}
