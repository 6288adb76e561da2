import type { Group, Item } from '../../../../../shared/entities/item.ts'

/**
 * Groups as folders of one group; our folders hold icons only, so that the folders in them give theirs. What is in a
 * group without a name stands beside the folders.
 * @param name of the group
 * @param createId makes the ids of group and folders
 */
export function asFolders(groups: readonly Group[], name: string, createId: () => string): readonly Group[] {
  const children = groups.flatMap((group): readonly Item[] => {
    if (group.name === '') return group.children
    const icons = group.children.flatMap((tile) => tile.children ?? [tile])
    if (icons.length === 0) return []
    const folder = { id: createId(), name: group.name, type: 'component', component: 'folder', size: '2x2' } as const
    return [{ ...folder, children: icons }]
  })
  return [{ id: createId(), name, icon: groups[0]?.icon ?? '', mode: 0, lock: false, children }]
}
