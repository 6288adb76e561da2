import type { Group } from '../../../../../shared/entities/item.ts'
import type { Section } from '../../../../../shared/entities/section.ts'

/** What of a version is chosen to be restored. */
export interface Chosen {
  readonly sections: readonly Section[]
  /** Single groups of the desktop, where its section is not chosen. */
  readonly groups: readonly Group[]
}

/** The section whose parts are groups. */
export const DESKTOP: Section = 'nav_info'

export const withSection = ({ sections, groups }: Chosen, section: Section, isOn: boolean): Chosen => ({
  sections: isOn ? [...sections, section] : sections.filter((one) => one !== section),
  groups: section === DESKTOP ? [] : groups,
})

/** @param offered all groups that can be chosen: those that are left of the whole desktop */
export function withGroup(
  { sections, groups }: Chosen,
  group: Group,
  isOn: boolean,
  offered: readonly Group[],
): Chosen {
  const before = sections.includes(DESKTOP) ? offered : groups
  const others = before.filter(({ id }) => id !== group.id)
  return { sections: sections.filter((one) => one !== DESKTOP), groups: isOn ? [...others, group] : others }
}
