export { deleteShare, offerShare } from './own-share.ts'
export { useModeration } from './use-moderation.ts'
export { type Loaded, type SharedQuery, useSharedList } from './use-shared-list.ts'
