import type { ShareKind, ShareRefusal, ShareState } from '../../../../shared/api/sharing.ts'

/**
 * A theme or group that a user shares. `body` is JSON: of a theme its look, of a group its tiles. `picture` and `mini` name
 * uploads, `icon` and `type` are a group's, `reason` and `note` stay from a refusal on until it is approved; texts are
 * empty where there is none. `looked_at` is 0 until the administrator has looked at what it is since `changed_at`.
 * `is_signed` is 0 or 1. Times in ms.
 */
export interface ShareTable {
  id: string
  kind: ShareKind
  user_id: string
  name: string
  info: string
  icon: string
  type: number
  body: string
  picture: string
  mini: string
  is_signed: number
  state: ShareState
  reason: ShareRefusal | ''
  note: string
  made_at: number
  changed_at: number
  looked_at: number
  hot: number
}

/**
 * What an administrator, the user `by`, has done. `subject` is the id of what it was done to, which may be gone since.
 * `at` in ms.
 */
interface AdminActTable {
  id: string
  at: number
  by: string
  act: string
  subject: string
  detail: string
}

/** Tables of what is shared, and of its moderation. */
export interface SharingTables {
  share: ShareTable
  admin_act: AdminActTable
}
