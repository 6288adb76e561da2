import { SECTIONS, type Section } from '../../../../shared/entities/section.ts'

/** What can be reset: all settings, the desktop, everything on this device. */
export const RESET_KINDS = ['settings', 'desktop', 'everything'] as const
export type ResetKind = (typeof RESET_KINDS)[number]

/** The sections that a reset takes. */
export function sectionsOfReset(kind: ResetKind): readonly Section[] {
  if (kind === 'everything') return SECTIONS
  return [kind === 'desktop' ? 'nav_info' : 'seting']
}
