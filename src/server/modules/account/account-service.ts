import { CODE } from '../../../shared/api/endpoint.ts'
import type { Language } from '../../../shared/constants.ts'
import { type AccountRules, ADMIN, isPassword, type UserInfo, usernameKey } from '../../../shared/entities/account.ts'
import { RESEND_SECONDS } from '../../../shared/entities/mail-code.ts'
import type { Database } from '../../adapters/database/open.ts'
import { awaitTurn } from '../../adapters/database/take-turns.ts'
import type { Clock } from '../../core/clock.ts'
import type { Bus } from '../../core/ports/bus.ts'
import type { Limits } from '../../core/ports/limits.ts'
import { type Passwords, PasswordsBusy } from '../../core/ports/passwords.ts'
import { refuse } from '../../core/route/errors.ts'
import type { Session } from '../../core/route/session.ts'
import type { Cloud } from './cloud.ts'
import { noticeLetter } from './codes/letters.ts'
import type { MailCodeRow } from './codes/mail-code-repository.ts'
import type { MailCodes } from './codes/mail-codes.ts'
import { deleteResetLink } from './codes/reset-link-repository.ts'
import { beginAttempt, deleteAttempt, deleteFailures } from './login/failed-login-repository.ts'
import { checkNewPassword } from './password/new-password.ts'
import { addUser, changeUser, findUser, infoOf, readUser, type UserRow } from './profile/user-repository.ts'
import { redeemInvitation } from './register/invitation-repository.ts'
import { consumeSetupToken, isSetupToken } from './register/setup-repository.ts'
import { hashOf, makeSecret } from './secrets.ts'
import {
  addSession,
  endSessions,
  isKnownDevice,
  type LoginPlace,
  type NewSession,
  rememberDevice,
} from './sessions/session-repository.ts'

export interface AccountPorts {
  readonly database: Database
  readonly limits: Limits
  readonly passwords: Passwords
  readonly clock: Clock
  readonly rules: AccountRules
  readonly cloud: Cloud
  /** Is told of logins that have ended, once that is committed. */
  readonly bus: Bus
  /** Absent where the server cannot send mail. */
  readonly codes: MailCodes | undefined
}

/** Where somebody logs in, and how. */
export interface Login extends LoginPlace {
  /** The secret of the device's cookie; undefined on a new one. */
  readonly knownDevice: string | undefined
  readonly isBound: boolean
  /** The secret of the browser that codes of mails are bound to. */
  readonly browser: string
  readonly language: Language
}

/** What a login has come to. `knownDevice` is the device's secret from now on. */
export interface LoggedIn {
  readonly session: NewSession
  readonly info: UserInfo
  readonly knownDevice: string
}

/**
 * Runs a transaction that begins by using up what entitles to it, such as the code of a letter: of two at once one is
 * refused, and one that fails has used up nothing.
 */
export type Transact = <T>(act: (transaction: Database) => Promise<T>) => Promise<T>

interface Credentials {
  readonly username: string
  readonly password: string
  /** The code of a mail. */
  readonly verify?: string | undefined
}

/** The accounts of this server. All of it refuses with a message for the user. */
export interface Accounts {
  readonly register: (
    credentials: Credentials & { readonly email?: string | undefined; readonly invite?: string | undefined },
    login: Login,
  ) => Promise<LoggedIn>
  /** Refuses a token by which the account `admin` cannot be made. */
  readonly checkSetup: (token: string) => Promise<void>
  /** Makes the account `admin`. @param token of the first start's link */
  readonly setUpAdmin: (token: string, password: string, login: Login) => Promise<LoggedIn>
  readonly login: (credentials: Credentials, login: Login) => Promise<LoggedIn>
  readonly changePassword: (
    session: Session,
    passwords: { readonly old: string; readonly password: string },
    login: Login,
  ) => Promise<LoggedIn>
  /** Logs somebody in who has been proved otherwise, unless his password has changed since he was read. */
  readonly startSession: (transaction: Database, user: UserRow, login: Login) => Promise<LoggedIn>
  /** Gives an account another password; every login ends but the new one, and its owner is told. */
  readonly setPassword: (user: UserRow, password: string, login: Login, transact: Transact) => Promise<LoggedIn>
  /** Refuses if it is not the user's password; guesses are counted as those of a login. */
  readonly checkPassword: (session: Session, password: string) => Promise<UserRow>
}

/** Opens the accounts. */
export function createAccounts({ database, passwords, clock, rules, codes, cloud, bus }: AccountPorts): Accounts {
  const hashPassword = (password: string) => orBusy(passwords.hash(password))

  const transact: Transact = (act) => database.transaction().execute(act)
  /** Uses a letter up, where one is wanted. */
  const transactBy = (letter: MailCodeRow | undefined): Transact =>
    letter === undefined || codes === undefined ? transact : (act) => codes.use(letter, act)

  const startSession = async (transaction: Database, user: UserRow, login: Login): Promise<LoggedIn> => {
    await awaitPassword(transaction, user, 'wrongLogin')
    const now = clock.now()
    const knownDevice = login.knownDevice ?? makeSecret()
    await rememberDevice(transaction, knownDevice, user.id, now)
    const session = await addSession(transaction, { ...login, userId: user.id }, now)
    return { session, info: infoOf(user, await cloud.readTimes(transaction, user.id)), knownDevice }
  }

  /**
   * Compares a password, with a limit to failures. @param key whose failures they are
   * @param isTrusted see `Passwords`
   */
  const verify = async (password: string, hash: string | undefined, key: string, isTrusted: boolean) => {
    const attempt = await beginAttempt(database, key)
    if (!('begunAt' in attempt)) return refuseFor(Math.ceil(attempt.wait / 1000))
    try {
      const isRight = await orBusy(passwords.verify(password, hash, isTrusted))
      if (isRight) await deleteFailures(database, key)
      return isRight
    } catch (error) {
      await deleteAttempt(database, key, attempt.begunAt) // it was not checked
      throw error
    }
  }

  const checkPassword = async ({ userId }: Session, password: string): Promise<UserRow> => {
    const user = await readUser(database, userId)
    const isRight = await verify(password, user?.password, `user ${userId}`, true)
    return isRight && user !== undefined ? user : refuse(CODE.invalid, 'wrongPassword')
  }

  const setPassword: Accounts['setPassword'] = async (user, password, login, transactByProof) => {
    checkNewPassword(password, rules.policy, [user.username, user.email])
    const changes = { password: await hashPassword(password), is_weak: isWeak(password) }
    const done = await transactByProof(async (transaction) => {
      await awaitTurn(transaction, turnOf(user))
      await changeUser(transaction, user.id, changes)
      await deleteResetLink(transaction, user.id)
      await endSessions(transaction, user.id)
      return startSession(transaction, { ...user, ...changes }, login)
    })
    bus.publish('loginsEnded', { userId: user.id, except: done.session.id })
    if (user.email !== '')
      codes?.notify(noticeLetter(codes.localizeIn(login.language), user.email, 'mailPasswordChanged', user.username))
    return done
  }

  /**
   * A password that can be guessed is not enough on a new device, where its owner can be sent a code.
   * @returns the letter to use up, where one is wanted
   */
  const confirmDevice = async (user: UserRow, login: Login, code: string | undefined) => {
    if (codes === undefined || user.email_key === null) return undefined
    if (code !== undefined) return codes.check('device', user.email, login.browser, code)
    const wait = await codes.send({ purpose: 'device', to: user.email, user }, login)
    if (wait > RESEND_SECONDS * 1000) refuseFor(Math.ceil(wait / 1000))
    return refuse(CODE.needsCode, 'deviceCode', { address: maskedEmail(user.email) })
  }

  const checkSetup = async (token: string): Promise<void> => {
    if ((await findUser(database, ADMIN)) !== undefined) refuse(CODE.forbidden, 'setupUsed')
    if (!(await isSetupToken(database, token, clock.now()))) refuse(CODE.forbidden, 'setupOver')
  }

  return {
    startSession,
    checkPassword,
    checkSetup,

    async register({ username, password, email, verify: code = '', invite = '' }, login) {
      if (rules.registration === 'closed') refuse(CODE.forbidden, 'registrationClosed')
      if (usernameKey(username) === ADMIN) refuse(CODE.invalid, 'usernameTaken')
      checkNewPassword(password, rules.policy, [username, email ?? ''])
      if (codes !== undefined && email === undefined) return refuse(CODE.invalid, 'invalid', { field: 'email' })
      const letter = email === undefined ? undefined : await codes?.check('register', email, login.browser, code)
      const user = {
        ...newUser(username, await hashPassword(password), isWeak(password), clock.now()),
        ...(letter !== undefined && email !== undefined && { email, email_key: letter.address }),
      }
      return transactBy(letter)(async (transaction) => {
        if (rules.registration === 'invite' && !(await redeemInvitation(transaction, invite, clock.now())))
          refuse(CODE.forbidden, 'wrongInvitation')
        if (!(await addUser(transaction, user)))
          refuse(CODE.invalid, (await findUser(transaction, username)) ? 'usernameTaken' : 'emailTaken')
        return startSession(transaction, user, login)
      })
    },

    async setUpAdmin(token, password, login) {
      await checkSetup(token)
      checkNewPassword(password, rules.policy, [ADMIN])
      const admin = newUser(ADMIN, await hashPassword(password), isWeak(password), clock.now())
      return transact(async (transaction) => {
        const isFirst = (await consumeSetupToken(transaction, token)) && (await addUser(transaction, admin))
        return isFirst ? startSession(transaction, admin, login) : refuse(CODE.forbidden, 'setupUsed')
      })
    },

    async login({ username, password, verify: code }, login) {
      const user = await findUser(database, username)
      const device = login.knownDevice
      const isKnown = user !== undefined && device !== undefined && (await isKnownDevice(database, device, user.id))
      const name = user?.username_key ?? usernameKey(username)
      // whoever guesses from elsewhere cannot make the owner wait on a device of his
      const key = isKnown ? `device ${name} ${hashOf(device)}` : `name ${name}`
      const isRight = await verify(password, user?.password, key, isKnown)
      if (!isRight || user === undefined) return refuse(CODE.invalid, 'wrongLogin')
      refuseBanned(user) // before a code is sent
      const letter = !isKnown && user.is_weak === 1 ? await confirmDevice(user, login, code) : undefined
      await codes?.resetGuesses(user.email)
      return transactBy(letter)((transaction) => startSession(transaction, user, login))
    },

    async changePassword(session, { old, password }, login) {
      const user = await checkPassword(session, old)
      return setPassword(user, password, login, (act) =>
        transact(async (transaction) => {
          await awaitPassword(transaction, user, 'wrongPassword')
          return act(transaction)
        }),
      )
    },

    setPassword,
  }
}

/** What logs an account in, changes its password or bans it comes one after another. */
export const turnOf = ({ id }: Pick<UserRow, 'id'>): string => `user ${id}`

/**
 * Refuses where an account is banned or its password no longer the one that was compared, and keeps it so until the
 * transaction ends.
 */
async function awaitPassword(transaction: Database, user: UserRow, refusal: 'wrongLogin' | 'wrongPassword') {
  await awaitTurn(transaction, turnOf(user))
  const current = await readUser(transaction, user.id)
  if (current?.password !== user.password) refuse(CODE.invalid, refusal)
  refuseBanned(current)
}

/** Said to those alone who have proved that the account is theirs. */
function refuseBanned({ banned_at }: UserRow): void {
  if (banned_at !== 0) refuse(CODE.banned, 'banned')
}

/** A password that only the strong policy's rules would refuse is weak: accepted, and said. */
const isWeak = (password: string): 0 | 1 => (isPassword(password, 'asvs') ? 0 : 1)

/** A new account, whose owner has said nothing of himself yet. */
export const newUser = (username: string, password: string, is_weak: 0 | 1, made_at: number): UserRow => ({
  id: makeSecret(12),
  ...{ username, username_key: usernameKey(username), password, is_weak, made_at },
  ...{ email: '', email_key: null, open_id: '', nickname: username, note: '', sex: '1' },
  ...{ birthday: '', address: '', head: '', muted_until: 0, banned_at: 0 },
})

/** `l***n@example.org`: enough for its owner to know which it is. */
const maskedEmail = (address: string): string => address.replace(/^(.)[^@]*(?=.@)/, '$1***')

const refuseFor = (seconds: number): never =>
  refuse(CODE.tooMany, 'tooMany', { seconds }, { headers: { 'Retry-After': String(seconds) } })

async function orBusy<T>(task: Promise<T>): Promise<T> {
  try {
    return await task
  } catch (error) {
    if (error instanceof PasswordsBusy) return refuseFor(5)
    throw error
  }
}
