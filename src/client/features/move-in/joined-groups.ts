import type { Group, Home } from '../../../shared/entities/item.ts'

/** A desktop with more groups behind its own, or with them in their place; its dock stays. */
export const joinedGroups = (home: Home, groups: readonly Group[], replaces: boolean): Home =>
  groups.length === 0 ? home : { ...home, groups: replaces ? groups : [...home.groups, ...groups] }
