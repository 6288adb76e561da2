export { type Need, type SyncStatus, syncStatus } from './sync-status.ts'
