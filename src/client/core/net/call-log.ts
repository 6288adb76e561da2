import { createStore } from 'zustand/vanilla'

/** What was sent to this page's server since the page was opened. */
export interface LoggedCall {
  readonly path: string
  /** Whom the server asked to answer, a host or a source's id; empty if nobody. */
  readonly thirdParty: string
  readonly count: number
}

/** The most entries that are kept; the oldest go first. */
const LIMIT = 200

/** The calls of this page, latest last. They are kept nowhere else, and have no inputs. */
export const callLog = createStore<readonly LoggedCall[]>()(() => [])

/** Notes a call that is sent. @param asked whom the server asks: of an address only the host is kept */
export function noteCall(path: string, asked = ''): void {
  const thirdParty = URL.canParse(asked) ? new URL(asked).host : asked
  const isSame = (one: LoggedCall) => one.path === path && one.thirdParty === thirdParty
  const calls = callLog.getState()
  const count = (calls.find(isSame)?.count ?? 0) + 1
  callLog.setState([...calls.filter((one) => !isSame(one)), { path, thirdParty, count }].slice(-LIMIT), true)
}
