import type { Moderation } from '../../../shared/entities/moderation.ts'
import type { Clock } from '../../core/clock.ts'
import type { NoteAct } from '../../core/ports/admin-acts.ts'
import type { Limits } from '../../core/ports/limits.ts'
import { createLimit, createUserLimit, type Limit, type UserLimit } from '../../core/route/limits.ts'
import type { OfficialIds } from './official-ids.ts'
import type { ThemePicturePorts } from './theme-picture.ts'

export interface SharePorts extends ThemePicturePorts {
  readonly clock: Clock
  readonly limits: Limits
  readonly moderation: Moderation
  readonly officialIds: OfficialIds
  /** Writes stars for words of the operator's list. */
  readonly maskWords: (text: string) => string
  readonly noteAct: NoteAct
}

/** How often one may ask. */
export interface SharingLimits {
  /** Lists, of an address that a household behind one router may share. */
  readonly read: Limit
  /** What is shared or changed, of a user in an hour. */
  readonly offer: UserLimit
  /** What is withdrawn and offered again. */
  readonly move: UserLimit
  /** What is reported, of a user in an hour. */
  readonly report: UserLimit
  /** What is said to be used, of an address in a minute. */
  readonly use: Limit
}

export const createSharingLimits = ({ limits }: Pick<SharePorts, 'limits'>): SharingLimits => ({
  read: createLimit(limits, 'sharing', 100, 10),
  offer: createUserLimit(limits, 'sharing.offer', [20, 3600]),
  move: createUserLimit(limits, 'sharing.move', [60, 3600]),
  report: createUserLimit(limits, 'sharing.report', [20, 3600]),
  use: createLimit(limits, 'sharing.use', 60, 60),
})

/** These ports, and the limits that all routes of them share. */
export type SharingContext = Omit<SharePorts, 'limits'> & { readonly limits: SharingLimits }
