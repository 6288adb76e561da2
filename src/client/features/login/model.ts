import { isEmail, isPassword, isUsername, type PasswordPolicy } from '../../../shared/entities/account.ts'

/** What is wrong with a field; a key of the messages. */
export type Problem =
  | 'nameFormat'
  | 'nameOrEmailFormat'
  | 'passwordFormat.seed'
  | 'passwordFormat.asvs'
  | 'different'
  | 'empty'

export interface LoginDraft {
  readonly name: string
  readonly password: string
}

export interface RegisterDraft extends LoginDraft {
  readonly again: string
}

type Problems<Draft> = Readonly<Partial<Record<keyof Draft, Problem>>>

/** What is wrong with a login (spec section 5). */
export function problemsOfLogin({ name, password }: LoginDraft): Problems<LoginDraft> {
  const isKnown = isUsername(name.trim()) || isEmail(name)
  return { ...(isKnown ? {} : { name: 'nameOrEmailFormat' }), ...(password === '' ? { password: 'empty' } : {}) }
}

/** What is wrong with a registration, by the rules of the server. */
export function problemsOfRegistration(
  { name, password, again }: RegisterDraft,
  policy: PasswordPolicy,
): Problems<RegisterDraft> {
  return {
    ...(isUsername(name.trim()) ? {} : { name: 'nameFormat' }),
    ...(isPassword(password, policy) ? {} : { password: `passwordFormat.${policy}` }),
    ...(password === again ? {} : { again: 'different' }),
  }
}
