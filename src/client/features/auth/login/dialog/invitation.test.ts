import { expect, test } from 'vitest'
import { inviteCode, problemsOfInvitation } from './invitation.ts'

test.each(['a-B_9', ' a-B_9\n', 'https://start.example.org/#invite=a-B_9', '#invite=a-B_9'])(
  'the code of an invitation is found in %j',
  (text) => {
    expect(inviteCode(text)).toBe('a-B_9')
    expect(problemsOfInvitation(text, 'invite')).toEqual({})
  },
)

test('where one is needed there must be one', () => {
  expect(problemsOfInvitation('', 'open')).toEqual({})
  for (const text of ['', ' ', 'two words', 'https://start.example.org/'])
    expect(problemsOfInvitation(text, 'invite')).toEqual({ invite: 'noInvite' })
})
