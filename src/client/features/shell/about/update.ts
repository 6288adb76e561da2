/** What the page does about its version: nothing, notes it for a new user, or shows what it has brought. */
export type UpdateAct = 'nothing' | 'note' | 'show'

/**
 * @param seen the version whose update dialog was closed last; empty for a new user
 * @param isWanted whether the user wants to be told
 */
export function updateAct(seen: string, now: string, isWanted: boolean): UpdateAct {
  if (seen === now) return 'nothing'
  return seen === '' || !isWanted ? 'note' : 'show'
}
