/**
 * A user's shadow as a `box-shadow`: it replaces the outer part only, the rim stays (DESIGN section 2). The empty text
 * stays empty, for the look of the theme.
 */
export function withRim(shadow: string): string {
  if (shadow === '') return ''
  return shadow === 'none' ? 'var(--gk-rim)' : `var(--gk-rim), ${shadow}`
}
