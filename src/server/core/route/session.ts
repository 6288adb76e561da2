import { ADMIN } from '../../../shared/entities/account.ts'

/** A login that a request has proved. */
export interface Session {
  /** Names the login for its owner; it is no secret. */
  readonly id: string
  readonly userId: string
  readonly username: string
  /** The browser and system that it came from; empty where they are not known. */
  readonly device: string
  /** When it last pushed or pulled, in ms since the epoch; 0 for never. */
  readonly syncedAt: number
}

/** Whether a login is the administrator's. */
export const isAdmin = ({ username }: Pick<Session, 'username'>): boolean => username === ADMIN
