/** What the socket of this browser is doing. */
export type SocketState =
  /** Nobody needs it. */
  | { readonly at: 'closed' }
  /** It is being opened; the attempts before this one have failed in a row. */
  | { readonly at: 'opening'; readonly failures: number }
  /** As long as it may be lost at once, the attempts before it are still counted. */
  | { readonly at: 'open'; readonly failures?: number }
  /** Waits before the next attempt. */
  | { readonly at: 'waiting'; readonly failures: number; readonly why: Failure }

/** Why there is no socket: the server is not reached, does not take the login, or the user has others elsewhere. */
export type Failure = 'connection' | 'login' | 'elsewhere'

export type SocketEvent =
  | 'needed'
  | 'unneeded'
  /** The server has taken the login. */
  | 'welcomed'
  /** It has been open for long enough: the attempts before it do not count any more. */
  | 'held'
  /** The server has not taken the login. */
  | 'refused'
  /** The connection, or the attempt to make one, has ended. */
  | 'lost'
  /** The server has ended it, as the user has opened others since: to come back at once would end one of those. */
  | 'displaced'
  /** The wait is over, or something says that the server may be reached again. */
  | 'woken'
  /** Somebody else has logged in. */
  | 'replaced'

export const CLOSED: SocketState = { at: 'closed' }
/** Another object each time: one attempt may take the place of another. */
const firstAttempt = (): SocketState => ({ at: 'opening', failures: 0 })

/** The attempts in vain once one more socket is lost; one that has held was not in vain. */
const failuresAfter = ({ failures }: { readonly failures?: number }): number =>
  failures === undefined ? 0 : failures + 1

/** The state after an event; the same object where it changes nothing. */
export function nextState(state: SocketState, event: SocketEvent): SocketState {
  switch (event) {
    case 'needed':
      return state.at === 'closed' ? firstAttempt() : state
    case 'unneeded':
      return state.at === 'closed' ? state : CLOSED
    case 'welcomed':
      return state.at === 'opening' ? { at: 'open', failures: state.failures } : state
    case 'held':
      return state.at === 'open' && state.failures !== undefined ? { at: 'open' } : state
    case 'refused':
      return state.at === 'opening' ? { at: 'waiting', failures: state.failures + 1, why: 'login' } : state
    case 'lost':
      return state.at === 'open' || state.at === 'opening'
        ? { at: 'waiting', failures: failuresAfter(state), why: 'connection' }
        : state
    case 'displaced':
      return state.at === 'open' || state.at === 'opening' ? DISPLACED : state
    case 'woken':
      return state.at === 'waiting' ? { at: 'opening', failures: state.failures } : state
    case 'replaced':
      return state.at === 'closed' ? state : firstAttempt()
  }
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000
/** A server that takes logins and closes at once, as one of another version may, has not been reached by then. */
const HELD_MS = 20_000
/** As after so many attempts that the wait is the longest. */
const DISPLACED: SocketState = {
  ...{ at: 'waiting', why: 'elsewhere' },
  failures: Math.ceil(Math.log2(LONGEST_WAIT_MS / FIRST_WAIT_MS)),
}

/**
 * How long to wait after so many attempts in vain, in ms: anything up to a bound that doubles, so that the clients of a
 * server that was down do not come back at once ("full jitter").
 */
const waitAfter = (failures: number, random: number): number =>
  Math.round(random * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures))

/**
 * What comes of a state by itself, after so many ms; undefined for nothing.
 * @param random from 0 up to, but not including, 1
 */
export function dueEvent(
  state: SocketState,
  random: number,
): { readonly event: SocketEvent; readonly ms: number } | undefined {
  if (state.at === 'waiting') return { event: 'woken', ms: waitAfter(state.failures, random) }
  return state.at === 'open' && state.failures !== undefined ? { event: 'held', ms: HELD_MS } : undefined
}
