import * as v from 'valibot'
import { type UserInfo, userInfoSchema } from '../../../../shared/entities/account.ts'
import type { Storage, Transaction } from '../../../core/documents/storage/storage.ts'
import { openChannel } from '../../../core/tabs/channel.ts'
import { connectBeforeLogin, forgetBeforeLogin, keepBeforeLogin } from './before-login.ts'
import { type Login, session } from './session-state.ts'

const loginSchema = v.object({ token: v.string(), info: userInfoSchema })

let key = 'session'
let storage: Storage | undefined
let announce: (() => void) | undefined

/**
 * Connects with the storage of this page and with the other tabs; called once, at the start.
 * @param instance the server that an extension is connected with: a login of another one is none of it
 */
export async function connectSession(given: Storage, instance?: string): Promise<void> {
  storage = given
  if (instance !== undefined) key = `session ${instance}`
  connectBeforeLogin(given)
  const channel = openChannel('genkan-session')
  announce = () => channel.post('changed', true)
  channel.listen('changed', () => void read())
  await read()
}

async function read(): Promise<void> {
  const [stored] = (await storage?.read([key]).catch(() => [])) ?? []
  const login = v.safeParse(loginSchema, stored)
  session.setState({ login: login.success ? login.output : undefined })
}

/**
 * Keeps a login, or forgets it: what the page shows is stored by then. Where nothing can be stored it lasts as long as
 * the page. As a guest logs in, what is on this device is kept for the logout.
 */
export async function setLogin(login: Login | undefined): Promise<void> {
  if (login !== undefined && session.getState().login === undefined) await keepBeforeLogin()
  await show(login, (transaction) => (login === undefined ? transaction.remove(key) : transaction.put(key, login)))
}

/** Forgets a login because its user logs out, and with it what was here before. */
export const endLogin = (): Promise<void> =>
  show(undefined, (transaction) => {
    transaction.remove(key)
    forgetBeforeLogin(transaction)
  })

async function show(login: Login | undefined, write: (transaction: Transaction) => void): Promise<void> {
  const isStored = await storage
    ?.write(async (transaction) => write(transaction))
    .then(() => true)
    .catch(() => false) // the disk is full: the other tabs stay as they are
  session.setState({ login })
  if (isStored !== false) announce?.()
}

/** What the server says of the user now. */
export async function setInfo(info: UserInfo): Promise<void> {
  const { login } = session.getState()
  if (login?.info.id === info.id) await setLogin({ ...login, info })
}

/** The server no longer knows the login of a token: the user is a guest again, and keeps everything on this device. */
export function endSession(token: string | undefined): void {
  if (token !== undefined && session.getState().login?.token === token) void setLogin(undefined)
}
