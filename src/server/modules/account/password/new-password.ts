import { CODE } from '../../../../shared/api/endpoint.ts'
import { isPassword, type PasswordPolicy } from '../../../../shared/entities/account.ts'
import { refuse } from '../../../core/errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * Refuses a new password that the policy does not take; the strong one takes none that guessers try first (ASVS 5.0,
 * 6.2.4 and 6.2.11). @param names of its owner, which it must not stand on
 */
export function checkNewPassword(password: string, policy: PasswordPolicy, names: readonly string[]): void {
  if (!isPassword(password, policy)) refuse(CODE.invalid, 'weakPassword')
  if (policy === 'asvs' && isCommonPassword(password, names)) refuse(CODE.invalid, 'commonPassword')
}
