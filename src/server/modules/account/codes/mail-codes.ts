import { randomInt } from 'node:crypto'
import { CODE } from '../../../../shared/api/endpoint.ts'
import type { Language } from '../../../../shared/constants.ts'
import type { PasswordPolicy } from '../../../../shared/entities/account.ts'
import { type CodePurpose, codeLength, RESEND_SECONDS } from '../../../../shared/entities/mail-code.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { takeTurns } from '../../../adapters/database/take-turns.ts'
import { readTime } from '../../../adapters/database/time.ts'
import type { Log } from '../../../core/log.ts'
import type { Messages } from '../../../core/messages.ts'
import type { Limits } from '../../../core/ports/limits.ts'
import { type Letter, type Mailer, MailFailure } from '../../../core/ports/mail.ts'
import { refuse } from '../../../core/route/errors.ts'
import { createLimit } from '../../../core/route/limits.ts'
import type { CodeCaller } from '../login/code-caller.ts'
import { emailKey } from '../profile/user-repository.ts'
import { hashOf, makeSecret } from '../secrets.ts'
import { countUsersSince } from '../sessions/session-repository.ts'
import { codeLetter, type Localize, localizeIn } from './letters.ts'
import {
  addMailCode,
  beginGuess,
  CODE_LIMITS,
  consumeMailCode,
  deleteGuess,
  deleteGuesses,
  findByLink,
  findMailCode,
  type GuessCount,
  type MailCodeRow,
  readGuesses,
  turnOfMail,
} from './mail-code-repository.ts'

const HOUR_MS = 3_600_000
/** Letters of one address of the network, and of the whole server, in an hour (T40). */
const PER_CALLER = 20
const PER_SERVER = 600
/** Wrong guesses of all in an hour after which letters carry links only: at least this many, or one user in a hundred. */
const MIN_WRONG_PER_HOUR = 20
/** Without what is mistaken for another sign. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

interface CodeRequest {
  readonly purpose: CodePurpose
  readonly to: string
  /** The account, where there is one. */
  readonly user?: { readonly id: string; readonly username: string } | undefined
  /** Another letter in place of the one with the code; nobody is told which it is. */
  readonly letter?: ((localize: Localize, host: string) => Letter) | undefined
  /** Writes all down and sends nothing: there is nobody whom it could be sent to. */
  readonly isSilent?: boolean
}

/** Codes and links that prove that somebody reads the mail of an address. */
export interface MailCodes {
  /** Sends a code. @returns for how many ms the address gets no letter; 0 if it was sent. Refuses where mail fails */
  readonly send: (request: CodeRequest, caller: CodeCaller) => Promise<number>
  /** The letter whose code this is, or whose link was opened; refuses any other. It is not used up. */
  readonly check: (purpose: CodePurpose, to: string, browser: string, code: string) => Promise<MailCodeRow>
  /** The letter of a link; refuses where it is no longer good. */
  readonly open: (link: string) => Promise<MailCodeRow>
  /** Uses a letter up, then does what it entitles to, in one transaction. Refuses if another request was faster. */
  readonly use: <T>(row: MailCodeRow, act: (transaction: Database) => Promise<T>) => Promise<T>
  /** Forgets wrong guesses: the owner of an address has acted. */
  readonly resetGuesses: (to: string) => Promise<void>
  /** Tells of a change. @returns whether the mail server took it; it is no failure if not */
  readonly notify: (letter: Letter) => Promise<boolean>
  readonly localizeIn: (language: Language) => Localize
}

export interface MailPorts {
  readonly limits: Limits
  readonly database: Database
  readonly log: Log
  readonly messages: Messages
  readonly mailer: Mailer
  readonly publicUrl: URL
  readonly policy: PasswordPolicy
}

/** Opens the codes of a server that can send mail (security.md 4.2). */
export function createMailCodes({ database, limits, log, messages, mailer, publicUrl, policy }: MailPorts): MailCodes {
  const limitCaller = createLimit(limits, 'mail.caller', PER_CALLER, HOUR_MS / 1000)
  const limitServer = createLimit(limits, 'mail.server', PER_SERVER, HOUR_MS / 1000)
  /** The wrong guesses of all in the hour of a time. */
  const hourOf = async (now: number) => ({
    key: `hour ${Math.floor(now / HOUR_MS)}`,
    limit: Math.max(MIN_WRONG_PER_HOUR, Math.ceil((await countUsersSince(database, now - 24 * HOUR_MS)) / 100)),
  })

  /** Whether codes are taken at the moment: not after too many wrong ones, of an address or of all. */
  const takesCodes = async (address: string, hour: GuessCount): Promise<boolean> =>
    (await readGuesses(database, address)) < CODE_LIMITS.wrongOfAddress &&
    (await readGuesses(database, hour.key)) < hour.limit

  const deliver = async (letter: Letter): Promise<void> => {
    try {
      await mailer.send(letter)
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error
      log.error({ reason: error.message }, 'a letter could not be sent')
      refuse(CODE.unavailable, 'mailFailed')
    }
  }

  return {
    localizeIn: (language) => localizeIn(messages, language),

    async send({ purpose, to, user, letter, isSilent }, { address: network, language, device, browser }) {
      await limitCaller(network)
      await limitServer('')
      const address = emailKey(to)
      const [link, code] = [makeSecret(16), makeCode(codeLength(purpose, policy))]
      const now = await readTime(database)
      const takesCode = await takesCodes(address, await hourOf(now))
      const row = {
        ...{ purpose, address, device, user_id: user?.id ?? null, sent_at: now },
        ...{ link: hashOf(link), browser: hashOf(browser), code: takesCode ? codeHash(browser, code) : null },
        ...{ wrong: 0, is_confirmed: 0, is_used: 0 },
      }
      const wait = await addMailCode(database, row, now)
      if (wait > 0 || isSilent) return wait
      const localize = localizeIn(messages, language)
      const page = new URL(publicUrl)
      page.hash = `verify=${link}`
      const shown = { purpose, to, device, host: publicUrl.host, name: user?.username ?? '', link: page.href }
      const sent = deliver(
        letter?.(localize, publicUrl.host) ?? codeLetter(localize, { ...shown, code: takesCode ? code : undefined }),
      )
      // whoever asks for another's password must not learn from the time whether there is an account
      if (purpose === 'reset') sent.catch(() => {})
      else await sent
      return 0
    },

    async check(purpose, to, browser, code) {
      const address = emailKey(to)
      const now = await readTime(database)
      const row = await findMailCode(database, { purpose, address, browser: hashOf(browser) }, now)
      if (row === undefined) return refuse(CODE.invalid, 'wrongCode')
      if (row.is_confirmed === 1) return row
      // counted before it is compared: guesses at once are counted, too
      const hour = await hourOf(now)
      if (row.code === null || !(await takesCodes(address, hour))) return refuse(CODE.invalid, 'codesClosed')
      if (!(await beginGuess(database, row, hour, now))) return refuse(CODE.invalid, 'codesClosed')
      if (row.code !== codeHash(browser, code)) return refuse(CODE.invalid, 'wrongCode')
      await deleteGuess(database, row, hour)
      return row
    },

    open: async (link) =>
      (await findByLink(database, hashOf(link), await readTime(database))) ?? refuse(CODE.invalid, 'linkExpired'),

    use: ({ link, address }, act) =>
      takeTurns(database, turnOfMail(address), async (transaction) => {
        if (!(await consumeMailCode(transaction, link))) refuse(CODE.invalid, 'wrongCode')
        await deleteGuesses(transaction, address)
        return act(transaction)
      }),

    async resetGuesses(to) {
      await deleteGuesses(database, emailKey(to))
    },

    notify: (letter) =>
      deliver(letter).then(
        () => true,
        () => false,
      ),
  }
}

/** For how long the button that asks for another letter is off, in whole seconds. */
export const secondsOf = (wait: number): number => Math.ceil(wait / 1000) || RESEND_SECONDS

const makeCode = (length: number): string =>
  length === 4
    ? String(randomInt(10_000)).padStart(4, '0')
    : Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** A code is hashed together with the secret of its browser, which the database does not have. */
const codeHash = (browser: string, code: string): string => hashOf(`${browser} ${code}`)
