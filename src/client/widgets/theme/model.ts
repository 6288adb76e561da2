import type { SharedTheme } from '../../../shared/api/theme.ts'
import type { ThemeCategory, ThemeLook } from '../../../shared/entities/theme.ts'

/** A theme as the store shows it. */
export interface ShownTheme {
  readonly id: string
  readonly name: string
  /** A line about it; empty for none. */
  readonly words: string
  readonly look: ThemeLook
  /** Of an official one. */
  readonly category?: ThemeCategory
  /** How often it was used; undefined where nobody counts. */
  readonly hot?: number | undefined
  /** Whether it is one of the user's own, on this device. */
  readonly isOwn?: boolean
  /** Of one that a user of the server shares. */
  readonly shared?: SharedTheme
  /** In ms since the epoch; 0 for one that came with the program. */
  readonly madeAt: number
}

/** What of a list is shown: those of a light, or all. */
export const LIGHTS = ['any', 'light', 'dark'] as const
export type LightChoice = (typeof LIGHTS)[number]

export const ORDERS = ['hot', 'new'] as const
export type Order = (typeof ORDERS)[number]

/**
 * The themes of a light in an order: the most used first and otherwise as they are listed, or the newest first.
 * @param lightOf as which theme one is shown
 */
export function arranged(
  themes: readonly ShownTheme[],
  { light, order }: { readonly light: LightChoice; readonly order: Order },
  lightOf: (look: ThemeLook) => 'light' | 'dark',
): readonly ShownTheme[] {
  const rank = ({ hot = 0, madeAt }: ShownTheme) => (order === 'hot' ? hot : madeAt)
  return themes
    .filter(({ look }) => light === 'any' || lightOf(look) === light)
    .toSorted((one, other) => rank(other) - rank(one))
}

/** Whole seconds that are left of a time. @param leftMs may be negative */
export const secondsLeft = (leftMs: number): number => Math.max(0, Math.ceil(leftMs / 1000))
