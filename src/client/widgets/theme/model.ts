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
}

/** Whether it can be a favorite: those are of what came with the program. */
export const isMarkable = ({ category }: ShownTheme): boolean => category !== undefined

/** What of a list is shown: those of a light, or all. */
export const LIGHTS = ['any', 'light', 'dark'] as const
export type LightChoice = (typeof LIGHTS)[number]

/**
 * The themes of a light, the most used first and otherwise as they are listed.
 * @param lightOf as which theme one is shown
 */
export function arranged(
  themes: readonly ShownTheme[],
  light: LightChoice,
  lightOf: (look: ThemeLook) => 'light' | 'dark',
): readonly ShownTheme[] {
  return themes
    .filter(({ look }) => light === 'any' || lightOf(look) === light)
    .toSorted(({ hot = 0 }, other) => (other.hot ?? 0) - hot)
}

/** Whole seconds that are left of a time. @param leftMs may be negative */
export const secondsLeft = (leftMs: number): number => Math.max(0, Math.ceil(leftMs / 1000))
