import { isEmail, isPassword, isUsername, type PasswordPolicy } from '../../../../shared/entities/account.ts'

/** What is wrong with a field; a key of the messages. */
export type Problem =
  | 'nameFormat'
  | 'nameOrEmailFormat'
  | 'emailFormat'
  | 'emailEmpty'
  | 'passwordFormat.seed'
  | 'passwordFormat.asvs'
  | 'different'
  | 'noInvite'
  | 'empty'

export interface LoginDraft {
  readonly name: string
  readonly password: string
}

/** A password that is set, and once more. */
export interface NewPassword {
  readonly password: string
  readonly again: string
}

/** A registration, or a password that is set by mail; the code is for the server to judge. */
export interface RegisterDraft extends NewPassword {
  readonly name: string
  readonly email: string
}

type Problems<Draft> = Readonly<Partial<Record<keyof Draft, Problem>>>

/** What is wrong with a login (spec section 5). */
export function problemsOfLogin({ name, password }: LoginDraft): Problems<LoginDraft> {
  const isKnown = isUsername(name.trim()) || isEmail(name)
  return { ...(isKnown ? {} : { name: 'nameOrEmailFormat' }), ...(password === '' ? { password: 'empty' } : {}) }
}

/** What is wrong with a new password, by the rules of the server. */
export const problemsOfNewPassword = (
  { password, again }: NewPassword,
  policy: PasswordPolicy,
): Problems<NewPassword> => ({
  ...(isPassword(password, policy) ? {} : { password: `passwordFormat.${policy}` }),
  ...(password === again ? {} : { again: 'different' }),
})

/** What is wrong with an e-mail address (spec section 5). */
export const problemsOfEmail = (email: string): Problems<Pick<RegisterDraft, 'email'>> =>
  isEmail(email) ? {} : { email: email.trim() === '' ? 'emailEmpty' : 'emailFormat' }

/** What is wrong with a registration. @param hasMail whether an address is wanted */
export const problemsOfRegistration = (
  draft: RegisterDraft,
  policy: PasswordPolicy,
  hasMail: boolean,
): Problems<RegisterDraft> => ({
  ...(isUsername(draft.name.trim()) ? {} : { name: 'nameFormat' }),
  ...(hasMail ? problemsOfEmail(draft.email) : {}),
  ...problemsOfNewPassword(draft, policy),
})

/** What is wrong with a password that is set by mail. */
export const problemsOfReset = (draft: RegisterDraft, policy: PasswordPolicy): Problems<RegisterDraft> =>
  problemsOfRegistration(draft, policy, true)
