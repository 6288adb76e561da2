import type { Theme } from './accent.ts'

/**
 * Puts the user's primary colour on the page. Engines derive the accents themselves (themes.css); where relative colours
 * are missing they are computed, which depends on the theme: call again when it changes.
 * @param primary `#rrggbb`
 */
export function applyPrimary(primary: string, theme: Theme, root: HTMLElement = document.documentElement): void {
  root.style.setProperty('--gk-primary', primary)
  if (CSS.supports('color', 'oklch(from red l c h)')) return
  void import('./accent.ts').then(({ accentVariables }) => {
    for (const [name, value] of Object.entries(accentVariables(primary, theme))) root.style.setProperty(name, value)
  })
}
