import { INVITATION_LIMITS } from '../../../../../../shared/api/admin-invitations.ts'

/** How many may register by an invitation, and within how many days, as it is typed. */
export interface InvitationDraft {
  readonly uses: string
  readonly days: string
}

type Field = keyof InvitationDraft

/** A whole number from 1 to the most that there may be; undefined for what is none. */
function wholeOf(draft: InvitationDraft, field: Field): number | undefined {
  const text = draft[field].normalize('NFKC').trim() // an input method may write １２
  const number = Number(text)
  return /^\d+$/.test(text) && number >= 1 && number <= INVITATION_LIMITS[field] ? number : undefined
}

/** What an invitation is made of; undefined where a field is wrong. */
export function invitationOf(draft: InvitationDraft): Readonly<Record<Field, number>> | undefined {
  const [uses, days] = [wholeOf(draft, 'uses'), wholeOf(draft, 'days')]
  return uses === undefined || days === undefined ? undefined : { uses, days }
}

/** The most that a field may be, of those that are wrong. */
export function problemsOfInvitation(draft: InvitationDraft): Readonly<Partial<Record<Field, number>>> {
  const wrong = (['uses', 'days'] as const).filter((field) => wholeOf(draft, field) === undefined)
  return Object.fromEntries(wrong.map((field) => [field, INVITATION_LIMITS[field]]))
}
