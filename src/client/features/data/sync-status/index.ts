export { type Need, type ShownSync, type SyncStatus, shownSync, syncStatus } from './sync-status.ts'
