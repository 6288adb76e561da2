import { endpoints } from '../../shared/api/index.ts'
import { ADMIN } from '../../shared/entities/account.ts'
import type { Ports } from '../app.ts'
import type { Limits } from '../core/ports/limits.ts'
import { createAdmin } from '../modules/account/operator-commands.ts'
import { callEndpoint } from './endpoints.ts'
import { fakePasswords, makeServer, type TestServer } from './project.ts'
import { askUsers } from './users.ts'

/** A server with people who share, and its administrator. Its clock stands still unless it is moved. */
export interface SharersServer extends TestServer {
  readonly wait: (milliseconds: number) => void
  /** Calls an endpoint by its path's end as somebody, as a guest without a token. @param file sent with a form */
  readonly ask: (name: string, input: object, by?: Sharer, file?: File | 'none') => Promise<Answer>
  readonly join: (username: string) => Promise<Sharer>
  readonly admin: Sharer
}

export interface Sharer {
  readonly id: string
  readonly token: string
}

interface Answer {
  readonly code: number
  readonly msg: string
  // biome-ignore lint/suspicious/noExplicitAny: whatever the endpoint answers
  readonly data: any
}

/** The password of whoever joins. */
export const SHARER_PASSWORD = 'abc123'

/** @param environment variables of the operator */
export async function startSharersServer(
  more: Partial<Ports> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<SharersServer> {
  let now = 1e12
  const clock = { now: () => now }
  const server = await makeServer({ clock, ...more }, environment)
  const join = async (username: string): Promise<Sharer> => {
    const { data } = await askUsers(server, 'register', { username, password: SHARER_PASSWORD })
    return { id: data.info.id, token: data.token }
  }
  const password = await createAdmin({ database: server.database, passwords: fakePasswords, clock })
  const { data } = await askUsers(server, 'login', { username: ADMIN, password })
  return {
    ...server,
    join,
    admin: { id: data.info.id, token: data.token },
    wait(milliseconds) {
      now += milliseconds
    },
    ask(name, input, by, file = 'none') {
      const endpoint = endpoints.find(({ path }) => path.endsWith(`/${name}`))
      if (endpoint === undefined) throw new Error(`there is no ${name}`)
      return callEndpoint(server, endpoint, input, { token: by?.token }, file)
    },
  }
}

/** Limits that let everything through. */
export const NO_LIMITS: Limits = { open: () => async () => 0 }

/** A theme as it is sent. */
export const themeOf = (name: string, look: object = { settings: {} }) => ({ name, info: '', look, signed: '1' })

/** A group as it is sent. */
export const groupOf = (name: string, type = 1, tiles: readonly object[] = [TILE]) => ({
  ...{ name, type, info: '', icon: 'home', signed: true },
  children: { mode: 0, tiles },
})

/** A tile of a shared group. */
export const TILE = { type: 'icon', name: 'A site', size: '1x1', url: 'https://site.com/' } as const
