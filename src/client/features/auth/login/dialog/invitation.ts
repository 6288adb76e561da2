import type { Registration } from '../../../../../shared/entities/account.ts'
import type { Problem } from '../model.ts'

/** The code in what somebody has typed or pasted: the code itself, or the link `https://…/#invite=CODE`; empty for neither. */
export const inviteCode = (text: string): string => /^(?:\S*#invite=)?([\w-]{1,100})$/.exec(text.trim())?.[1] ?? ''

/** What is wrong with an invitation, where one is needed. */
export const problemsOfInvitation = (
  invite: string,
  registration: Registration,
): Readonly<Partial<Record<'invite', Problem>>> =>
  registration === 'invite' && inviteCode(invite) === '' ? { invite: 'noInvite' } : {}
