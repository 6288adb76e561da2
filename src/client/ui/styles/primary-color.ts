import { hasFlag } from '../dom.ts'
import type { Theme } from './accent.ts'

/**
 * Applies the user's primary colour; themes.css derives the accents from it. Without relative colours they are computed
 * here for one theme: call it again when the theme changes.
 * @param primary `#rrggbb`
 */
export function applyPrimary(primary: string, theme: Theme, root: HTMLElement = document.documentElement): void {
  root.style.setProperty('--gk-primary', primary)
  if (CSS.supports('color', 'oklch(from red l c h)')) return
  void import('./accent.ts').then(({ accentVariables }) => {
    const variables = accentVariables(primary, theme, hasFlag(root, 'boosted-glass'))
    for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
  })
}
