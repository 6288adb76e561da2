/** What a password is asked for. */
export interface PasswordQuestion {
  readonly title: string
  readonly text?: string
  /** The label of the button. */
  readonly confirm: string
  readonly danger?: boolean
  /** Rejects with a `CallError`, as when the password is wrong: then it is asked for again. */
  readonly run: (password: string) => Promise<void>
}
