export { addAsGroup, addToGroup, countGroup } from './add-group.ts'
export { type OfferedGroup, type SharedQuery, useOfficialGroups, useSharedGroups } from './use-groups.ts'
