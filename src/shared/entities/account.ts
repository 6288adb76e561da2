import * as v from 'valibot'
import { asyncFields } from './sync.ts'

/** How strong passwords must be: as the specification says, or as ASVS 5.0 does. */
export const PASSWORD_POLICIES = ['seed', 'asvs'] as const
export type PasswordPolicy = (typeof PASSWORD_POLICIES)[number]

/** Who may register: anyone, whoever has an invitation, or nobody. */
export const REGISTRATIONS = ['open', 'invite', 'closed'] as const
export type Registration = (typeof REGISTRATIONS)[number]

/** The operator's rules for accounts. */
export interface AccountRules {
  readonly policy: PasswordPolicy
  readonly registration: Registration
}

/** The name of the only account that may share into the official category (spec section 6). Nobody can register it. */
export const ADMIN = 'admin'

/** Letters, digits and underscore, at most 16 (spec section 5). */
export const username = v.pipe(v.string(), v.regex(/^\w{1,16}$/))

export const isUsername = (text: string): boolean => v.is(username, text)

/** One account per name, in whatever case it is written. */
export const usernameKey = (name: string): string => name.toLowerCase()

/** By policy: 3 to 16 letters and digits (spec section 5), or 8 to 128 of any characters (ASVS 5.0, 6.2.1 and 6.2.5). */
const PASSWORDS: Readonly<Record<PasswordPolicy, RegExp>> = { seed: /^[a-z\d]{3,16}$/i, asvs: /^[\s\S]{8,128}$/ }

export const isPassword = (text: string, policy: PasswordPolicy): boolean => PASSWORDS[policy].test(text)

/** What a login may send, whatever the policy was when the password was made. */
export const anyPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

/** An e-mail address as people have them; whether it exists only a mail can tell. */
export const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email())

export const isEmail = (text: string): boolean => v.is(email, text)

/** 0 is not said, 1 male, 2 female (spec section 3). */
export const SEXES = ['0', '1', '2'] as const

/** A user as his own client knows him, in the spec's spelling. */
export const userInfoSchema = v.object({
  id: v.string(),
  username,
  nickname: v.string(),
  note: v.string(),
  sex: v.picklist(SEXES),
  /** `2000-01-31`, or empty. */
  birthday: v.string(),
  /** One of the regions; empty where none is chosen. */
  address: v.string(),
  /** The name of his picture; empty for none. */
  head: v.string(),
  /** Empty while none is bound. */
  email: v.string(),
  open_id: v.string(),
  /** Whether the password is one that can be guessed. */
  is_weak: v.boolean(),
  ...asyncFields,
})
export type UserInfo = Readonly<v.InferOutput<typeof userInfoSchema>>

/** What a user says of himself; `profileSchema` has the rules. */
export type Profile = Pick<UserInfo, 'nickname' | 'note' | 'sex' | 'birthday' | 'address'>

/** A login as its owner sees it. Times in ms since the epoch. */
export const sessionSchema = v.object({
  id: v.string(),
  /** The browser and system that the login came from, as they name themselves. */
  device: v.string(),
  address: v.string(),
  madeAt: v.number(),
  seenAt: v.number(),
  /** When it last sent or fetched what is in the cloud; 0 for never. */
  syncedAt: v.number(),
  isCurrent: v.boolean(),
})
export type SessionInfo = Readonly<v.InferOutput<typeof sessionSchema>>
