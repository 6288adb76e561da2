/**
 * The pattern by which manifests and browsers name the pages of an origin's host: it has no port.
 * @throws for a host with a star, which a browser would take for many
 */
export function hostPattern(origin: string): string {
  const { protocol, hostname } = new URL(origin)
  if (hostname.includes('*')) throw new TypeError(`${hostname} is no host`)
  return `${protocol}//${hostname}/*`
}
