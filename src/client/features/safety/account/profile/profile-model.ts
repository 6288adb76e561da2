import { isNickname, NOTE_LIMIT, type Profile } from '../../../../../shared/entities/account.ts'

/** The draft of a profile. */
export type ProfileDraft = Profile

/** What is wrong with a draft, by field; the keys of messages (spec section 5). */
export function problemsOf({
  nickname,
  note,
}: ProfileDraft): Readonly<Partial<Record<'nickname' | 'note', 'nicknameFormat' | 'noteLong'>>> {
  return {
    ...(isNickname(nickname) ? {} : { nickname: 'nicknameFormat' as const }),
    ...(note.length > NOTE_LIMIT ? { note: 'noteLong' as const } : {}),
  }
}

/** The fields that a draft changes. */
export function changesOf(draft: ProfileDraft, saved: Profile): Partial<Profile> {
  const entries = Object.entries(draft).filter(([field, value]) => saved[field as keyof Profile] !== value)
  return Object.fromEntries(entries)
}
