import type { Hono } from 'hono'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { bindOpenId } from '../../../../shared/api/scan.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { takeTurns } from '../../../adapters/database/take-turns.ts'
import { readTime } from '../../../adapters/database/time.ts'
import type { Log } from '../../../core/log.ts'
import type { Limits } from '../../../core/ports/limits.ts'
import { type CodePicture, type MiniProgram, MiniProgramFailure } from '../../../core/ports/mini-program.ts'
import type { Env } from '../../../core/route/context.ts'
import { refuse } from '../../../core/route/errors.ts'
import { createLimit } from '../../../core/route/limits.ts'
import { mount } from '../../../core/route/route.ts'
import { noticeLetter } from '../codes/letters.ts'
import type { MailCodes } from '../codes/mail-codes.ts'
import { bindUserOpenId, readUser, type UserRow } from '../profile/user-repository.ts'
import { hashOf, makeSecret } from '../secrets.ts'
import { addScan, findScan, moveScan } from './scan-repository.ts'

export interface BindPorts {
  readonly limits: Limits
  readonly database: Database
  readonly log: Log
  readonly codes: MailCodes | undefined
  /** Absent where the operator has none. */
  readonly miniProgram: MiniProgram | undefined
}

/** Where a code is shown. */
interface Screen {
  readonly uuid: string
  /** The secret of its cookie. */
  readonly browser: string
  readonly address: string
}

/** Makes a code that binds whoever scans it by the mini-program to an account. Refuses where there is no mini-program. */
export async function makeBindCode(
  ports: BindPorts,
  user: UserRow,
  { uuid, browser, address }: Screen,
): Promise<CodePicture> {
  const { database, miniProgram } = ports
  if (miniProgram === undefined) return refuse(CODE.unavailable, 'noMiniProgram')
  const scene = makeSecret(16)
  const row = {
    ...{ rid: hashOf(scene), uuid, browser: hashOf(browser), address, device: '', purpose: 'bind' as const },
    ...{ state: 'waiting' as const, user_id: user.id, polls: 0, number: 0, choices: '' },
    made_at: await readTime(database),
  }
  if (!(await addScan(database, row))) refuse(CODE.conflict, 'codeTaken')
  return orFailed(miniProgram.drawCode(scene), ports)
}

/** Routes that the mini-program calls. */
export function mountBinding(app: Hono<Env>, ports: BindPorts): void {
  const { database, miniProgram, codes } = ports
  mount(
    app,
    bindOpenId,
    async ({ scene, code }, { language }) => {
      if (miniProgram === undefined) return refuse(CODE.unavailable, 'noMiniProgram')
      const row = await findScan(database, { rid: hashOf(scene) }, await readTime(database))
      const user = row?.user_id == null ? undefined : await readUser(database, row.user_id)
      if (row?.purpose !== 'bind' || row.state !== 'waiting' || user === undefined)
        return refuse(CODE.invalid, 'scanExpired')
      const openId = await orFailed(miniProgram.openIdOf(code), ports)
      if (openId === undefined) {
        await moveScan(database, row.rid, 'waiting', 'denied')
        return refuse(CODE.invalid, 'noOpenId')
      }
      await takeTurns(database, `open id ${openId}`, async (transaction) => {
        if (!(await moveScan(transaction, row.rid, 'waiting', 'confirmed'))) refuse(CODE.invalid, 'scanExpired')
        if (!(await bindUserOpenId(transaction, user.id, openId))) refuse(CODE.invalid, 'openIdTaken')
      })
      if (user.email !== '' && user.open_id !== openId)
        codes?.notify(noticeLetter(codes.localizeIn(language), user.email, 'mailOpenIdChanged', user.username))
      return {}
    },
    createLimit(ports.limits, 'account.bind', 30, 60),
  )
}

/** @param log says why WeChat did not answer; the user is told that it did not. @throws Refusal */
async function orFailed<T>(asked: Promise<T>, { log }: Pick<BindPorts, 'log'>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof MiniProgramFailure)) throw error
    log.warn({ reason: error.message }, 'the mini-program cannot be asked')
    return refuse(CODE.unavailable, 'miniProgramFailed')
  }
}

/** A picture as text for a page. */
export const dataUrlOf = ({ type, bytes }: CodePicture): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
