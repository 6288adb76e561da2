import type { SharedTheme } from '../../../../../shared/api/theme.ts'
import type { Moderation } from '../../../../../shared/entities/moderation.ts'
import { THEME_TEXT } from '../../../../../shared/entities/theme.ts'
import { oneLine } from '../../../../../shared/lib/text/one-line.ts'

/** What its author says of a theme. */
export interface ThemeTexts {
  readonly name: string
  /** A line about it; empty for none. */
  readonly info: string
}

/** What a theme lacks: its name, or anything that it sets. */
export type ThemeProblem = 'nameMissing' | 'partsMissing'

/** @param partCount how many things it sets */
export function problemOf({ name }: ThemeTexts, partCount: number): ThemeProblem | undefined {
  if (oneLine(name) === '') return 'nameMissing'
  return partCount === 0 ? 'partsMissing' : undefined
}

/** The texts as they are kept. */
export const keptTexts = ({ name, info }: ThemeTexts): ThemeTexts => ({
  name: oneLine(name, THEME_TEXT.name),
  info: oneLine(info, THEME_TEXT.words),
})

/** Whether a theme is seen by others only once the administrator has looked at it, after its author has changed it. */
export const waitsAgain = ({ state }: Pick<SharedTheme, 'state'>, moderation: Moderation | undefined): boolean =>
  state === 'refused' || (moderation === 'before' && state !== 'withdrawn')
