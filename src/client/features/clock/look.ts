import type { Language } from '../../../shared/constants.ts'
import { parseShadow } from '../../../shared/lib/color/shadow.ts'
import { fontStack } from './fonts.ts'
import type { timeSettings } from './settings.ts'

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

/** A box shadow as a text shadow, without inset and spread. Empty stays empty, for the wallpaper's halo. */
export function textShadow(text: string): string {
  if (text === '') return ''
  const outer = (parseShadow(text) ?? []).filter(({ inset }) => !inset)
  return outer.map(({ x, y, blur, color }) => `${x}px ${y}px ${blur}px ${color}`).join(', ') || 'none'
}
