import type { Language } from '../../../../shared/constants.ts'
import { parseShadow, type Shadow } from '../../../lib/color/shadow.ts'
import { fontStack } from './fonts/fonts.ts'
import type { timeSettings } from './settings.first-frame.ts'

type TimeLook = Pick<
  typeof timeSettings.initial,
  'timeSize' | 'timeTop' | 'timeColor' | 'timeFont' | 'timeBold' | 'timeBoxShadow'
>

/** Weights of bold figures: Genkan Figures have a weight of their own, other faces at most semibold. */
const BOLD = { figures: '520', others: '600' } as const

/** The custom properties of the clock's settings; an empty value leaves the style sheet's. */
export function propertiesOf(look: TimeLook, language: Language): Readonly<Record<`--gk-${string}`, string>> {
  return {
    '--gk-time-size': String(look.timeSize),
    '--gk-time-top': String(look.timeTop),
    '--gk-time-color': look.timeColor,
    '--gk-time-font': fontStack(look.timeFont, language),
    '--gk-time-weight': look.timeBold ? BOLD[look.timeFont === 'auto' ? 'figures' : 'others'] : '',
    '--gk-time-shadow': textShadow(look.timeBoxShadow),
  }
}

/** The eight directions in which an outline repeats a shadow. */
const AROUND = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4)

/**
 * A box shadow as a text shadow, without inset; a spread is an outline. Empty stays empty, for the wallpaper's halo.
 */
export function textShadow(text: string): string {
  if (text === '') return ''
  const outer = (parseShadow(text) ?? []).filter(({ inset }) => !inset)
  return outer.flatMap(textShadows).join(', ') || 'none'
}

function textShadows({ x, y, blur, spread, color }: Shadow): readonly string[] {
  if (spread <= 0) return [`${x}px ${y}px ${blur}px ${color}`]
  const moved = (from: number, by: number) => Number((from + spread * by).toFixed(2))
  return AROUND.map((angle) => `${moved(x, Math.cos(angle))}px ${moved(y, Math.sin(angle))}px ${blur}px ${color}`)
}
