import { randomUUID } from 'node:crypto'
import { HOT_BOARDS } from '../../../src/shared/entities/hot-search.ts'
import type { Request } from '../../capacity/model.ts'
import { makeLayout } from '../../server/layout.ts'
import { inParallel } from '../auth/ask.ts'
import { type Asked, type HttpClient, openHttpClient } from './http-client.ts'
import { PASSWORD, type Person, type Plan } from './plan.ts'
import { type Ears, oneOf, openSockets } from './sockets.ts'

/** Files that a browser fetches at once from one origin. */
const AT_ONCE = 6
/** Desktops that are pushed in turn: their making is not what is measured. */
const LAYOUTS = 20

/** All people of a generator: what each can do, and their sockets. */
export interface People {
  /** Rejects where the answer is not the one that is wanted, by what came instead. */
  readonly does: Readonly<Record<Request, (person: Person) => Promise<void>>>
  /** Lets a reader write. @returns whether there is one */
  readonly say: () => boolean
  /** Gives the sockets of the plan to people. */
  readonly fill: () => Promise<void>
  readonly bytes: () => number
}

/** @param plan whose first people get the sockets */
export function openPeople(plan: Plan, ears: Ears): People {
  const client = openHttpClient(plan.port)
  const sockets = openSockets(plan, ears)
  const { ask, post } = askerOf(client)
  const enter = async (person: Person): Promise<void> => {
    const { ticket } = await post(person, '/users/ws_ticket', {})
    await sockets.open(person, ticket)
  }
  const get = (path: string) => async (person: Person) => void (await ask(person, { path }))
  return {
    does: {
      enter,
      userInfo: get('/users/user_info'),
      capabilities: get('/api/capabilities'),
      check: get('/users/async_time'),
      board: (person) => get(`/api/hot_srarch?type=${oneOf(HOT_BOARDS)}`)(person),
      worker: openWorker(ask),
      login: async (person) => void (await post(person, '/users/login', { username: person.name, password: PASSWORD })),
      push: openPushes(plan, post),
      async load(person) {
        await get('/')(person)
        await inParallel(plan.files.length, AT_ONCE, (at) => get(plan.files[at] ?? '/')(person))
      },
    },
    say: sockets.say,
    async fill() {
      const owners = plan.people.slice(0, plan.sockets)
      await inParallel(owners.length, AT_ONCE, async (at) => owners[at] && (await enter(owners[at])))
    },
    bytes: () => client.bytes() + sockets.bytes(),
  }
}

type Ask = HttpClient['ask']
/** What the data of answers hold: which of it depends on the call. */
interface Data {
  readonly ticket: string
  readonly async_time: { readonly nav_info: number }
}
type Post = (person: Person, path: string, body: object) => Promise<Data>

/** @returns what asks, and rejects at a refusal by its status and code */
function askerOf(client: HttpClient): { readonly ask: Ask; readonly post: Post } {
  const ask = async (person: Person, asked: Asked) => {
    const answer = await client.ask(person, asked)
    if (answer.code !== 0 || answer.status >= 400) throw new Error(`${answer.status} ${answer.code}`)
    return answer
  }
  return { ask, post: async (person, path, body) => JSON.parse((await ask(person, { path, body })).body).data }
}

/** Looks whether the service worker is another one, as a browser at each opening. */
function openWorker(ask: Ask): (person: Person) => Promise<void> {
  let etag = ''
  return async (person) => {
    const headers: Record<string, string> = etag === '' ? {} : { 'if-none-match': etag }
    etag = (await ask(person, { path: '/sw.js', headers })).etag ?? etag
  }
}

/** Pushes desktops, each over the last one of its owner. */
function openPushes({ people, pushBytes }: Plan, post: Post): (person: Person) => Promise<void> {
  const layouts = Array.from({ length: LAYOUTS }, () => makeLayout(pushBytes))
  const bases = new Map(people.map(({ id, base }) => [id, base]))
  return async (person) => {
    const base = { nav_info: bases.get(person.id) ?? 0 }
    const body = { nav_info: oneOf(layouts), base, op_id: randomUUID(), backup_time: Date.now() }
    const { async_time: times } = await post(person, '/users/update_backup', body)
    bases.set(person.id, times.nav_info)
  }
}
