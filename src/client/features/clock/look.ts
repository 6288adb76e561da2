import type { Language } from '../../../shared/constants.ts'
import { parseShadow } from '../../../shared/lib/color/shadow.ts'
import { fontStack } from './fonts.ts'
import type { timeSettings } from './settings.ts'

type TimeLook = Pick<
  typeof timeSettings.initial,
  'timeSize' | 'timeTop' | 'timeColor' | 'timeFont' | 'timeBold' | 'timeBoxShadow'
>

/** Bold figures: Genkan Figures have their own weight for it, other faces have semibold at best. */
const BOLD = { figures: '520', others: '600' } as const

/** The custom properties by which the clock follows its settings; empty is the drawn look. */
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

/** A box shadow as text can cast it: neither inwards nor spread. Empty stays empty, for the wallpaper's halo. */
export function textShadow(text: string): string {
  if (text === '') return ''
  const outer = (parseShadow(text) ?? []).filter(({ inset }) => !inset)
  return outer.map(({ x, y, blur, color }) => `${x}px ${y}px ${blur}px ${color}`).join(', ') || 'none'
}
