/** A login that a request has proved. */
export interface Session {
  /** Names the login for its owner; it is no secret. */
  readonly id: string
  readonly userId: string
  readonly username: string
}
