import { expect, test } from 'vitest'
import { invitationOf, problemsOfInvitation } from './invitation-draft.ts'

test('whole numbers within the limits are taken, however an input method writes them', () => {
  for (const [uses, days] of [
    ['1', '1'],
    [' 10000 ', '3650'],
    ['１２', '0７'],
  ] as const) {
    expect(problemsOfInvitation({ uses, days })).toEqual({})
    expect(invitationOf({ uses, days })).toEqual({
      uses: Number(uses.normalize('NFKC')),
      days: Number(days.normalize('NFKC')),
    })
  }
})

test('what is none says the most that there may be', () => {
  for (const wrong of ['', ' ', '0', '-1', '1.5', '1e3', '0x1', '1 2', 'x', '99999999999999999999']) {
    expect([wrong, problemsOfInvitation({ uses: wrong, days: '7' })]).toEqual([wrong, { uses: 10_000 }])
    expect([wrong, problemsOfInvitation({ uses: '1', days: wrong })]).toEqual([wrong, { days: 3650 }])
    expect([wrong, invitationOf({ uses: wrong, days: '7' })]).toEqual([wrong, undefined])
  }
  expect(problemsOfInvitation({ uses: '10001', days: '3651' })).toEqual({ uses: 10_000, days: 3650 })
})
