import * as v from 'valibot'
import type { PasswordPolicy } from './account.ts'

/**
 * What a code is sent for, in the order of the call's numbers from 1: to register, to set another password, to bind an address (the
 * spec's type 3), to log in on a new device.
 */
export const CODE_PURPOSES = ['register', 'reset', 'bind', 'device'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

export const codeTypeOf = (purpose: CodePurpose): number => CODE_PURPOSES.indexOf(purpose) + 1
export const codePurposeOf = (type: number): CodePurpose | undefined => CODE_PURPOSES[type - 1]

/** Seconds until another code may be sent (spec section 5). */
export const RESEND_SECONDS = 60

/** How long a code is: four digits; six characters to bind an address (spec section 5), and always under `asvs`. */
export const codeLength = (purpose: CodePurpose, policy: PasswordPolicy): number =>
  purpose === 'bind' || policy === 'asvs' ? 6 : 4

/** A code as it is typed. */
export const mailCode = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z\d]{0,6}$/))
/** The secret of a link that a letter carries. */
export const mailLink = v.pipe(v.string(), v.regex(/^[\w-]{22}$/))
