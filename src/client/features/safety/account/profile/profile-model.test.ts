import { expect, test } from 'vitest'
import { changesOf, problemsOf } from './profile-model.ts'

const saved = { nickname: '林秋', note: '', sex: '1', birthday: '', address: '' } as const

test('a nickname has 1 to 25 characters without spaces and brackets', () => {
  for (const nickname of ['林', 'a'.repeat(25), '林·秋']) expect(problemsOf({ ...saved, nickname })).toEqual({})
  for (const nickname of ['', 'a b', '{x}', '[x', 'a'.repeat(26)])
    expect(problemsOf({ ...saved, nickname })).toEqual({ nickname: 'nicknameFormat' })
  expect(problemsOf({ ...saved, note: 'x'.repeat(51) })).toEqual({ note: 'noteLong' })
})

test('only what differs is sent', () => {
  expect(changesOf(saved, saved)).toEqual({})
  expect(changesOf({ ...saved, note: '海边', sex: '0' }, saved)).toEqual({ note: '海边', sex: '0' })
})
