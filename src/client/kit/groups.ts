/** Groups that can be added: those of this build, those that users share, and adding one. */

export { useCurrentGroupIndex } from '../features/data/home/index.ts'
export {
  addAsGroup,
  addToGroup,
  countGroup,
  deleteSharedGroup,
  type OfferedGroup,
  useGroupContents,
  useOfficialGroups,
  useSharedGroups,
} from '../features/together/groups/lazy.ts'
export { offerShare, ReportButton, refusalText } from '../features/together/sharing/lazy.ts'
