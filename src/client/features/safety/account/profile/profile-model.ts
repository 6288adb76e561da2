import { isNickname, isNote } from '../../../../../shared/api/profile.ts'
import type { Profile } from '../../../../../shared/entities/account.ts'

/** The draft of a profile. */
export type ProfileDraft = Profile

interface ProfileProblems {
  readonly nickname?: 'nicknameFormat'
  readonly note?: 'noteLong'
  readonly birthday?: 'birthdayFuture'
}

/** What is wrong with a draft, by field; the keys of messages (spec section 5). @param today such as `2026-11-27` */
export function problemsOf({ nickname, note, birthday }: ProfileDraft, today: string): ProfileProblems {
  return {
    ...(isNickname(nickname) ? {} : { nickname: 'nicknameFormat' }),
    ...(isNote(note) ? {} : { note: 'noteLong' }),
    ...(birthday > today ? { birthday: 'birthdayFuture' } : {}),
  }
}

/** The day on this device, as the server stores days. */
export const dayOf = (time: Date): string =>
  new Date(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate())).toJSON().slice(0, 10)

/** The fields that a draft changes. */
export function changesOf(draft: ProfileDraft, saved: Profile): Partial<Profile> {
  const entries = Object.entries(draft).filter(([field, value]) => saved[field as keyof Profile] !== value)
  return Object.fromEntries(entries)
}
