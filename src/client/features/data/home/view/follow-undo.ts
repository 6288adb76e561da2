import type { Group, Home } from '../../../../../shared/entities/item.ts'
import { home } from '../document.first-frame.ts'
import { currentGroupIndex, indexOfGroup, showGroup } from './current-group.ts'

/**
 * The group to show after a step of undo or redo: the one to which tiles have come, else one that has changed;
 * undefined if that is shown already, or none has.
 * @param shown id of the group on screen
 */
export function undoneGroup(before: Home, after: Home, shown: string): string | undefined {
  const earlier = new Map(before.groups.map((group) => [group.id, group]))
  const changed = after.groups.filter(({ id, children }) => earlier.get(id)?.children !== children)
  const gaining = changed.filter((group) => {
    const known = new Set(tileIdsOf(earlier.get(group.id)))
    return !known.isSupersetOf(new Set(tileIdsOf(group)))
  })
  const [first, ...others] = gaining.length > 0 ? gaining : changed
  return [first, ...others].some((group) => group?.id === shown) ? undefined : first?.id
}

/** The ids of a group's tiles, those in folders too. */
const tileIdsOf = (group: Group | undefined): readonly string[] =>
  group?.children.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)]) ?? []

/** Shows the group in which undo or redo has changed something; returns its end. */
export const followUndo = (): (() => void) =>
  home.watch(({ before, after, origin }) => {
    if (origin !== 'history') return
    const group = undoneGroup(before, after, home.get().groups[currentGroupIndex()]?.id ?? '')
    if (group !== undefined) showGroup(indexOfGroup(group))
  })
