import type { ADMIN_ACTS } from '../../../shared/api/admin-log.ts'

/** What an administrator has done that others notice. */
export interface AdminAct {
  /** The administrator's user id. */
  readonly by: string
  readonly act: (typeof ADMIN_ACTS)[number]
  /** The id of what it was done to; of an icon its site. */
  readonly subject: string
  /** What is to be known later of what may be gone by then, such as a name; cut after 300 characters. */
  readonly detail?: string
}

/** Notes an act, once it is done. */
export type NoteAct = (act: AdminAct) => Promise<void>
