/** A domain without a scheme in front: other products store such addresses. */
const DOMAIN = /^[^\s:/?#.@]+(\.[^\s:/?#.@]+)+([:/?#]|$)/

/** An address with its scheme: a bare domain gets https. */
export const withScheme = (address: string): string => (DOMAIN.test(address) ? `https://${address}` : address)
