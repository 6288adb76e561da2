import type { Group, Home, Item } from '../../../shared/entities/item.ts'
import { recordsIn } from '../../../shared/lib/data/records.ts'

/**
 * A desktop with more groups behind its own, or with them in their place.
 * @param dock takes the place of the desktop's where the groups do
 */
export const joinedGroups = (home: Home, groups: readonly Group[], replaces: boolean, dock = home.dock): Home => {
  if (groups.length === 0) return home
  return replaces ? { ...home, groups, dock } : { ...home, groups: [...home.groups, ...groups] }
}

/**
 * Groups that can stand beside those of a desktop: what has an id that is taken there gets another.
 * @param createId makes the new ids
 */
export function groupsBeside(home: Home, groups: readonly Group[], createId: () => string): readonly Group[] {
  const taken = recordsIn([...home.groups, ...home.dock])
  const idOf = (id: string) => (taken.has(id) ? createId() : id)
  const own = (item: Item): Item => ({
    ...item,
    id: idOf(item.id),
    ...(item.children && { children: item.children.map(own) }),
  })
  return groups.map((group) => ({ ...group, id: idOf(group.id), children: group.children.map(own) }))
}

/** Groups whose tiles have letters in place of pictures on the web: a file that is looked at must ask no other site. */
export function withoutWebPictures(groups: readonly Group[]): readonly Group[] {
  const plain = ({ src, ...item }: Item): Item => ({
    ...item,
    ...(src !== undefined && !/^https?:/i.test(src) && { src }),
    ...(item.children && { children: item.children.map(plain) }),
  })
  return groups.map((group) => ({ ...group, children: group.children.map(plain) }))
}
