import type { useSocket } from '../../kit/chat.ts'

type Fault = Extract<ReturnType<typeof useSocket>, { at: 'waiting' }>['why']

/** What is said of a room without a connection, by why there is none. */
export const FAULTS = {
  connection: 'offline',
  login: 'refused',
  elsewhere: 'elsewhere',
} as const satisfies Record<Fault, string>
