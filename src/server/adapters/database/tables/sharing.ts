import type { Generated } from 'kysely'
import type { ShareKind, ShareRefusal, ShareReportReason, ShareState } from '../../../../shared/api/sharing.ts'

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

/** A report of a share, by the user `user_id`; it goes with either. `done_at` is 0 while it is open. Times in ms. */
interface ShareReportTable {
  user_id: string
  share_id: string
  reason: ShareReportReason
  note: string
  made_at: number
  done_at: Generated<number>
}

/** What the administrator tells all users until a time. `text` is JSON: a text, or one by language. Times in ms. */
interface NoticeTable {
  id: string
  text: string
  made_at: number
  ends_at: number
}

/** Tables of what is shared, and of its moderation. */
export interface SharingTables {
  share: ShareTable
  share_report: ShareReportTable
  admin_act: AdminActTable
  notice: NoticeTable
}
