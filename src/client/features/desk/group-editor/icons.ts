import { GROUP_ICON_LIST } from '../../../../shared/entities/group-icon.ts'

/** The names of the icons for groups, in the order in which they are offered. */
export const GROUP_ICONS = GROUP_ICON_LIST.map(({ name }) => name)
