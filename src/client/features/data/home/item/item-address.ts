import type { Item } from '../../../../../shared/entities/item.ts'

/** A domain without a scheme in front: other products store such addresses. */
const DOMAIN = /^[^\s:/?#.@]+(\.[^\s:/?#.@]+)+([:/?#]|$)/

/** An address with its scheme: a bare domain gets https. */
export const withScheme = (address: string): string => (DOMAIN.test(address) ? `https://${address}` : address)

/** The address that a click opens: that of the local network if the user has switched to it. */
export const itemAddress = ({ url = '', lanUrl = '', isLan }: Item): string => withScheme((isLan && lanUrl) || url)
