/**
 * A user's shadow as a `box-shadow`: it replaces the outer shadow only, the rim stays (DESIGN section 2).
 * Empty stays empty: the theme's own shadow.
 */
export function withRim(shadow: string): string {
  if (shadow === '') return ''
  return shadow === 'none' ? 'var(--gk-rim)' : `var(--gk-rim), ${shadow}`
}
