/** Sources of `frame-ancestors` that let any https page in. */
const ANYONE = new Set(['*', 'https:', 'https://*'])

/**
 * Whether a page may be framed by a page of another origin, by its headers (names in lower case): `frame-ancestors`
 * decides if there is one, in every policy; else `X-Frame-Options`, of which every value refuses.
 */
export function isFramable(headers: Readonly<Record<string, string>>): boolean {
  const policies = (headers['content-security-policy'] ?? '').split(',')
  const ancestors = policies.flatMap((policy) => {
    const directive = policy.split(';').find((one) => /^\s*frame-ancestors(\s|$)/i.test(one))
    return directive === undefined ? [] : [directive.trim().toLowerCase().split(/\s+/).slice(1)]
  })
  if (ancestors.length > 0) return ancestors.every((sources) => sources.some((source) => ANYONE.has(source)))
  return (headers['x-frame-options'] ?? '').trim() === ''
}
