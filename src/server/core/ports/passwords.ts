/** Hashes passwords and compares them. All of it rejects with `PasswordsBusy` when too many wait. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /**
   * Compares a password with a hash. Without a hash it takes as long and is false: nobody learns whether there is an
   * account.
   * @param isTrusted whether it is asked from where the user has been before: it need not wait behind strangers
   */
  readonly verify: (password: string, hash: string | undefined, isTrusted: boolean) => Promise<boolean>
}

/** Too many passwords wait to be hashed. */
export class PasswordsBusy extends Error {}
