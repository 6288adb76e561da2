import type { Hono } from 'hono'
import type * as v from 'valibot'
import { CODE } from '../../../../shared/api/endpoint.ts'
import {
  bindEmail,
  openMailLink,
  sendMailCode,
  updatePassword,
  verifyMailCode,
} from '../../../../shared/api/mail-code.ts'
import { type CodePurpose, codePurposeOf, codeTypeOf } from '../../../../shared/entities/mail-code.ts'
import type { Env } from '../../../core/route/context.ts'
import { refuse } from '../../../core/route/errors.ts'
import type { Limit } from '../../../core/route/limits.ts'
import { mount, mountForGuestsToo, mountForUser } from '../../../core/route/route.ts'
import type { Session } from '../../../core/route/session.ts'
import type { AccountPorts, Accounts } from '../account-service.ts'
import { readCodeCaller } from '../login/code-caller.ts'
import { answerLogin, readLogin } from '../login/login-reply.ts'
import { bindEmailAddress, findUser, infoOf, readUser, type UserRow } from '../profile/user-repository.ts'
import { endSessions } from '../sessions/session-repository.ts'
import { noticeLetter, takenLetter } from './letters.ts'
import { confirmMailCode } from './mail-code-repository.ts'
import { type MailCodes, secondsOf } from './mail-codes.ts'
import { proveByAdmin, type ResetProof } from './reset-proof.ts'

type SentProof = v.InferOutput<typeof updatePassword.input>

interface MailRoutePorts extends AccountPorts {
  readonly accounts: Accounts
  readonly limit: Limit
}

/** Routes of what is proved by mail: codes, another password, an address. */
export function mountMail(
  app: Hono<Env>,
  { database, codes, cloud, bus, accounts, rules, limit }: MailRoutePorts,
): void {
  const mail = (): MailCodes => codes ?? refuse(CODE.unavailable, 'noMail')
  /** The letter of a link; without mail there is none that is good. */
  const openLetter = async (link: string) => codes?.open(link) ?? refuse(CODE.invalid, 'linkExpired')
  /** The account that has a name and an address; to anybody else it is as if there were none. */
  const findOwner = async (username: string, email: string): Promise<UserRow | undefined> => {
    const user = await findUser(database, email)
    return user !== undefined && user.id === (await findUser(database, username))?.id ? user : undefined
  }
  /** Whose a letter is. */
  const ownerOf = async (
    purpose: CodePurpose,
    session: Session | undefined,
    { username = '', email }: { readonly username: string | undefined; readonly email: string },
  ): Promise<UserRow | undefined> => {
    if (purpose === 'reset') return findOwner(username, email)
    return purpose === 'bind' && session !== undefined ? readUser(database, session.userId) : undefined
  }
  /** What the code or the link of a letter proves to set another password. */
  const proveByMail = async (
    { username = '', email = '', verify = '', link }: Pick<SentProof, 'username' | 'email' | 'verify' | 'link'>,
    browser: string,
  ): Promise<ResetProof> => {
    const row = link === undefined ? await mail().check('reset', email, browser, verify) : await openLetter(link)
    const user = row.user_id === null ? undefined : await readUser(database, row.user_id)
    const isOwner = user !== undefined && (link !== undefined || (await findOwner(username, email)) !== undefined)
    if (!isOwner || row.purpose !== 'reset') return refuse(CODE.invalid, 'wrongCode')
    return { user, transact: (act) => mail().use(row, act) }
  }
  const purposeOf = (type: number): CodePurpose =>
    codePurposeOf(type) ?? refuse(CODE.invalid, 'invalid', { field: 'type' })

  mountForGuestsToo(app, sendMailCode, async ({ type, email, username }, session, caller, reply) => {
    const purpose = purposeOf(type)
    if (purpose === 'bind' && session === undefined) refuse(CODE.loginExpired, 'loginExpired')
    if (purpose === 'register' && rules.registration === 'closed') refuse(CODE.forbidden, 'registrationClosed')
    const user = await ownerOf(purpose, session, { username, email })
    const isTaken = purpose === 'register' && (await findUser(database, email)) !== undefined
    const wait = await mail().send(
      {
        // another spelling of an address may be another mailbox
        to: purpose === 'reset' && user !== undefined ? user.email : email,
        ...{ purpose, user, isSilent: purpose === 'reset' && user === undefined },
        letter: isTaken ? (localize, host) => takenLetter(localize, email, host) : undefined,
      },
      readCodeCaller(caller, reply),
    )
    if (wait > 0) refuse(CODE.tooMany, 'tooMany', { seconds: secondsOf(wait) })
    return { seconds: secondsOf(0) }
  })

  mount(app, verifyMailCode, async ({ type, email, verify }, caller, reply) => {
    await mail().check(purposeOf(type), email, readCodeCaller(caller, reply).browser, verify)
    return {}
  })

  mount(
    app,
    openMailLink,
    async ({ link, confirm }) => {
      const byAdmin = await proveByAdmin(database, link)
      if (byAdmin !== undefined)
        return { type: codeTypeOf('reset'), email: '', device: '', username: byAdmin.user.username }
      const row = await openLetter(link)
      if (confirm && row.purpose !== 'reset') await confirmMailCode(database, row.link)
      // whoever reads the mail of an address that is yet to be bound may be a stranger
      const user = row.user_id === null || row.purpose === 'bind' ? undefined : await readUser(database, row.user_id)
      return { type: codeTypeOf(row.purpose), email: row.address, device: row.device, username: user?.username ?? '' }
    },
    limit,
  )

  mount(
    app,
    updatePassword,
    async ({ username, email, verify, link, password, bind }, caller, reply) => {
      const login = readLogin(caller, reply, bind, true)
      const byAdmin = link === undefined ? undefined : await proveByAdmin(database, link)
      const { user, transact } = byAdmin ?? (await proveByMail({ username, email, verify, link }, login.browser))
      return answerLogin(await accounts.setPassword(user, password, login, transact), reply)
    },
    limit,
  )

  mountForUser(app, bindEmail, async ({ email, verify, password }, session, caller, reply) => {
    const user = await accounts.checkPassword(session, password)
    const place = readCodeCaller(caller, reply)
    const row = await mail().check('bind', email, place.browser, verify)
    if (row.user_id !== user.id) refuse(CODE.invalid, 'wrongCode')
    await mail().use(row, async (transaction) => {
      if (!(await bindEmailAddress(transaction, user.id, email))) refuse(CODE.invalid, 'emailTaken')
      await endSessions(transaction, user.id, { except: session.id })
    })
    bus.publish('loginsEnded', { userId: user.id, except: session.id })
    if (user.email !== '' && user.email_key !== row.address)
      mail().notify(noticeLetter(mail().localizeIn(place.language), user.email, 'mailAddressChanged', user.username))
    return infoOf({ ...user, email, email_key: row.address }, await cloud.readTimes(database, user.id))
  })
}
