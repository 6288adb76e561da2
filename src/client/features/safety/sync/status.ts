import type { Channel } from '../../../core/tabs/channel.ts'
import { type SyncStatus, syncStatus } from '../../data/sync-status/index.ts'

const TOPIC = 'sync-status'
let channel: Channel | undefined

/** Shows what other tabs find out; called once, at the start. */
export function connectStatus(given: Channel): void {
  channel = given
  channel.listen(TOPIC, (status) => setStatus(status as SyncStatus)) // of the same program
}

export const setStatus = (status: SyncStatus): void => syncStatus.setState(status, true)

/** Shows that this device has something that the cloud does not have yet. */
export function noteWaiting(): void {
  if (syncStatus.getState().at === 'saved') announceStatus({ ...syncStatus.getState(), at: 'waiting' })
}

/** Shows a status in all tabs. */
export function announceStatus(status: SyncStatus): void {
  setStatus(status)
  channel?.post(TOPIC, status)
}
