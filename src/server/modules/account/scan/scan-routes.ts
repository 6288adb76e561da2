import { randomInt } from 'node:crypto'
import type { Hono } from 'hono'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { confirmScan, getQrCode, scan, scanStatus } from '../../../../shared/api/scan.ts'
import { usernameKey } from '../../../../shared/entities/account.ts'
import { SCAN } from '../../../../shared/entities/scan.ts'
import { readTime } from '../../../adapters/database/time.ts'
import { addressKey } from '../../../core/address.ts'
import type { LookUpAddress } from '../../../core/ports/address-region.ts'
import type { Env } from '../../../core/route/context.ts'
import { refuse } from '../../../core/route/errors.ts'
import { createLimit } from '../../../core/route/limits.ts'
import { pageAddress } from '../../../core/route/page-address.ts'
import { mount, mountForGuestsToo, mountForUser } from '../../../core/route/route.ts'
import type { Session } from '../../../core/route/session.ts'
import type { AccountPorts, Accounts } from '../account-service.ts'
import { deviceName } from '../login/device-name.ts'
import { answerLogin, readLogin } from '../login/login-reply.ts'
import { readUser } from '../profile/user-repository.ts'
import { hashOf, makeSecret } from '../secrets.ts'
import { type BindPorts, dataUrlOf, makeBindCode, mountBinding } from './bind-routes.ts'
import { drawQr } from './draw-qr.ts'
import {
  addScan,
  claimScan,
  countPoll,
  countRefusals,
  findScan,
  moveScan,
  SCAN_LIMITS,
  type ScanRow,
} from './scan-repository.ts'

/** The browser that shows a code; without its cookie a question is answered by the state alone. */
const SCREEN_COOKIE = { name: 'qr', maxAgeSeconds: 600 } as const

export interface ScanPorts extends AccountPorts, BindPorts {
  readonly accounts: Accounts
  readonly publicUrl: URL | undefined
  readonly lookUpAddress: LookUpAddress
}

/** Routes of the login by QR code, which a device that is logged in confirms (security.md 4.4). */
export function mountScans(app: Hono<Env>, ports: ScanPorts): void {
  const { database, accounts, publicUrl, lookUpAddress } = ports
  mountBinding(app, ports)
  mountForGuestsToo(
    app,
    getQrCode,
    async ({ uuid, ...input }, session, caller, { setCookie, offerPicture }) => {
      const browser = caller.cookie(SCREEN_COOKIE.name) ?? makeSecret()
      setCookie({ ...SCREEN_COOKIE, value: browser })
      if (input.type === 2) {
        if (session === undefined) return refuse(CODE.loginExpired, 'loginExpired')
        const user = await accounts.checkPassword(session, input.password)
        if (user.username_key !== usernameKey(input.username)) refuse(CODE.invalid, 'invalid', { field: 'username' })
        const picture = await makeBindCode(ports, user, { uuid, browser, address: addressKey(caller.address) })
        offerPicture(picture)
        return { url: '', picture: dataUrlOf(picture), seconds: SCAN.lifeSeconds }
      }
      const rid = makeSecret(16)
      const row = {
        ...{ rid: hashOf(rid), uuid, browser: hashOf(browser), address: addressKey(caller.address) },
        purpose: 'login' as const,
        ...{ device: deviceName(caller.userAgent), state: 'waiting' as const, user_id: null, polls: 0 },
        ...{ ...makeNumbers(), made_at: await readTime(database) },
      }
      if (!(await addScan(database, row))) refuse(CODE.conflict, 'codeTaken')
      const url = `${pageAddress(caller, publicUrl)}#scan=${rid}`
      offerPicture(drawQr(url))
      return { url, picture: '', seconds: SCAN.lifeSeconds }
    },
    createLimit(ports.limits, 'account.scan', 30, 60),
  )

  mount(app, scanStatus, async ({ uuid, bind }, caller, reply) => {
    const browser = caller.cookie(SCREEN_COOKIE.name)
    const isScreen = browser !== undefined && (await countPoll(database, { uuid, browser: hashOf(browser) }))
    const row = await findScan(database, { uuid }, await readTime(database))
    const isOver = !isScreen && row !== undefined && row.polls >= SCAN.maxPolls
    const state = row === undefined || row.state === 'done' || isOver ? 'expired' : row.state
    const nothing = { state, name: '', number: null, login: null }
    if (row === undefined || !isScreen || row.purpose === 'bind') return nothing
    const user = row.user_id === null ? undefined : await readUser(database, row.user_id)
    if (user === undefined || (state !== 'scanned' && state !== 'confirmed')) return nothing
    const shown = { ...nothing, name: maskedName(user.nickname) }
    if (state === 'scanned') return { ...shown, number: row.number }
    const login = await database
      .transaction()
      .execute(async (transaction) =>
        (await moveScan(transaction, row.rid, 'confirmed', 'done'))
          ? accounts.startSession(transaction, user, readLogin(caller, reply, bind, false))
          : undefined,
      )
    if (login === undefined) return { ...nothing, state: 'expired' as const }
    return { ...shown, login: answerLogin(login, reply) }
  })

  /** The code of a secret, if the user may decide on it. */
  const readMine = async (rid: string, { userId }: Session): Promise<ScanRow> => {
    if ((await countRefusals(database, userId, await readTime(database))) >= SCAN_LIMITS.refusals)
      refuse(CODE.tooMany, 'scansPaused')
    const row = await findScan(database, { rid: hashOf(rid) }, await readTime(database))
    if (row?.purpose !== 'login' || (row.state !== 'waiting' && row.state !== 'scanned'))
      return refuse(CODE.invalid, 'scanExpired')
    return row
  }

  mountForUser(app, scan, async ({ rid }, session, caller) => {
    const row = await readMine(rid, session)
    if (!(await claimScan(database, row.rid, session.userId))) refuse(CODE.invalid, 'scanExpired')
    const region = await lookUpAddress(row.address)
    return {
      device: row.device,
      place: region === undefined ? row.address : [...new Set([region.province, region.city])].join(' ').trim(),
      isOtherNetwork: row.address !== addressKey(caller.address),
      age: Math.round(((await readTime(database)) - row.made_at) / 1000),
      choices: row.choices.split(' ').map(Number),
    }
  })

  mountForUser(app, confirmScan, async ({ rid, number }, session) => {
    const row = await readMine(rid, session)
    if (row.state !== 'scanned' || row.user_id !== session.userId) return refuse(CODE.invalid, 'scanExpired')
    const isConfirmed = number === row.number
    if (!(await moveScan(database, row.rid, 'scanned', isConfirmed ? 'confirmed' : 'denied')))
      refuse(CODE.invalid, 'scanExpired')
    return { isConfirmed }
  })
}

/** Three numbers of two digits, of which the screen shows one. */
function makeNumbers(): { readonly number: number; readonly choices: string } {
  const numbers = new Set<number>()
  while (numbers.size < 3) numbers.add(randomInt(10, 100))
  const choices = [...numbers]
  return { number: choices[randomInt(3)] ?? 10, choices: choices.join(' ') }
}

/** `林**`: enough for its owner to know himself. */
const maskedName = (nickname: string): string => `${[...nickname][0] ?? ''}**`
