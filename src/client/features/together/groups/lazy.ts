export { addAsGroup, addToGroup, countGroup } from './add-group.ts'
export { deleteSharedGroup } from './own-groups.ts'
export { type OfferedGroup, useOfficialGroups, useSharedGroups } from './use-groups.ts'
export { useTiles } from './use-tiles.ts'
