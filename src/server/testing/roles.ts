import { ADMIN } from '../../shared/entities/account.ts'
import { newUser } from '../modules/account/account-service.ts'
import { addUser, bindEmailAddress, findUser, removeUser } from '../modules/account/profile/user-repository.ts'
import { addSession } from '../modules/account/sessions/session-repository.ts'
import { type Owner, type OwnersServer, type ScannedCode, scanCode } from './owner.ts'
import { fakePasswords } from './project.ts'
import type { RequestOptions } from './users.ts'

/** Somebody who calls endpoints with what is another's. */
export interface Role {
  /** Whether it has a login that has not ended. */
  readonly isUser: boolean
  /** Whether it looks after the chat room and what users share. */
  readonly isAdmin: boolean
  readonly options: RequestOptions
  readonly password: string
  readonly email: string
  /** What it may register or bind: nobody has them. */
  readonly newName: string
  readonly newEmail: string
  /** Sends a code to one of its addresses. */
  readonly sendCode: (type: number, email: string) => Promise<string>
  /** A code that its browser shows and it has scanned itself. */
  readonly scanCode: () => Promise<ScannedCode>
}

const COOKIE = 'genkan-browser=browser-of-another; genkan-qr=screen-of-another'
const PASSWORD = 'another123'
let made = 0

function makeRole(
  server: OwnersServer,
  { username, ...given }: Pick<Role, 'isUser' | 'password'> & { readonly username: string; readonly token?: string },
): Role {
  made += 1
  const options = { cookie: COOKIE, token: given.token }
  return {
    ...{ isUser: given.isUser, isAdmin: username === ADMIN && given.isUser, password: given.password, options },
    ...{ email: `role.${made}@example.net`, newName: `new_${made}`, newEmail: `new.${made}@example.net` },
    sendCode: (type, email) => server.sendCode(type, email, options, username),
    scanCode: () => scanCode(server, options, options),
  }
}

/** Opens an account; an earlier one of that name is gone. */
async function openAccount(server: OwnersServer, username: string): Promise<Role> {
  const { database, now } = server
  const earlier = await findUser(database, username)
  if (earlier !== undefined) await removeUser(database, earlier.id)
  const user = newUser(username, await fakePasswords.hash(PASSWORD), 0, now())
  await addUser(database, user)
  const place = { userId: user.id, isBound: false, device: '', address: '' }
  const { token } = await addSession(database, place, now())
  const role = makeRole(server, { username, isUser: true, password: PASSWORD, token })
  await bindEmailAddress(database, user.id, role.email)
  return role
}

/** The roles of the matrix, each made anew by a call. The admin is a user like any other but in what it looks after. */
export const ROLES: Readonly<Record<string, (server: OwnersServer, owner: Owner) => Role | Promise<Role>>> = {
  'a guest': (server) => makeRole(server, { username: 'guest', isUser: false, password: PASSWORD }),
  'an ended login of the owner': (server, { username, password, ended }) =>
    makeRole(server, { username, isUser: false, password, token: ended }),
  'another user': (server) => openAccount(server, 'another'),
  'the admin': (server) => openAccount(server, ADMIN),
}
