import * as v from 'valibot'
import { anyPassword, username } from '../entities/account.ts'
import { SCAN_STATES } from '../entities/scan.ts'
import { loginOutput } from './account.ts'
import { endpoint } from './endpoint.ts'

/** Names the code for the browser that shows it; it is no secret. */
const uuid = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
/** The secret of the code. */
const rid = v.pipe(v.string(), v.regex(/^[\w-]{22}$/))

/**
 * The client draws the code of a login: its logo and colours are those of the page. Whoever accepts `image/png` alone gets
 * a picture in place of the answer.
 */
export const getQrCode = endpoint({
  method: 'POST',
  path: '/users/get_unlimited_qrcode',
  about:
    'Begins a login by QR code (type 1), or binds a user of the mini-program to the account that is logged in (type 2).',
  input: v.variant('type', [
    v.object({ type: v.literal(1), uuid }),
    /** The name is that of the account, the password proves that its owner asks. */
    v.object({ type: v.literal(2), uuid, username, password: anyPassword }),
  ]),
  output: v.object({
    /** What the code of a login holds; else empty. */
    url: v.string(),
    /** The mini-program's code as a data URL; else empty. */
    picture: v.string(),
    /** For how long the code is good. */
    seconds: v.number(),
  }),
})

/** The calls of the mini-program: `scene` is what its page was opened with, `code` what its `wx.login` has given. */
export const bindOpenId = endpoint({
  method: 'POST',
  path: '/users/wx_scan',
  about: 'Binds the user of the mini-program to the account whose code it has scanned (type 2).',
  input: v.object({ scene: rid, code: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)) }),
  output: v.object({}),
})

export const scanStatus = endpoint({
  method: 'GET',
  path: '/users/get_wx_login_status',
  about: 'What has become of a QR code; once confirmed it logs in, only the browser that shows it and once.',
  input: v.object({
    uuid,
    bind: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text === 'true'),
      ),
      'false',
    ),
  }),
  output: v.object({
    state: v.picklist(SCAN_STATES),
    /** Who has scanned it, in part, and the number to be chosen on that device. */
    name: v.string(),
    number: v.nullable(v.number()),
    login: v.nullable(loginOutput),
  }),
  cache: 0,
})

export const scan = endpoint({
  method: 'POST',
  path: '/users/scan',
  about: 'Tells who has scanned a QR code which browser shows it, and three numbers to choose from.',
  input: v.object({ rid }),
  output: v.object({
    device: v.string(),
    /** A region, else the address. */
    place: v.string(),
    isOtherNetwork: v.boolean(),
    /** Seconds since the code was made. */
    age: v.number(),
    choices: v.array(v.number()),
  }),
  auth: 'user',
})

export const confirmScan = endpoint({
  method: 'POST',
  path: '/users/confirm_scan',
  about: 'Logs in the browser that shows a QR code, by the number that it shows; another number, or none, refuses it.',
  input: v.object({ rid, number: v.nullable(v.number()) }),
  output: v.object({ isConfirmed: v.boolean() }),
  auth: 'user',
})
