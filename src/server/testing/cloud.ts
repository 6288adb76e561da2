import { CODE } from '../../shared/api/endpoint.ts'
import { SECTIONS, type Section } from '../../shared/entities/section.ts'
import type { CloudVersion } from '../../shared/entities/sync.ts'
import { makeSecret } from '../modules/account/secrets.ts'
import type { TestServer } from './project.ts'
import { askUsers, type RequestOptions } from './users.ts'

/** What a push sends beside its sections. */
interface PushFields {
  readonly base?: Readonly<Partial<Record<Section, number>>>
  readonly op_id?: string
  readonly epoch?: string
  readonly reason?: string
  readonly backup_time?: number | string
}
type Bodies = Readonly<Partial<Record<Section, string>>>

/** A device of a user, as it calls the cloud. */
export interface CloudUser {
  readonly id: string
  readonly options: RequestOptions
  readonly ask: (path: string, body?: object) => ReturnType<typeof askUsers>
  readonly push: (bodies: Bodies, fields?: PushFields) => ReturnType<typeof askUsers>
  /** Pushes what must be written. @returns the time of the only section */
  readonly write: (section: Section, body: string, fields?: PushFields) => Promise<number>
  /** The times of all sections, by their names. */
  readonly times: () => Promise<Readonly<Record<Section, number>>>
  readonly body: (section: Section) => Promise<string | undefined>
  readonly history: (section: Section) => Promise<readonly CloudVersion[]>
  readonly version: (section: Section, time: number) => Promise<string | undefined>
}

/** Registers a user, or opens another device of one. */
export async function makeCloudUser(server: TestServer, token?: string): Promise<CloudUser> {
  const username = makeSecret().replaceAll('-', '_').slice(0, 16)
  const options = { token: token ?? (await register(server, username)) }
  const ask = (path: string, body?: object) => askUsers(server, path, body, options)
  const push = (bodies: Bodies, fields: PushFields = {}) => ask('update_backup', { ...bodies, ...fields })
  return {
    id: (await ask('user_info')).data.id,
    options,
    ask,
    push,
    async write(section, body, fields) {
      const { code, msg, data } = await push({ [section]: body }, fields)
      if (code !== CODE.ok) throw new Error(`${code} ${msg}`)
      return data.async_time[section]
    },
    async times() {
      const { data } = await ask('async_time')
      return Object.fromEntries(SECTIONS.map((section) => [section, data[`async_${section}`]])) as Record<
        Section,
        number
      >
    },
    body: async (section) => (await ask(`nav_info?key=${encodeURIComponent(JSON.stringify([section]))}`)).data[section],
    history: async (section) => (await ask(`backup_history?section=${section}`)).data.list,
    version: async (section, time) => (await ask(`backup_version?section=${section}&time=${time}`)).data?.body,
  }
}

async function register(server: TestServer, username: string): Promise<string> {
  const { data } = await askUsers(server, 'register', { username, password: 'abc123' })
  return data.token
}
