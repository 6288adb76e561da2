import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.ts'
import { startServer } from '../../scripts/lib/server.ts'
import { CHAT_PATH } from '../../src/shared/api/chat.ts'
import { clientFrames } from '../../src/shared/chat/frames.ts'
import { makeUsers } from '../server/make-users.ts'
import { createAsker } from '../soak/auth/ask.ts'
import { openRoom, type Room } from './room.ts'

interface RoomsOptions {
  /** For their data. */
  readonly folder: string
  readonly members: number
  /** How many of them read nothing. */
  readonly idle: number
}

/** The product's room: each member is a user of his own, with a login, a ticket and an address. */
export async function openOwnRoom({ folder, members, idle }: RoomsOptions): Promise<Room> {
  const dataDir = mkdtempSync(join(folder, 'own-'))
  const users = await makeUsers({ dataDir, databaseUrl: undefined }, members)
  const server = await startServer({ dataDir, env: { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' } })
  const { ask, nextAddress } = createAsker(server.origin)
  return openRoom({
    ...{ name: 'Genkan', server, members, idle },
    async enter(index) {
      const { id: userId = '', token = '' } = users[index] ?? {}
      const address = nextAddress()
      const { ticket } = (await ask('ws_ticket', {}, { address, token })).data
      return {
        path: CHAT_PATH,
        headers: { Origin: server.origin, 'X-Forwarded-For': address },
        first: clientFrames.encode({ frame: 'login', userId, ticket, takesNotices: true, isQuiet: false }),
      }
    },
  })
}

/** A control. @param isDurable whether messages are committed before they are told */
export async function openBareRoom(isDurable: boolean, { folder, members, idle }: RoomsOptions): Promise<Room> {
  const file = isDurable ? [join(mkdtempSync(join(folder, 'bare-')), 'bare.db')] : []
  const server = await startServer({ dataDir: folder, command: [join(root, 'bench/chat/bare-room.ts'), ...file] })
  return openRoom({
    ...{ name: isDurable ? 'bare ws and commit' : 'bare ws', server, members, idle },
    enter: async (index) => ({ path: `/u${index}`, first: clientFrames.encode({ frame: 'heartbeat' }) }),
  })
}
