import type { Section } from '../../../src/shared/entities/section.ts'
import type { MadeUser } from '../../server/make-users.ts'
import type { Send } from './send.ts'
import { type Log, newLog, write } from './writers.ts'

interface Plan {
  /** What a device sends its calls by. */
  readonly newSend: () => Send
  readonly users: readonly MadeUser[]
  /** Devices of each user, which write over one another. */
  readonly perUser: number
  /** Between two items of a device, in ms; default 0. */
  readonly pauseMs?: number
  /** Default: `notes`. */
  readonly section?: Section
}

/** Devices that write until they are stopped. */
export interface Devices {
  readonly log: Log
  readonly stop: () => Promise<void>
}

/** Starts devices that write, whatever becomes of the server. */
export function startDevices({ newSend, users, perUser, pauseMs = 0, section = 'notes' }: Plan): Devices {
  const log = newLog()
  let isStopped = false
  const writing = Promise.all(
    users.flatMap(({ name, token }) =>
      Array.from({ length: perUser }, () =>
        write({ send: newSend(), user: name, token, section, pauseMs, isOver: () => isStopped, log }),
      ),
    ),
  )
  writing.catch(() => {}) // `stop` tells of it
  return {
    log,
    async stop() {
      isStopped = true
      await writing
    },
  }
}
