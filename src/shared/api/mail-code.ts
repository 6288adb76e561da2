import * as v from 'valibot'
import { anyPassword, email, userInfoSchema, username } from '../entities/account.ts'
import { codeTypeOf, mailCode, mailLink } from '../entities/mail-code.ts'
import { bind, loginOutput } from './account.ts'
import { endpoint } from './endpoint.ts'

const typeUpTo = (last: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(last))
/** A purpose by its number, also as the text of a query. A device's codes are sent by the login alone. */
const type = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), typeUpTo(codeTypeOf('bind')))

/** Whether the address has an account, nobody learns from the answer. */
export const sendMailCode = endpoint({
  method: 'POST',
  path: '/users/send_email',
  about: 'Sends a code and a link to an e-mail address: 1 to register, 2 to set another password, 3 to bind it.',
  input: v.object({ type, email, username: v.optional(username) }),
  /** Until another one may be sent. */
  output: v.object({ seconds: v.number() }),
})

/** The code may be in the address: it is worth nothing without a cookie of the browser that has asked for it. */
export const verifyMailCode = endpoint({
  method: 'GET',
  path: '/users/verify',
  about: 'Says whether a code is right, without using it up; wrong ones count.',
  input: v.object({ type, email, verify: mailCode }),
  output: v.object({}),
  cache: 0,
})

export const openMailLink = endpoint({
  method: 'POST',
  path: '/users/open_link',
  about: 'Tells what the link of a letter is for; confirmed, it stands for the code in the browser that has asked.',
  input: v.object({ link: mailLink, confirm: v.optional(v.boolean(), false) }),
  output: v.object({
    type: typeUpTo(codeTypeOf('device')),
    email: v.string(),
    /** The browser that has asked for the letter. */
    device: v.string(),
    /** Empty where there is no account yet. */
    username: v.string(),
  }),
})

export const updatePassword = endpoint({
  method: 'POST',
  path: '/users/update_password',
  about: 'Sets another password by the code or the link of a letter; every login ends, the answer is a new one.',
  input: v.object({
    username: v.optional(username),
    email: v.optional(email),
    verify: v.optional(mailCode),
    link: v.optional(mailLink),
    password: anyPassword,
    bind,
  }),
  output: loginOutput,
})

export const bindEmail = endpoint({
  method: 'POST',
  path: '/users/bind_email',
  about: 'Binds an e-mail address to the account by its code; every other login ends.',
  input: v.object({ email, verify: mailCode, password: anyPassword }),
  output: userInfoSchema,
  auth: 'user',
})
