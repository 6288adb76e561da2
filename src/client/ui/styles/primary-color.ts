import { hasFlag } from '../dom.ts'
import { accentVariables, type Theme } from './accent.ts'

/**
 * Derives the accents from the root's primary colour where CSS cannot (themes.css, relative colours), for one theme: call
 * it again when theme or primary change.
 */
export function deriveAccents(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (CSS.supports('color', 'oklch(from red l c h)')) return
  const primary = getComputedStyle(root).getPropertyValue('--gk-primary').trim()
  const variables = accentVariables(primary, theme, hasFlag(root, 'boosted-glass'))
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
}
